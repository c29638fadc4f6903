import Quill, { Delta, type Range } from 'quill/core.js';
import Clipboard from 'quill/modules/clipboard.js';
import { insecureImage, isInsecureImage } from '#contract/post-html.ts';
import { sanitise } from '#posts/sanitise.ts';
import { toasts } from '#ui/toast-store.ts';
import { keptElements } from './formats.ts';

const signs = [
  /^#{1,6} \S/m,
  /^(?:[-*+]|\d+[.)]) \S.*\n(?:\s*(?:[-*+]|\d+[.)]) \S)/m,
  /^> \S/m,
  /^(?:```|~~~)/m,
  /\[[^\]\n]+\]\([^)\s]+\)/,
  /(?:^|\s)(?:\*\*|__)\S[^\n]*?\S?(?:\*\*|__)(?=\W|$)/m,
  /^\|.*\|\n\|[\s:|-]+\|$/m,
];

/** Whether a text has signs of Markdown. A star or a dash alone is not one, since plain text has them too. */
const looksLikeMarkdown = (text: string) => signs.some((sign) => sign.test(text));

/** Sanitises HTML, and tells the user if a picture is lost. */
export function takeIn(html: string): string {
  const pictures = new DOMParser().parseFromString(html, 'text/html').images;
  if (Array.from(pictures).some((picture) => isInsecureImage(picture.getAttribute('src') ?? '')))
    toasts.show({ type: 'error', title: 'A picture was not added', message: insecureImage });
  return sanitise(html);
}

type Pasted = { text?: string; html?: string };

/** Code editors put their colours on the clipboard beside the text; there the plain text is meant. */
const isFromCodeEditor = (html: string) => /vscode|font-family:[^;"]*mono/i.test(html);

export class PostClipboard extends Clipboard {
  /** Inserts pasted Markdown; set when the editor is created. */
  onMarkdown: (text: string, range: Range) => void = () => undefined;

  constructor(...given: ConstructorParameters<typeof Clipboard>) {
    super(...given);
    this.addMatcher(keptElements, (node) =>
      node instanceof Element ? new Delta().insert({ kept: sanitise(node.outerHTML) }) : new Delta(),
    );
    this.addMatcher('del', (_node, delta) =>
      delta.compose(new Delta().retain(delta.length(), { strike: true })),
    );
  }

  override onPaste(range: Range, { text, html }: Pasted) {
    const inCode = 'code-block' in this.quill.getFormat(range.index);
    const isPlain = html === undefined || html === '' || isFromCodeEditor(html);
    if (text !== undefined && isPlain && !inCode && looksLikeMarkdown(text)) {
      return this.onMarkdown(text.replace(/\r\n?/g, '\n'), range);
    }
    return super.onPaste(range, {
      ...(text !== undefined && { text }),
      ...(html !== undefined && html !== '' && { html: takeIn(html) }),
    });
  }

  /** Replaces the editor's own export, which loses spaces and videos and has let scripts through. */
  override onCopy(range: Range) {
    const selection = document.getSelection();
    const part = document.createElement('div');
    if (selection && selection.rangeCount > 0) part.append(selection.getRangeAt(0).cloneContents());
    return { html: sanitise(part.innerHTML), text: this.quill.getText(range) };
  }
}

export const registerClipboard = () => Quill.register('modules/clipboard', PostClipboard, true);
