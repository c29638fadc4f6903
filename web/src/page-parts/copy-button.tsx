import { Button } from '#ui/button.tsx';
import { useCopying } from '#ui/copying.ts';
import { toasts } from '#ui/toast-store.ts';

const notifiedFor = 2_000;

export function CopyButton({ text, label }: { text: string; label: string }) {
  const { copied, copy } = useCopying();
  const asked = `Copy ${label}`;

  async function copyAndTell() {
    if (await copy(text)) {
      return toasts.show({ type: 'success', title: `${label} copied to clipboard!`, duration: notifiedFor });
    }
    const message = 'The browser does not allow it. Please select it and copy it yourself.';
    return toasts.show({ type: 'error', title: `The ${label} could not be copied`, message });
  }

  // As wide as its longer label, so that nothing beside it moves.
  return (
    <Button
      look="quiet"
      style={{ minInlineSize: `calc(${asked.length}ch + 2 * var(--space-5))` }}
      onClick={() => void copyAndTell()}
    >
      {copied ? 'Copied!' : asked}
    </Button>
  );
}
