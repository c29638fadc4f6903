/** Characters that XML does not allow; Word reports a document with one as damaged. */
const unwritable = /[^\P{Cc}\t\n]|[\ufffe\uffff]/gu;

export const writable = (text: string): string => text.toWellFormed().replace(unwritable, ' ');
