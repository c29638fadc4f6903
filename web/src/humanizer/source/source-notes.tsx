import type { RefObject } from 'react';
import { inFigures } from '../../words/figures.ts';
import { humanizer, useWorkspace } from '../workspace/humanizer.ts';
import { Incoming } from './incoming.tsx';

type Props = {
  field: RefObject<HTMLTextAreaElement | null>;
  trouble: string;
  onTrouble: (sentence: string) => void;
};

/** Over the end of the text, so that nothing moves: what went wrong, what is sent, what was replaced. */
export default function SourceNotes({ field, trouble, onTrouble }: Props) {
  return (
    <>
      <Note field={field} trouble={trouble} />
      <Incoming field={field} onTrouble={onTrouble} />
    </>
  );
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
