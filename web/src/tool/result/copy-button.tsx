import { copyText } from '#files/clipboard/copy-text.ts';
import { buttonClass } from '#ui/button.tsx';
import { useCopying } from '#ui/copying.ts';
import { toasts } from '#ui/toasts.ts';
import { useWorkspace } from '../workspace/humanizer.ts';
import { isUpToDate } from '../workspace/workspace.ts';

/** The filled one of the desk while the result is that of the text and options beside it: then it is the next step. */
export function CopyButton({ text }: { text: string }) {
  const isNext = useWorkspace(isUpToDate);
  const { copied, copy } = useCopying(copyText);

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
      className={`${buttonClass(isNext ? 'primary' : 'quiet')} copy-button`}
      disabled={text === ''}
      onClick={() => void copyResult()}
    >
      <span aria-live="polite">{copied ? 'Copied!' : 'Copy'}</span>
    </button>
  );
}
