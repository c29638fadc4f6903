import type { RefObject } from 'react';
import { type SampleName, sampleNames } from '#contract/sample.ts';
import { readClipboard } from '#files/clipboard/read-clipboard.ts';
import { OpenFile } from '#files/open/open-file-button.tsx';
import type { Opened } from '#files/open/use-opening.ts';
import { Menu } from '#ui/menu.tsx';
import { toasts } from '#ui/toast-store.ts';
import { humanizer, useWorkspace } from '../workspace/humanizer.ts';
import { useRunKey } from './run-key.ts';

/** A file's text becomes the source, and notes about it are shown. */
export function takeFile({ text, notes, name }: Opened) {
  humanizer.take(text, name);
  if (notes.length > 0) toasts.show({ type: 'info', title: `${name} is open`, message: notes.join(' ') });
}

const clipboardRefused = 'Your browser blocked the clipboard. Click in the text and paste with Ctrl+V or ⌘V.';
const sampleMissing = 'The sample could not be loaded. Check your connection and try again.';

type Props = { field: RefObject<HTMLTextAreaElement | null>; onTrouble: (sentence: string) => void };

/** Buttons to paste, open or clear a text, or to try a sample. */
export default function SourceTools({ field, onTrouble }: Props) {
  const isEmpty = useWorkspace(
    ({ text, run }) => text === '' && (run.phase === 'idle' || run.phase === 'running'),
  );

  useRunKey();

  async function paste() {
    try {
      const pasted = await readClipboard();
      onTrouble(pasted === '' ? 'The clipboard holds no text.' : '');
      if (pasted !== '') return humanizer.take(pasted);
    } catch {
      onTrouble(clipboardRefused);
    }
    field.current?.focus();
  }

  async function trySample(name: SampleName) {
    try {
      const { samples } = await import('#contract/more-samples.ts');
      onTrouble('');
      humanizer.take(samples[name]);
    } catch {
      onTrouble(sampleMissing);
    }
  }

  function clear() {
    onTrouble('');
    // If the text is empty, there is only the result to clear; it stays in the history.
    if (humanizer.current().text === '') humanizer.empty();
    else humanizer.take('');
    field.current?.focus();
  }

  return (
    <>
      <button type="button" className="tool-button" onClick={() => void paste()}>
        Paste Text
      </button>
      <Menu label="Try Sample" buttonClassName="tool-button">
        <ul className="menu-list">
          {sampleNames.map((name) => (
            <li key={name}>
              <button type="button" data-closes onClick={() => void trySample(name)}>
                {name}
              </button>
            </li>
          ))}
        </ul>
      </Menu>
      <OpenFile
        onOpened={(file) => {
          onTrouble('');
          takeFile(file);
        }}
        onRefused={onTrouble}
      />
      <button type="button" className="tool-button" disabled={isEmpty} onClick={clear}>
        Clear
      </button>
    </>
  );
}
