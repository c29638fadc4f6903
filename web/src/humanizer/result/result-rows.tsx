import { useRef } from 'react';
import { useDesk } from '../desk/desk.ts';
import { useDeskKeys } from '../desk/use-desk-keys.ts';
import { useInView } from '../desk/in-view.ts';
import { ScoresRow } from '../scores/scores-row.tsx';
import { shownBy, textOf } from '../workspace/shown.ts';
import type { Finished, Run } from '../workspace/workspace.ts';
import { ComingText } from './coming-text.tsx';
import { DocumentText } from './document-text.tsx';
import { ResultFoot } from './result-foot.tsx';
import { useRunInWords } from './run-in-words.ts';
import { Verdict } from './verdict/verdict.tsx';
import { Views } from './views.tsx';

/** Until something of another run over the same text has come, the last result stays where one was reading it. */
function lastOf(run: Run): Finished | null {
  if (run.phase !== 'running' || run.done > 0) return null;
  return run.last?.asked.source === run.asked.source ? run.last : null;
}

/** All of the right page but its title. */
export default function ResultRows() {
  const run = useInView((state) => state.run);
  const shown = shownBy(run) ?? lastOf(run);
  const view = useDesk((desk) => desk.view);
  const text = textOf(run);
  const { status } = useRunInWords(run);
  const scroller = useRef<HTMLElement>(null);
  useDeskKeys(shown);
  return (
    <>
      <Views />
      <Verdict run={run} text={text} />
      {shown ? (
        <DocumentText finished={shown} view={view} scroller={scroller} />
      ) : (
        <ComingText run={run} text={text} />
      )}
      <ScoresRow run={run} text={text} />
      <ResultFoot shown={shown} text={text} />
      <output className="visually-hidden">{status}</output>
    </>
  );
}
