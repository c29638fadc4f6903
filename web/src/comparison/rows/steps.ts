/** What a key does at a change: leads to another one, switches this one, or nothing of ours. */
export function stepOf(key: string, index: number, count: number): number | 'toggle' | null {
  switch (key) {
    case 'ArrowRight':
    case 'ArrowDown':
    case 'n':
      return Math.min(index + 1, count - 1);
    case 'ArrowLeft':
    case 'ArrowUp':
    case 'p':
      return Math.max(index - 1, 0);
    case 'Home':
      return 0;
    case 'End':
      return count - 1;
    case 'Enter':
    case ' ':
    case 'Backspace':
      return 'toggle';
    default:
      return null;
  }
}
