import { markdownOf } from './read-pasted.ts';

/** Of what a paste into a field brings, its formatting as Markdown; null where its plain text is meant. */
export function hearPastes(
  field: HTMLTextAreaElement,
  { signal, onPaste }: { signal: AbortSignal; onPaste: (event: ClipboardEvent, rich: string | null) => void },
) {
  // Not every browser leaves the formatting out by itself when only the text is asked for.
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

/** As if it had been typed, so that the browser takes it back in one step. */
export function insert(field: HTMLTextAreaElement, text: string) {
  // oxlint-disable-next-line typescript/no-deprecated -- nothing else leaves the browser its undo
  if (document.execCommand('insertText', false, text)) return;
  field.setRangeText(text, field.selectionStart, field.selectionEnd, 'end');
  field.dispatchEvent(new InputEvent('input', { bubbles: true, inputType: 'insertText' }));
}
