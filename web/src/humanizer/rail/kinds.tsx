import { counted, inFigures } from '../../words/figures.ts';
import { type Kind, kindOf } from '../../comparison/kinds.ts';
import type { DrawnChange } from '../../comparison/rows/rows.ts';
import { desk } from '../desk/desk.ts';
import { useReview } from '../desk/use-review.ts';
import { kindsOf } from '../review/measures.ts';
import type { Finished } from '../workspace/workspace.ts';
import { goToNext, GroupRow } from './group-row.tsx';

/** The kinds of change, each kept or taken back as a whole; a press on its name leads from one to the next. */
export function Kinds({ shown }: { shown: Finished }) {
  const { takeKindBack, keepKind } = useReview();
  const refused = shown.result.facts.restored;
  const own = shown.edits;
  return (
    <>
      <ul className="kinds">
        {kindsOf(shown).map(({ kind, total, kept }) => (
          <GroupRow
            key={kind}
            name={kind}
            total={total}
            kept={kept}
            onNext={() => goToNext(shown, (change) => isOf(change, kind))}
            onTakeBack={() => takeKindBack(kind)}
            onKeep={() => keepKind(kind)}
          />
        ))}
        {own.length > 0 && (
          <li>
            <button
              type="button"
              className="kind-name"
              onClick={() => goToNext(shown, ({ mine }) => mine === true)}
            >
              Your edits
            </button>
            <span className="kind-count">{inFigures(own.length)}</span>
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

const isOf = (change: DrawnChange, kind: Kind): boolean => !change.mine && kindOf(change) === kind;

function goToRefused(count: number) {
  const { open } = desk.current();
  const index = open?.of === 'refusal' ? (open.index + 1) % count : 0;
  desk.open({ of: 'refusal', index }, 'step');
}
