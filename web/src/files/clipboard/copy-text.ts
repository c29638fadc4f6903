import { ownMark } from './own-mark.ts';

type Converter = typeof import('../markdown/markdown-to-html.ts');

let converter: Converter | undefined;

/** A key that copies cannot wait for it. */
export async function loadCopying(): Promise<Converter> {
  converter ??= await import('../markdown/markdown-to-html.ts');
  return converter;
}

const marked = (html: string): string => `<div ${ownMark}>\n${html}\n</div>`;

/** On the clipboard, with its formatting and as it is written. Rejected where the browser does not let us. */
export async function copyText(text: string): Promise<void> {
  if ('ClipboardItem' in globalThis) {
    const html = loadCopying().then(
      ({ markdownToHtml }) => new Blob([marked(markdownToHtml(text))], { type: 'text/html' }),
    );
    const plain = new Blob([text], { type: 'text/plain' });
    try {
      // Some browsers let us write only at once, so what is still loading is promised.
      await navigator.clipboard.write([new ClipboardItem({ 'text/plain': plain, 'text/html': html })]);
      return;
    } catch {
      // The plain text may be let through where the other is not.
    }
  }
  await navigator.clipboard.writeText(text);
}

/** The same for a key that copies; false where nothing can be done, and the browser copies. */
export function putOn(clipboard: DataTransfer | null, text: string): boolean {
  if (clipboard === null || text === '' || converter === undefined) return false;
  clipboard.setData('text/plain', text);
  clipboard.setData('text/html', marked(converter.markdownToHtml(text)));
  return true;
}
