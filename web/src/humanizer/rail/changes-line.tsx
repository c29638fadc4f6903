import { counted, inFigures } from '../../words/figures.ts';
import { useReview } from '../desk/use-review.ts';
import { changesOf } from '../review/pieces.ts';
import type { Finished } from '../workspace/workspace.ts';

/** How many of the changes stand, and what can be done to all of them. */
export function ChangesLine({ shown }: { shown: Finished | null }) {
  const { takeAllBack, keepAll } = useReview();
  const changes = shown ? changesOf(shown) : [];
  const total = changes.length;
  const kept = changes.filter(({ kind }) => kind !== 'taken back').length;
  if (total === 0) {
    return (
      <div className="row rail-line">
        <p className="rail-faint">{shown ? 'No changes' : 'No changes yet'}</p>
      </div>
    );
  }
  return (
    <div className="row rail-line">
      <output>
        {inFigures(kept)} of {counted(total, 'change')} kept
      </output>
      <p>
        <button type="button" className="tool-button" onClick={kept > 0 ? takeAllBack : keepAll}>
          {kept > 0 ? 'Take all back' : 'Make all changes'}
        </button>
      </p>
    </div>
  );
}
