/** The keys of the tool, as they are listed under "? Keys". */
export const keys: readonly { keys: string; does: string }[] = [
  { keys: 'Ctrl+Enter or ⌘ Enter', does: 'Humanize' },
  { keys: 'Alt+↓, Alt+↑', does: 'Next change, previous change' },
  { keys: 'Alt+Page Down, Alt+Page Up', does: 'Changes in the next or previous paragraph' },
  { keys: 'Enter', does: 'Open the card of a change' },
  { keys: 'Backspace', does: 'Revert a change' },
  { keys: 'U, M, Backspace', does: 'When you decide: use it, keep mine, undo' },
  { keys: '↑, ↓ or K, J', does: 'When you decide: previous, next' },
  { keys: 'Ctrl+Z, Shift+Ctrl+Z', does: 'Undo and redo changes to the result' },
  { keys: 'Alt+1, Alt+2, Alt+3', does: 'Clean, Changes, Side by side' },
  { keys: 'Alt+C', does: 'Copy the result' },
  { keys: 'Escape', does: 'Close what is open' },
];
