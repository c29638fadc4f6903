import { markdownOf } from './read-pasted.ts';

/** Calls `onPaste` with the pasted formatting as Markdown, or with null if the plain text is meant. */
export function hearPastes(
  field: HTMLTextAreaElement,
  { signal, onPaste }: { signal: AbortSignal; onPaste: (event: ClipboardEvent, rich: string | null) => void },
) {
  // Some browsers pass the formatting along even if only the plain text is requested.
  let isPlain = false;
  field.addEventListener('keydown', ({ shiftKey }) => (isPlain = shiftKey), { signal });
  field.addEventListener('keyup', () => (isPlain = false), { signal });
  field.addEventListener(
    'paste',
    (event) => {
      const html = isPlain || event.defaultPrevented ? '' : (event.clipboardData?.getData('text/html') ?? '');
      onPaste(event, markdownOf(html));
    },
    { signal },
  );
}

/** Inserts text as if it had been typed, so that the browser can undo it in one step. */
export function insert(field: HTMLTextAreaElement, text: string) {
  // oxlint-disable-next-line typescript/no-deprecated -- nothing else leaves the browser its undo
  if (document.execCommand('insertText', false, text)) return;
  field.setRangeText(text, field.selectionStart, field.selectionEnd, 'end');
  field.dispatchEvent(new InputEvent('input', { bubbles: true, inputType: 'insertText' }));
}
