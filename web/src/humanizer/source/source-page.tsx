import { type KeyboardEvent, useState } from 'react';
import type { Opened } from '../../files/open/opening.ts';
import { lazy } from '../../ui/lazy.ts';
import { LazyPart } from '../../ui/lazy-part.tsx';
import { toasts } from '../../ui/toasts.ts';
import { inFigures } from '../../words/figures.ts';
import { CheckButton } from '../check-button.tsx';
import { humanizer, useWorkspace } from '../workspace/humanizer.ts';
import { Counter } from './counter.tsx';
import { HumanizeButton } from './humanize-button.tsx';
import { useTextField } from './text-field.ts';

const clipboardRefused =
  'The browser did not let us read the clipboard. Click into the text and paste with Ctrl+V or ⌘V.';
const OptionsLine = lazy(() => import('./options-line.tsx'));
const OpenFile = lazy(async () => ({
  default: (await import('../../files/open/open-file-button.tsx')).OpenFile,
}));
const Incoming = lazy(() => import('./incoming.tsx'));

const sampleMissing = 'The sample could not be loaded. Check your connection and try again.';

function follow(event: KeyboardEvent) {
  if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey)) return;
  event.preventDefault();
  void humanizer.humanize();
}

export function SourcePage() {
  const { field, ...handlers } = useTextField();
  const replaced = useWorkspace((state) => state.replaced !== null);
  const selected = useWorkspace((state) => (state.selection === null ? 0 : state.selectedWords));
  const [trouble, setTrouble] = useState('');

  async function paste() {
    try {
      const pasted = await navigator.clipboard.readText();
      setTrouble(pasted === '' ? 'The clipboard holds no text.' : '');
      if (pasted !== '') humanizer.take(pasted);
    } catch {
      setTrouble(clipboardRefused);
    }
    field.current?.focus();
  }

  async function trySample() {
    try {
      const { sample } = await import('../../content/sample.ts');
      setTrouble('');
      humanizer.take(sample);
    } catch {
      setTrouble(sampleMissing);
    }
  }

  function opened({ text, notes, name }: Opened) {
    setTrouble('');
    humanizer.take(text, name);
    if (notes.length > 0) toasts.show({ type: 'info', title: `${name} is open`, message: notes.join(' ') });
  }

  function useWholeText() {
    const end = field.current?.selectionEnd ?? 0;
    field.current?.setSelectionRange(end, end);
    humanizer.select(end, end);
    field.current?.focus();
  }

  return (
    <div className="spread-page source-page">
      <div className="sheet-head">
        <h2>
          <label htmlFor="your-text">Your Text</label>
        </h2>
        <div className="sheet-tools">
          <button type="button" className="tool-button" onClick={() => void paste()}>
            Paste Text
          </button>
          <button type="button" className="tool-button" onClick={() => void trySample()}>
            Try Sample
          </button>
          {/* Its room is held, and its script comes once the page stands. */}
          <div className="open-file-place">
            <LazyPart>
              <OpenFile onOpened={opened} onRefused={setTrouble} />
            </LazyPart>
          </div>
        </div>
      </div>
      <textarea
        ref={field}
        id="your-text"
        className="manuscript"
        placeholder="Paste or write English that came out stiffer than you meant it."
        aria-describedby="word-count"
        autoComplete="off"
        {...handlers}
        onKeyDown={follow}
      />
      <div className="source-line">
        <Counter />
        <p className="source-note">
          {selected > 0 && (
            <>
              Only the {inFigures(selected)} selected {selected === 1 ? 'word is' : 'words are'} sent.{' '}
              <button type="button" className="link-button" onClick={useWholeText}>
                Send all
              </button>
            </>
          )}
          {selected === 0 && replaced && (
            <>
              Your earlier text is kept.{' '}
              <button type="button" className="link-button" onClick={humanizer.bringBack}>
                Bring it back
              </button>
            </>
          )}
        </p>
      </div>
      {trouble !== '' && (
        <p className="form-error" role="alert">
          {trouble}
        </p>
      )}
      <LazyPart arriving={<div className="options-line" />}>
        <OptionsLine />
      </LazyPart>
      <div className="source-actions">
        <CheckButton kind="input" />
        <HumanizeButton />
      </div>
      <LazyPart>
        <Incoming field={field} onOpened={opened} onRefused={setTrouble} />
      </LazyPart>
    </div>
  );
}
