import { humanizer } from '../workspace/humanizer.ts';
import { longFrom } from './text-field.ts';

function historyKey({ key, ctrlKey, metaKey, shiftKey, altKey }: KeyboardEvent): 'undo' | 'redo' | null {
  if (altKey || !(ctrlKey || metaKey)) return null;
  if (key.toLowerCase() === 'z') return shiftKey ? 'redo' : 'undo';
  return key.toLowerCase() === 'y' ? 'redo' : null;
}

/**
 * The browser's own paste of a long text holds the page for twice as long as setting the text does. Its undo knows
 * nothing of what was set, so these keys are ours where they meet such a paste. Answers with what ends it.
 */
export function takeLongPastes(field: HTMLTextAreaElement): () => void {
  const listening = new AbortController();
  const { signal } = listening;
  let pasted: { before: string; after: string } | null = null;
  /** From undoing to the next change the browser's redo would put things where they never stood. */
  let undone = false;

  function paste(event: ClipboardEvent) {
    const coming = event.clipboardData?.getData('text/plain') ?? '';
    const { text: before, name } = humanizer.current();
    const isShown = field.value === before;
    const start = isShown ? field.selectionStart : before.length;
    // Amid a text only the browser can bring the caret into view.
    const atEnd = !isShown || field.selectionEnd === before.length;
    if (coming.length < longFrom || !atEnd || event.defaultPrevented) return;
    event.preventDefault();
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

  field.addEventListener('paste', paste, { signal });
  field.addEventListener('keydown', followHistory, { signal });
  field.addEventListener('input', () => (undone = false), { signal });
  return () => listening.abort();
}
