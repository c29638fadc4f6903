import { brand } from '#contract/brand.ts';

export const unchanged = 'Nothing in your draft was changed.';

export const openerDidNotLoad = `The part of ${brand.name} that opens files could not be loaded. ${unchanged} Check your connection and try again, or reload the page.`;
export const oneFileAtATime = `Only one file can be opened at a time. ${unchanged}`;

export const writerDidNotLoad = `The part of ${brand.name} that writes this kind of file could not be loaded. Your text is still here. Check your connection and try again, or save it as .md.`;
export const notWritten =
  'The file could not be written. Your text is still here. Try again, or save it as .md.';

export const saveLabels = {
  txt: 'Text (.txt)',
  md: 'Markdown (.md)',
  docx: 'Word (.docx)',
  'tracked docx': 'Word, tracked changes (.docx)',
} as const;

/** What becomes of the .docx that a text came from. */
export const savingInWords = {
  same: 'Your document, with the new words in it',
  tracked: 'Your document, each change to accept or reject',
  anew: 'A new document: open yours again to get it back with the new words in it',
};

export const newDocument =
  'It is a new document with headings, lists and tables, because the new words could not be put into yours.';
export const looksStay = 'Bold, italic and struck words look as they did in your document.';
export const unplaced = (count: number) =>
  count === 1
    ? 'One change stands where your document has no words of its own, such as an address or a number that Word counts, and was left out.'
    : `${count} changes stand where your document has no words of its own, such as an address or a number that Word counts, and were left out.`;
