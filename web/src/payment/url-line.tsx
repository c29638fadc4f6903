import { useEffect, useState } from 'react';
import { toasts } from '../shell/toasts.ts';
import { Button, buttonClass } from '../ui/button.tsx';

const shownFor = 2_000;

export function CopyButton({ text, label }: { text: string; label: string }) {
  const [times, setTimes] = useState(0);
  useEffect(() => {
    if (times === 0) return;
    const timer = setTimeout(() => setTimes(0), shownFor);
    return () => clearTimeout(timer);
  }, [times]);

  async function copy() {
    try {
      await navigator.clipboard.writeText(text);
      setTimes((before) => before + 1);
      toasts.show({ type: 'success', title: `${label} copied to clipboard!`, duration: shownFor });
    } catch {
      const message = 'The browser does not allow it. Please select it and copy it yourself.';
      toasts.show({ type: 'error', title: `The ${label} could not be copied`, message });
    }
  }

  return (
    <Button look="quiet" onClick={() => void copy()}>
      {times > 0 ? 'Copied!' : `Copy ${label}`}
    </Button>
  );
}

/** An address to look at, to take along and to try. */
export const UrlLine = ({ url }: { url: string }) => (
  <div className="url-line">
    <code>{url}</code>
    <p className="actions">
      <CopyButton text={url} label="URL" />
      <a href={url} target="_blank" rel="noreferrer" className={buttonClass('quiet')}>
        Test URL
      </a>
    </p>
  </div>
);
