import { Button } from '../ui/button.tsx';
import { useCopying } from '../ui/copying.ts';
import { toasts } from '../ui/toasts.ts';

const toldFor = 2_000;

export function CopyButton({ text, label }: { text: string; label: string }) {
  const { copied, copy } = useCopying();

  async function copyAndTell() {
    if (await copy(text)) {
      return toasts.show({ type: 'success', title: `${label} copied to clipboard!`, duration: toldFor });
    }
    const message = 'The browser does not allow it. Please select it and copy it yourself.';
    return toasts.show({ type: 'error', title: `The ${label} could not be copied`, message });
  }

  return (
    <Button look="quiet" onClick={() => void copyAndTell()}>
      <span data-room={`Copy ${label}`}>{copied ? 'Copied!' : `Copy ${label}`}</span>
    </Button>
  );
}
