import { useMemo, useState } from 'react';
import Comparison from '../comparison/comparison.tsx';
import FactReport from '../comparison/facts/fact-report.tsx';
import { resultOf } from '../comparison/rows/rows.ts';
import { Button } from '../ui/button.tsx';
import { type EditedText, longText, shortText } from './edited-text.ts';

/** The text comes out a little shorter. */
const longWords = 103_000;
const none: ReadonlySet<number> = new Set();

function Compared({
  text: { source, changes, facts },
  showsResult,
}: {
  text: EditedText;
  showsResult: boolean;
}) {
  const [takenBack, setTakenBack] = useState(none);
  const result = useMemo(
    () => (showsResult ? resultOf(source, changes, takenBack) : ''),
    [source, changes, takenBack, showsResult],
  );
  const toggle = (index: number) =>
    setTakenBack((before) => {
      const after = new Set(before);
      if (!after.delete(index)) after.add(index);
      return after;
    });
  return (
    <>
      <Comparison
        source={source}
        changes={changes}
        takenBack={takenBack}
        onToggle={toggle}
        onToggleAll={(keep) => setTakenBack(keep ? none : new Set(changes.keys()))}
      />
      <h3 className="specimen-facts">Facts</h3>
      <FactReport source={source} facts={facts} changes={changes} takenBack={takenBack} />
      {showsResult && (
        <details>
          <summary>The result as plain text</summary>
          <pre data-source={source}>{result}</pre>
        </details>
      )}
    </>
  );
}

export function ComparisonSpecimen() {
  const [long, setLong] = useState<EditedText>();
  const [isCompared, setCompared] = useState(false);
  return (
    <>
      <section className="specimen-wide" aria-labelledby="specimen-comparison">
        <h2 id="specimen-comparison">A text compared</h2>
        <Compared text={shortText} showsResult />
      </section>
      <section className="specimen-wide" aria-labelledby="specimen-long">
        <h2 id="specimen-long">A long text compared</h2>
        <p className="actions">
          <Button look="quiet" onClick={() => setLong(longText(longWords))}>
            Make 100,000 words up
          </Button>
          <Button look="quiet" busy={!long} onClick={() => setCompared(true)}>
            Compare 100,000 words
          </Button>
        </p>
        {long && <p>{long.changes.length.toLocaleString('en')} changes</p>}
        {long && isCompared && <Compared text={long} showsResult={false} />}
      </section>
    </>
  );
}
