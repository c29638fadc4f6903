import { useMemo } from 'react';
import type { FactReport as Report } from '#contract/humanize.ts';
import { type DrawnChange, resultOf, type Row } from '../rows/rows.ts';
import { useRows } from '../rows/use-rows.ts';
import { FactGroup } from './fact-group.tsx';
import { restoredInWords } from './fact-words.ts';
import { factKinds, proveFacts, type ProvenFact, rowAt } from './facts.ts';

type Props = {
  source: string;
  facts: Report;
  changes: readonly DrawnChange[];
  /** Indexes of `changes`. */
  takenBack: ReadonlySet<number>;
  /** What was compared and how many are kept. */
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

/** Every fact of the source with its place there and its place in the result, as the result is now. */
export default function FactReport({ source, facts, changes, takenBack, inWords }: Props) {
  const { rows } = useRows(source, changes);
  const proven = useMemo(
    () => proveFacts(facts, changes, takenBack, resultOf(source, changes, takenBack)),
    [source, facts, changes, takenBack],
  );
  const groups = useMemo(() => byKind(proven), [proven]);

  return (
    <section className="fact-report small" aria-label="Fact report">
      <p className="facts-verdict lead" aria-live="polite">
        {inWords}
      </p>
      {facts.restored.length > 0 && <Restored source={source} rows={rows} restored={facts.restored} />}
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

type RestoredProps = { source: string; rows: readonly Row[]; restored: Report['restored'] };

function Restored({ source, rows, restored }: RestoredProps) {
  return (
    <details className="facts-restored">
      <summary>{restoredInWords(restored.length)}</summary>
      <ul>
        {restored.slice(0, 50).map(({ start, end }) => {
          const row = start === end ? rowAt(rows, start) : undefined;
          return <li key={start}>{source.slice(row?.start ?? start, row?.end ?? end).trim()}</li>;
        })}
      </ul>
    </details>
  );
}
