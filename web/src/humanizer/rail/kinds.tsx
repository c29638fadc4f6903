import { counted, inFigures } from '../../words/figures.ts';
import { type Kind, kindOf } from '../../comparison/kinds.ts';
import { desk } from '../desk/desk.ts';
import { useReview } from '../desk/use-review.ts';
import { kindsOf } from '../review/measures.ts';
import { drawnOf } from '../result/drawn.ts';
import type { Finished } from '../workspace/workspace.ts';

/** Shows the next change of a kind. */
function goTo(shown: Finished, kind: Kind | null) {
  const { changes } = drawnOf(shown);
  const { open } = desk.current();
  const from = open?.of === 'change' ? open.index + 1 : 0;
  const places = changes.flatMap((change, index) =>
    (kind === null ? change.mine : !change.mine && kindOf(change) === kind) ? [index] : [],
  );
  const index = places.find((place) => place >= from) ?? places[0];
  if (index !== undefined) desk.open({ of: 'change', index }, 'step');
}

/** The kinds of change, each kept or taken back as a whole; a press on its name leads from one to the next. */
export function Kinds({ shown }: { shown: Finished }) {
  const { takeKindBack, keepKind } = useReview();
  const { edits, result } = shown;
  const refused = result.facts.restored;
  return (
    <>
      <ul className="kinds">
        {kindsOf(shown).map(({ kind, total, kept }) => (
          <li key={kind}>
            <button type="button" className="kind-name" onClick={() => goTo(shown, kind)}>
              {kind}
            </button>
            <span className="kind-count">
              {kept < total ? `${inFigures(kept)} of ${inFigures(total)}` : inFigures(total)}
            </span>
            <button
              type="button"
              role="switch"
              className="kind-switch"
              aria-checked={kept > 0}
              aria-label={`Keep: ${kind}`}
              onClick={() => (kept > 0 ? takeKindBack(kind) : keepKind(kind))}
            />
          </li>
        ))}
        {edits.length > 0 && (
          <li>
            <button type="button" className="kind-name" onClick={() => goTo(shown, null)}>
              Your edits
            </button>
            <span className="kind-count">{inFigures(edits.length)}</span>
          </li>
        )}
      </ul>
      {refused.length > 0 && (
        <>
          <h3 className="rail-heading">Left as you wrote them</h3>
          <ul className="kinds">
            <li>
              <button type="button" className="kind-name" onClick={() => goToRefused(refused.length)}>
                {counted(refused.length, 'sentence')}
              </button>
            </li>
          </ul>
        </>
      )}
    </>
  );
}

function goToRefused(count: number) {
  const { open } = desk.current();
  const index = open?.of === 'refusal' ? (open.index + 1) % count : 0;
  desk.open({ of: 'refusal', index }, 'step');
}
