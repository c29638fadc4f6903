import { useEffect, useState } from 'react';
import { toasts } from '../shell/toasts.ts';

const shownFor = 2_000;

export function CopyButton({ text }: { text: string }) {
  const [copied, setCopied] = useState(0);

  useEffect(() => {
    if (copied === 0) return;
    const timer = setTimeout(() => setCopied(0), shownFor);
    return () => clearTimeout(timer);
  }, [copied]);

  async function copy() {
    try {
      await navigator.clipboard.writeText(text);
      setCopied(copied + 1);
    } catch {
      toasts.show({
        type: 'error',
        title: 'The browser did not let us write to the clipboard',
        message: 'Select the result and copy it with Ctrl+C or ⌘C.',
      });
    }
  }

  return (
    <button type="button" className="tool-button" disabled={text === ''} onClick={() => void copy()}>
      <span aria-live="polite">{copied > 0 ? 'Copied!' : 'Copy'}</span>
    </button>
  );
}
