/** What a key does at a change: leads to another one, takes this one back, or nothing of ours. */
export function stepOf(key: string, index: number, count: number): number | 'take back' | null {
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
    case 'Backspace':
    case 'Delete':
      return 'take back';
    default:
      return null;
  }
}
