import Comparison from '../../comparison/comparison.tsx';
import FactReport from '../../comparison/facts/fact-report.tsx';
import { review } from '../review/of-page.ts';
import type { Finished } from '../workspace/workspace.ts';

/** `factsKnown`: only the server finds them. */
type Props = { finished: Finished; factsKnown: boolean };

/** What was changed and why, and what became of every fact. */
export default function Changes({ finished, factsKnown }: Props) {
  const { asked, result, takenBack } = finished;
  return (
    <>
      {result.changes.length > 0 && (
        <div className="tool-part">
          <h2>What was changed, and why</h2>
          <Comparison
            source={asked.source}
            changes={result.changes}
            takenBack={takenBack}
            onToggle={(index) => (takenBack.has(index) ? review.keep(index) : review.takeBack(index))}
            onToggleAll={(keep) => (keep ? review.keepAll() : review.takeAllBack())}
          />
        </div>
      )}
      {factsKnown && (
        <div className="tool-part">
          <h2>What became of the facts</h2>
          <FactReport
            source={asked.source}
            facts={result.facts}
            changes={result.changes}
            takenBack={takenBack}
          />
        </div>
      )}
    </>
  );
}
