import type { RefObject } from 'react';
import { inFigures } from '#words/figures.ts';
import { lazy } from '#ui/lazy.ts';
import { LazyPart } from '#ui/lazy-part.tsx';
import { isTooLong } from '../limits/too-long.ts';
import { humanizer, useAllowance, useWorkspace } from '../workspace/humanizer.ts';
import { resultIn } from '../workspace/workspace.ts';
import { Incoming } from './incoming.tsx';

const PartsNote = lazy(() => import('./parts-note.tsx'));
const AsItReads = lazy(() => import('../reading/as-it-reads.tsx'));

type Props = {
  field: RefObject<HTMLTextAreaElement | null>;
  trouble: string;
  onTrouble: (sentence: string) => void;
};

/** Over the end of the text, so that nothing moves: what went wrong, what is sent, what was replaced. */
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
      <AsItReads field={field} text={text} beginsAnew onSelect={humanizer.select} />
    </LazyPart>
  );
}

/** Not of a text whose parts run, or have begun to come: then they are gone on with. */
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
  const selected = useWorkspace((state) => (state.selection === null ? 0 : state.selectedWords));

  function useWholeText() {
    const end = field.current?.selectionEnd ?? 0;
    field.current?.setSelectionRange(end, end);
    humanizer.select(end, end);
    field.current?.focus();
  }

  if (trouble !== '') {
    return (
      <p className="source-note form-error" role="alert">
        {trouble}
      </p>
    );
  }
  if (selected > 0) {
    return (
      <p className="source-note">
        Only the {inFigures(selected)} selected {selected === 1 ? 'word is' : 'words are'} sent.{' '}
        <button type="button" className="link-button" onClick={useWholeText}>
          Send all
        </button>
      </p>
    );
  }
  if (!replaced) return null;
  return (
    <p className="source-note">
      Your earlier text is kept.{' '}
      <button type="button" className="link-button" onClick={humanizer.bringBack}>
        Bring it back
      </button>
    </p>
  );
}
