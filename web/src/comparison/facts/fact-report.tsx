import { useMemo } from 'react';
import type { DrawnChange } from '../rows/rows.ts';
import { useRows } from '../rows/use-rows.ts';
import { FactGroup } from './fact-group.tsx';
import { factKinds, type ProvenFact } from './facts.ts';

type Props = {
  source: string;
  facts: readonly ProvenFact[];
  changes: readonly DrawnChange[];
  /** Indexes of the reverted `changes`. */
  takenBack: ReadonlySet<number>;
  /** States what was compared and how many facts are kept. */
  inWords: string;
};

const isLost = ({ proof }: ProvenFact) => proof.fate === 'lost';

const byKind = (facts: readonly ProvenFact[]) =>
  factKinds.flatMap((each) => {
    const own = facts.filter(({ kind }) => kind === each.kind);
    // Missing facts come first.
    const sorted = [...own.filter(isLost), ...own.filter((fact) => !isLost(fact))];
    return own.length > 0 ? [{ ...each, facts: sorted }] : [];
  });

/** Lists every fact of the source with its place there and its place in the current result. */
export default function FactReport({ source, facts, changes, takenBack, inWords }: Props) {
  const { rows } = useRows(source, changes);
  const groups = useMemo(() => byKind(facts), [facts]);

  return (
    <section className="fact-report small" aria-label="Fact report">
      <p className="facts-verdict lead" aria-live="polite">
        {inWords}
      </p>
      {groups.map((group) => (
        <FactGroup
          key={group.kind}
          group={group}
          source={source}
          changes={changes}
          takenBack={takenBack}
          rows={rows}
        />
      ))}
    </section>
  );
}
