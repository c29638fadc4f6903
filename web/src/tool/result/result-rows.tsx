import { useEffect, useRef } from 'react';
import { layout, useLayout, type View, views } from '../layout/layout.ts';
import { useInView } from '../layout/in-view.ts';
import { useShortcuts } from '../layout/use-shortcuts.ts';
import { ScoresRow } from '../scores/tiles.tsx';
import { shownBy, textOf } from '../workspace/shown.ts';
import type { Finished, Run } from '../workspace/workspace.ts';
import { CleanText } from './clean-text.tsx';
import { ComingText } from './coming-text.tsx';
import { DocumentText } from './document-text.tsx';
import { ResultFoot } from './result-foot.tsx';
import { useRunInWords } from './run-in-words.ts';
import { Verdict } from './verdict/verdict.tsx';

const names: Record<View, string> = { clean: 'Clean', changes: 'Changes', pairs: 'Side by side' };

function Views() {
  const view = useLayout((state) => state.view);
  return (
    <div className="page-tools">
      <fieldset className="views">
        <legend className="visually-hidden">View</legend>
        {views.map((each) => (
          <label key={each} className={`view-${each}`} data-label={names[each]}>
            <input
              type="radio"
              name="view"
              checked={each === view}
              onChange={() => layout.show({ view: each, open: null })}
            />
            <span>{names[each]}</span>
          </label>
        ))}
      </fieldset>
      <button type="button" className="tool-button sheet-opener" onClick={() => layout.show({ sheet: true })}>
        <span className="middle-words">Details</span>
        <span className="narrow-words">Kinds, facts, history</span>
      </button>
    </div>
  );
}

/** Until something of another run over the same text has come, the last result stays where one was reading it. */
function lastOf(run: Run): Finished | null {
  if (run.phase !== 'running' || run.done > 0) return null;
  return run.last?.asked.source === run.asked.source ? run.last : null;
}

/** All of the right page but its title. */
export default function ResultRows() {
  const run = useInView((state) => state.run);
  const ofRun = shownBy(run);
  const shown = ofRun ?? lastOf(run);
  const isEarlier = ofRun === null;
  const view = useLayout((state) => state.view);
  const text = textOf(run);
  const { status } = useRunInWords(run);
  const scroller = useRef<HTMLElement>(null);
  const field = useRef<HTMLTextAreaElement>(null);
  const shownId = shown?.asked.run_id;
  useShortcuts(shown);
  useEffect(() => {
    if (shownId !== undefined) layout.begin(shownId);
  }, [shownId]);
  return (
    <>
      <Views />
      <Verdict run={run} text={text} />
      {!shown && <ComingText run={run} text={text} />}
      {shown && view === 'clean' && <CleanText finished={shown} isEarlier={isEarlier} field={field} />}
      {shown && view !== 'clean' && (
        <DocumentText finished={shown} isEarlier={isEarlier} view={view} scroller={scroller} />
      )}
      <ScoresRow run={run} text={text} />
      <ResultFoot shown={shown} text={text} />
      <output className="visually-hidden">{status}</output>
    </>
  );
}
