import { useCopying } from '../../ui/copying.ts';
import { toasts } from '../../ui/toasts.ts';

export function CopyButton({ text }: { text: string }) {
  const { copied, copy } = useCopying();

  async function copyResult() {
    if (await copy(text)) return;
    toasts.show({
      type: 'error',
      title: 'The browser did not let us write to the clipboard',
      message: 'Select the result and copy it with Ctrl+C or ⌘C.',
    });
  }

  return (
    <button
      type="button"
      className="tool-button copy-button"
      disabled={text === ''}
      onClick={() => void copyResult()}
    >
      <span aria-live="polite">{copied ? 'Copied!' : 'Copy'}</span>
    </button>
  );
}
