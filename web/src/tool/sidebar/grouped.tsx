import { useState } from 'react';
import { type Kind, kindOf } from '#comparison/kinds.ts';
import type { DrawnChange } from '#comparison/rows/rows.ts';
import { inFigures } from '#words/figures.ts';
import { useReview } from '../layout/use-review.ts';
import { kindsOf } from '../review/measures.ts';
import { paragraphsOf } from '../review/paragraph-steps.ts';
import type { Finished } from '../workspace/workspace.ts';
import { goToNext, GroupRow } from './group-row.tsx';

/** The paragraphs with changes, each named by its first words. */
function Paragraphs({ shown }: { shown: Finished }) {
  const { takeGroupBack, keepGroup } = useReview();
  return (
    <ul className="kinds paragraphs">
      {paragraphsOf(shown).map((paragraph) => {
        const { start, end, words, total, kept } = paragraph;
        return (
          <GroupRow
            key={start}
            name={words}
            total={total}
            kept={kept}
            onNext={() => goToNext(shown, (change) => change.start >= start && change.start < end)}
            onTakeBack={() => takeGroupBack({ of: 'paragraph', paragraph })}
            onKeep={() => keepGroup({ of: 'paragraph', paragraph })}
          />
        );
      })}
    </ul>
  );
}

/** The kinds of change, each kept or taken back as a whole. A press on a name goes to its next change. */
function Kinds({ shown }: { shown: Finished }) {
  const { takeGroupBack, keepGroup } = useReview();
  const own = shown.edits;
  return (
    <ul className="kinds">
      {kindsOf(shown).map(({ kind, total, kept }) => (
        <GroupRow
          key={kind}
          name={kind}
          total={total}
          kept={kept}
          onNext={() => goToNext(shown, (change) => isOf(change, kind))}
          onTakeBack={() => takeGroupBack({ of: 'kind', kind })}
          onKeep={() => keepGroup({ of: 'kind', kind })}
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
          <span className="faint numbers">{inFigures(own.length)}</span>
        </li>
      )}
    </ul>
  );
}

const isOf = (change: DrawnChange, kind: Kind): boolean => !change.mine && kindOf(change) === kind;

const groupings = ['kind', 'paragraph'] as const;

/** The changes, grouped by kind or by paragraph. */
export function Grouped({ shown }: { shown: Finished | null }) {
  const [by, setBy] = useState<(typeof groupings)[number]>('kind');
  if (shown === null) return <p className="sidebar-note soft">Your changes will be listed by kind here.</p>;
  return (
    <>
      <fieldset className="grouping">
        <legend className="visually-hidden">Group the changes</legend>
        {groupings.map((each) => (
          <label key={each} className="tab">
            <input type="radio" name="grouping" checked={each === by} onChange={() => setBy(each)} />
            By {each}
          </label>
        ))}
      </fieldset>
      {by === 'kind' ? <Kinds shown={shown} /> : <Paragraphs shown={shown} />}
    </>
  );
}
