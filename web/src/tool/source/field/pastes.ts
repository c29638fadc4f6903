import { hearPastes, insert } from '#files/clipboard/pastes.ts';
import { historyKey } from '../../desk/history-key.ts';
import { humanizer } from '../../workspace/humanizer.ts';
import { longFrom } from './text-field.ts';

/**
 * What is pasted keeps its formatting as Markdown. Pasting a long text by the browser takes twice as long as setting the field's value. The browser's undo does not know of
 * a value that was set, so undo and redo of such a paste are handled here. Returns what removes the listeners.
 */
export function takePastes(field: HTMLTextAreaElement): () => void {
  const listening = new AbortController();
  const { signal } = listening;
  let pasted: { before: string; after: string } | null = null;
  /** After an undo, and until the next change, the browser's own redo would insert text in the wrong position. */
  let undone = false;

  function paste(event: ClipboardEvent, rich: string | null) {
    const coming = rich ?? event.clipboardData?.getData('text/plain') ?? '';
    const { text: before, name } = humanizer.current();
    const isShown = field.value === before;
    const start = isShown ? field.selectionStart : before.length;
    // In the middle of a text only the browser can scroll the caret into view.
    const atEnd = !isShown || field.selectionEnd === before.length;
    if (event.defaultPrevented || (rich === null && (coming.length < longFrom || !atEnd))) return;
    event.preventDefault();
    if (coming.length < longFrom || !atEnd) return insert(field, coming);
    humanizer.take(before.slice(0, start) + coming, start === 0 ? '' : name);
    const { text: after } = humanizer.current();
    pasted = { before, after };
    undone = false;
    // The field shows it in two steps, each in a task of its own.
    setTimeout(() => {
      field.setSelectionRange(after.length, after.length);
      setTimeout(() => start > 0 && field.scrollTo(0, field.scrollHeight));
    });
  }

  function followHistory(event: KeyboardEvent) {
    const key = historyKey(event);
    const { text, name } = humanizer.current();
    if (key === null || pasted === null) return;
    if (key === 'undo' ? text !== pasted.after : !undone) return;
    event.preventDefault();
    if (key === 'undo') humanizer.take(pasted.before, name);
    else if (text === pasted.before) humanizer.take(pasted.after, name);
    undone = true;
  }

  hearPastes(field, { signal, onPaste: paste });
  field.addEventListener('keydown', followHistory, { signal });
  field.addEventListener('input', () => (undone = false), { signal });
  return () => listening.abort();
}
