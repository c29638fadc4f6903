export const unchanged = 'Nothing in your draft was changed.';

export const openerDidNotLoad = `We couldn’t load the file reader. ${unchanged} Check your connection and try again, or reload the page.`;
export const oneFileAtATime = `Only one file can be opened at a time. ${unchanged}`;

export const writerDidNotLoad = `We couldn’t load the file writer. Your text is still here. Check your connection and try again, or save it as .md.`;
export const notWritten =
  'The file could not be written. Your text is still here. Try again, or save it as .md.';

export const saveLabels = {
  txt: 'Text (.txt)',
  md: 'Markdown (.md)',
  docx: 'Word (.docx)',
  'tracked docx': 'Word, tracked changes (.docx)',
} as const;

/** What happens to the .docx that a text came from. */
export const savingInWords = {
  same: 'Your document with the new text',
  tracked: 'Your document, with tracked changes',
  anew: 'A new document. To save into your own, open it here again first.',
};

export const newDocument =
  'It is a new document with headings, lists and tables, because the new words could not be put into yours.';
export const looksStay = 'Bold, italic and struck words look as they did in your document.';
export const unplaced = (count: number) =>
  count === 1
    ? 'We left out one change. It is in a link address, an automatic number or another place that Word does not store as text.'
    : `We left out ${count} changes. They are in link addresses, automatic numbers or other places that Word does not store as text.`;
