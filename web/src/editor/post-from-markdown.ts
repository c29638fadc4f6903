import { Marked, type RendererObject, type Tokens } from 'marked';
import { sanitise } from '#posts/sanitise.ts';
import { videoAddress } from './video-address.ts';

/** Returns the embed URL if a paragraph contains only the address of a video. */
function aloneVideo([first, ...others]: Tokens.Generic[]): string | undefined {
  if (others.length > 0 || first?.type !== 'link' || first.text !== first.href) return undefined;
  return videoAddress(first.text);
}

/** Returning `false` leaves the output to the library. */
const renderer: RendererObject = {
  listitem({ task, checked, tokens }) {
    if (!task) return false;
    return `<li data-list="${checked ? 'checked' : 'unchecked'}">${this.parser.parse(tokens)}</li>\n`;
  },
  checkbox: () => '',
  paragraph({ tokens }) {
    const video = aloneVideo(tokens);
    return video === undefined ? false : `<iframe class="ql-video" src="${video}"></iframe>\n`;
  },
};

const marked = new Marked({ async: false, gfm: true, renderer });

/** Sanitises the output, since the library passes on all HTML in the Markdown, and every address. */
export const markdownToHtml = (markdown: string): string =>
  sanitise(marked.parse(markdown, { async: false }));
