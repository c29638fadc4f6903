import { memo, useEffect, useMemo, useRef } from 'react';
import { hasFormatting } from '#comparison/formatting/has-formatting.ts';
import { useInView } from '../layout/in-view.ts';
import { layout, useLayout, type View, views } from '../layout/layout.ts';
import { beginResult } from '../layout/places.ts';
import { useShortcuts } from '../layout/use-shortcuts.ts';
import { FormattedText } from '../reading/formatted-text.tsx';
import { ScoresRow } from '../scores/tiles.tsx';
import { shownBy, textOf } from '../workspace/shown.ts';
import type { Finished, Run } from '../workspace/workspace.ts';
import { CleanText } from './clean-text.tsx';
import { DocumentText } from './document-text.tsx';
import { LeftOut, NextSteps } from './next-steps.tsx';
import { ResultFoot } from './result-foot.tsx';
import { useRunInWords } from './run-in-words.ts';
import { Verdict } from './verdict/verdict.tsx';

const leastLength = 3_000;

/** Splits a text at line ends, so that the browser lays out only pieces on the screen. Joined by '\n' they are the text. */
function piecesOf(text: string): string[] {
  const pieces: string[] = [];
  let from = 0;
  for (let end = text.indexOf('\n', leastLength); end !== -1; end = text.indexOf('\n', from + leastLength)) {
    pieces.push(text.slice(from, end));
    from = end + 1;
  }
  pieces.push(text.slice(from));
  return pieces;
}

const Piece = memo(({ text }: { text: string }) => <div className="text-piece">{text}</div>);

function LongText({ text }: { text: string }) {
  const pieces = useMemo(() => piecesOf(text), [text]);
  if (text === '') return null;
  return (
    <div className="manuscript result-text">
      {pieces.map((piece, index) => (
        // oxlint-disable-next-line react/no-array-index-key -- a piece is its place in the text
        <Piece key={index} text={piece} />
      ))}
    </div>
  );
}

/** Estimates which part of the source is not rewritten yet, because chunks do not say where in the source they end. */
function restOf(source: string, delivered: string, share: number): string {
  if (share === 0 && delivered === '') return source;
  const tail = delivered.trimEnd().slice(-40);
  const place = tail === '' ? -1 : source.indexOf(tail);
  const from = place === -1 ? Math.round(source.length * share) : place + tail.length;
  const end = source.slice(from).search(/(?<=[.!?]["”’)]?)\s|\n/);
  return place === -1 && end !== -1 ? source.slice(from + end) : source.slice(from);
}

const AsRead = ({ text }: { text: string }) =>
  hasFormatting(text) ? <FormattedText text={text} /> : <LongText text={text} />;

/** A result in progress: the rewritten text, followed by the rest of the source in a faint colour. */
function ComingText({ run, text }: { run: Run; text: string }) {
  if (run.phase === 'idle') {
    return (
      <div className="page-text">
        <p className="page-note soft">
          Your text will appear here with every change marked. Open a change to see why, to revert it or to
          choose another wording.
        </p>
      </div>
    );
  }
  const share = run.phase === 'running' && run.chunks > 0 ? run.done / run.chunks : 0;
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- it scrolls, so the keyboard has to reach it
    <section className="page-text scroller" aria-label="The text" tabIndex={0}>
      <AsRead text={text} />
      {run.phase === 'running' && (
        <div className="coming" aria-hidden>
          <AsRead text={restOf(run.asked.source, text, share)} />
        </div>
      )}
    </section>
  );
}

const names: Record<View, string> = { clean: 'Clean', changes: 'Changes', pairs: 'Side by side' };

function Views() {
  const view = useLayout((state) => state.view);
  return (
    <div className="page-tools line">
      <fieldset className="views">
        <legend className="visually-hidden">View</legend>
        {views.map((each) => (
          <label key={each} className={`tab view-${each}`} data-label={names[each]}>
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
        <span className="narrow-words">Overview, facts, history</span>
      </button>
    </div>
  );
}

/** The last result, which stays on the page until a new run of the same text has output. */
function lastOf(run: Run): Finished | null {
  if (run.phase !== 'running' || run.done > 0) return null;
  return run.last?.asked.source === run.asked.source ? run.last : null;
}

/** The right page without its title. */
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
    if (shownId !== undefined) beginResult(shownId);
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
      {run.phase === 'finished' && <LeftOut />}
      {run.phase === 'finished' && <NextSteps finished={run} />}
      <ScoresRow run={run} text={text} />
      <ResultFoot shown={shown} text={text} />
      <output className="visually-hidden">{status}</output>
    </>
  );
}
