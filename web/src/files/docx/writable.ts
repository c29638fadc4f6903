/** XML has no place for these, and Word calls a document that holds one damaged. */
const unwritable = /[^\P{Cc}\t\n]|[\ufffe\uffff]/gu;

export const writable = (text: string): string => text.toWellFormed().replace(unwritable, ' ');
