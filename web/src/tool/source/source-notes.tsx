import { type RefObject, useEffect, useState } from 'react';
import { reword } from '#content/tool/reword.ts';
import { useEngine } from '#page-parts/engine-in-use.ts';
import { hearPastes, insert } from '#files/clipboard/pastes.ts';
import { DropTarget } from '#files/open/drop-target.tsx';
import { LazyPart } from '#ui/lazy-part.tsx';
import { lazy } from '#ui/lazy.ts';
import { inFigures } from '#words/figures.ts';
import { historyKey } from '../layout/history-key.ts';
import { isTooLong } from '../limits/too-long.ts';
import type { AskedSentence } from '../reword/ask-reword.ts';
import { humanizer, useAllowance, useWorkspace } from '../workspace/humanizer.ts';
import { resultIn } from '../workspace/workspace.ts';
import { takeFile } from './source-tools.tsx';
import { longFrom } from './text-field.ts';

/**
 * Pastes formatted text as Markdown. A long paste sets the field's value, because pasting by the browser takes twice as long.
 * The browser cannot undo a set value, so undo and redo of it are handled here. Returns a function that removes the listeners.
 */
function takePastes(field: HTMLTextAreaElement): () => void {
  const listening = new AbortController();
  const { signal } = listening;
  let pasted: { before: string; after: string } | null = null;
  /** After an undo, and until the next change, the browser's own redo would insert text in the wrong position. */
  let undone = false;

  function paste(event: ClipboardEvent, rich: string | null) {
    const coming = rich ?? event.clipboardData?.getData('text/plain') ?? '';
    const { text: before, name } = humanizer.current();
    const isShown = field.value === before;
    const start = isShown ? field.selectionStart : before.length;
    // In the middle of a text only the browser can scroll the caret into view.
    const atEnd = !isShown || field.selectionEnd === before.length;
    if (event.defaultPrevented || (rich === null && (coming.length < longFrom || !atEnd))) return;
    event.preventDefault();
    if (coming.length < longFrom || !atEnd) return insert(field, coming);
    humanizer.take(before.slice(0, start) + coming, start === 0 ? '' : name);
    const { text: after } = humanizer.current();
    pasted = { before, after };
    undone = false;
    // The field renders it in two steps, each in its own task.
    setTimeout(() => {
      field.setSelectionRange(after.length, after.length);
      setTimeout(() => start > 0 && field.scrollTo(0, field.scrollHeight));
    });
  }

  function followHistory(event: KeyboardEvent) {
    const key = historyKey(event);
    const { text, name } = humanizer.current();
    if (key === null || pasted === null) return;
    if (key === 'undo' ? text !== pasted.after : !undone) return;
    event.preventDefault();
    if (key === 'undo') humanizer.take(pasted.before, name);
    else if (text === pasted.before) humanizer.take(pasted.after, name);
    undone = true;
  }

  hearPastes(field, { signal, onPaste: paste });
  field.addEventListener('keydown', followHistory, { signal });
  field.addEventListener('input', () => (undone = false), { signal });
  return () => listening.abort();
}

type IncomingProps = { field: RefObject<HTMLTextAreaElement | null>; onTrouble: (sentence: string) => void };

/** Takes files that are dropped on the tool and text that is pasted into the field. */
function Incoming({ field, onTrouble }: IncomingProps) {
  useEffect(() => (field.current ? takePastes(field.current) : undefined), [field]);
  return (
    <DropTarget
      onOpened={(file) => {
        onTrouble('');
        takeFile(file);
      }}
      onRefused={onTrouble}
    />
  );
}

const PartsNote = lazy(() => import('./parts-note.tsx'));
const RewordButton = lazy(() => import('../reword/reword-button.tsx'));
const SentenceWordings = lazy(() => import('../reword/sentence-wordings.tsx'));
const AsItReads = lazy(() => import('../reading/as-it-reads.tsx'));

type Props = {
  field: RefObject<HTMLTextAreaElement | null>;
  trouble: string;
  onTrouble: (sentence: string) => void;
};

/** Notes over the end of the text, so that nothing moves: an error, a selection that is sent, or a replaced text. */
export default function SourceNotes({ field, trouble, onTrouble }: Props) {
  return (
    <>
      <Read field={field} />
      <div className="source-notes">
        <PartsOffer />
        <Note field={field} trouble={trouble} />
      </div>
      <Incoming field={field} onTrouble={onTrouble} />
    </>
  );
}

function Read({ field }: Pick<Props, 'field'>) {
  const text = useWorkspace((state) => state.text);
  return (
    <LazyPart>
      <AsItReads field={field} text={text} scrollsToTop onSelect={humanizer.select} />
    </LazyPart>
  );
}

/** Offers to run a text in parts, unless its parts are running or some of them are done. */
function PartsOffer() {
  const allowance = useAllowance();
  const isOffered = useWorkspace((state) => {
    if (allowance === null || state.selection !== null || !isTooLong(state, allowance)) return false;
    const { asked } = resultIn(state) ?? {};
    return state.run.phase !== 'running' && !(asked?.parts && asked.source === state.text);
  });
  return <LazyPart>{isOffered && <PartsNote />}</LazyPart>;
}

function Note({ field, trouble }: Omit<Props, 'onTrouble'>) {
  const replaced = useWorkspace((state) => state.replaced !== null);
  const selected = useWorkspace((state) => state.selectedWords);
  const selection = useWorkspace((state) => state.selection);
  const options = useWorkspace((state) => state.options);
  const engine = useEngine();
  const text = useWorkspace((state) => state.text);
  const [started, setRewording] = useState<AskedSentence | null>(null);
  // Wordings for an earlier version of the text are outdated.
  const rewording = started?.text === text ? started : null;
  const asked = selection && { text, place: selection.start, end: selection.end, options };

  function use(changed: string, end: number) {
    setRewording(null);
    humanizer.take(changed, humanizer.current().name);
    field.current?.focus();
    field.current?.setSelectionRange(end, end);
  }

  function endRewording() {
    setRewording(null);
    field.current?.focus();
  }

  function useWholeText() {
    const end = field.current?.selectionEnd ?? 0;
    field.current?.setSelectionRange(end, end);
    humanizer.select(end, end);
    field.current?.focus();
  }

  if (rewording !== null) {
    return (
      <LazyPart>
        <SentenceWordings asked={rewording} onUse={use} onClose={endRewording} />
      </LazyPart>
    );
  }
  if (trouble !== '') {
    return (
      <p className="source-note rule-above soft small form-error" role="alert">
        {trouble}
      </p>
    );
  }
  if (asked) {
    return (
      <p className="source-note rule-above soft small">
        Humanize sends only the {inFigures(selected)} selected {selected === 1 ? 'word' : 'words'}.{' '}
        <button type="button" className="link-button" onClick={useWholeText}>
          Send all
        </button>{' '}
        <LazyPart>
          <RewordButton
            asked={asked}
            engine={engine}
            label={reword.source}
            className="link-button"
            onPress={() => setRewording(asked)}
          />
        </LazyPart>
      </p>
    );
  }
  if (!replaced) return null;
  return (
    <p className="source-note rule-above soft small">
      Your earlier text is kept.{' '}
      <button type="button" className="link-button" onClick={humanizer.bringBack}>
        Restore it
      </button>
    </p>
  );
}
