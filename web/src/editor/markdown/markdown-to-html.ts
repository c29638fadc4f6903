import { Marked } from 'marked';
import { sanitise } from '../../blog/sanitise.ts';

const marked = new Marked({ async: false, gfm: true });

/** The library passes on what HTML the Markdown holds, and every address. */
export const markdownToHtml = (markdown: string): string =>
  sanitise(marked.parse(markdown, { async: false }));
