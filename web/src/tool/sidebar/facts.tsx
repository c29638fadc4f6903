import FactReport from '#comparison/facts/fact-report.tsx';
import { drawnOf } from '../result/drawn.ts';
import { HeldList } from './held/held-list.tsx';
import { foundInWords } from '../result/verdict/verdict-words.ts';
import { factsKept } from '../review/facts-kept.ts';
import type { Finished } from '../workspace/workspace.ts';

/** What became of every fact that was found. */
export default function Facts({ shown }: { shown: Finished | null }) {
  if (shown === null) {
    return (
      <p className="sidebar-note soft">
        You’ll see which names, numbers and quotations of your text were kept.
      </p>
    );
  }
  const { changes, takenBack } = drawnOf(shown);
  const { proven, inWords } = factsKept(shown);
  return (
    <>
      <HeldList shown={shown} />
      <FactReport
        source={shown.asked.source}
        facts={proven}
        changes={changes}
        takenBack={takenBack}
        inWords={foundInWords(shown) ? `In the result: ${inWords}` : inWords}
      />
    </>
  );
}
