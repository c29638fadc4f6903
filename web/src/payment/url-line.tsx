import { toasts } from '../shell/toasts.ts';
import { Button, buttonClass } from '../ui/button.tsx';
import { useCopying } from '../ui/copying.ts';

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
      {copied ? 'Copied!' : `Copy ${label}`}
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
