import { brand } from '#contract/brand.ts';

export const unchanged = 'Nothing in your draft was changed.';

export const openerDidNotLoad = `The part of ${brand.name} that opens files could not be loaded. ${unchanged} Check your connection and try again, or reload the page.`;
export const oneFileAtATime = `Only one file can be opened at a time. ${unchanged}`;

export const writerDidNotLoad = `The part of ${brand.name} that writes this kind of file could not be loaded. Your text is still here. Check your connection and try again, or save it as .md.`;
export const notWritten =
  'The file could not be written. Your text is still here. Try again, or save it as .md.';

export const saveLabels = { txt: 'Text (.txt)', md: 'Markdown (.md)', docx: 'Word (.docx)' } as const;
