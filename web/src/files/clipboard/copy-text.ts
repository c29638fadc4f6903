import { ownMark } from './own-mark.ts';

type Converter = typeof import('../markdown/markdown-to-html.ts');

let converter: Converter | undefined;

/** Loads the converter in advance, since a copy shortcut cannot wait for it. */
export async function loadCopying(): Promise<Converter> {
  converter ??= await import('../markdown/markdown-to-html.ts');
  return converter;
}

const marked = (html: string): string => `<div ${ownMark}>\n${html}\n</div>`;

/** Copies a text, both with its formatting and as written. Rejects if the browser does not allow it. */
export async function copyText(text: string): Promise<void> {
  if ('ClipboardItem' in globalThis) {
    const html = loadCopying().then(
      ({ markdownToHtml }) => new Blob([marked(markdownToHtml(text))], { type: 'text/html' }),
    );
    const plain = new Blob([text], { type: 'text/plain' });
    try {
      // Some browsers allow writing only at once, so HTML that is still loading is passed as a promise.
      await navigator.clipboard.write([new ClipboardItem({ 'text/plain': plain, 'text/html': html })]);
      return;
    } catch {
      // The plain text may be allowed where HTML is not.
    }
  }
  await navigator.clipboard.writeText(text);
}

/** Copies a text on a copy event; false if that is impossible and the browser should copy. */
export function putOn(clipboard: DataTransfer | null, text: string): boolean {
  if (clipboard === null || text === '' || converter === undefined) return false;
  clipboard.setData('text/plain', text);
  clipboard.setData('text/html', marked(converter.markdownToHtml(text)));
  return true;
}
