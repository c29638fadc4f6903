import { useMemo } from 'react';
import { Link } from 'react-router-dom';
import { chargedWords } from '#contract/words.ts';
import { claims } from '#content/claims.ts';
import { SimulatedFold } from '#detector/simulated/simulated-fold.tsx';
import { paths } from '#navigation/paths.ts';
import { LazyPart } from '#ui/lazy-part.tsx';
import { lazy } from '#ui/lazy.ts';
import { inFigures } from '#words/figures.ts';
import { CheckButton } from '../check-button.tsx';
import { layout } from '../layout/layout.ts';
import { useDocument } from '../layout/in-view.ts';
import type { Finished, Run } from '../workspace/workspace.ts';

const Detectors = lazy(() => import('#detector/detector-strip.tsx'));

/** The simulated numbers of the specification, folded away, and buttons for what else can be done with a result. */
export function ScoresRow({ run, text }: { run: Run; text: string }) {
  const { take } = useDocument();
  const finished = run.phase === 'finished' ? run : null;
  return (
    <div className="row page-more rule-above">
      <SimulatedFold
        className="scores"
        summary={finished && <TilesInShort finished={finished} text={text} />}
      >
        <div className="scores-panel">
          {finished ? <Tiles finished={finished} text={text} /> : <p>You’ll see these with a result.</p>}
          <p>Random numbers within a fixed range. They don’t measure your text.</p>
          <LazyPart>
            <Detectors />
          </LazyPart>
        </div>
      </SimulatedFold>
      <span className="more-actions">
        <CheckButton kind="output" />
        <button
          type="button"
          className="tool-button"
          disabled={text === ''}
          onClick={() => {
            take(text, run.phase === 'idle' ? '' : run.asked.name);
            layout.show({ tab: 'original', open: null });
          }}
        >
          Use as draft
        </button>
      </span>
    </div>
  );
}

/** Formats a duration, in milliseconds if it is less than a second. */
function timeInWords(seconds: number): string {
  return seconds < 1
    ? `${inFigures(Math.max(1, Math.round(1_000 * seconds)))} ms`
    : `${inFigures(seconds, 1)} s`;
}

type Props = { finished: Finished; text: string };

const useWords = (text: string) => useMemo(() => inFigures(chargedWords(text)), [text]);

/** The tiles with real figures, shown on the line that opens the fold. */
function TilesInShort({ finished: { seconds }, text }: Props) {
  const words = useWords(text);
  return (
    <span className="scores-short wrap faint numbers">
      <span>Words {words}</span>
      {seconds !== null && <span> · Processing {timeInWords(seconds)}</span>}
    </span>
  );
}

function Tiles({ finished: { asked, seconds, humanScore }, text }: Props) {
  const words = useWords(text);
  const { undetectable } = claims;
  const isChanged = text !== asked.source;
  return (
    <dl className="figures tiles stack-3">
      <div>
        <dt>Words</dt>
        <dd>
          {words} <small>in the result</small>
        </dd>
      </div>
      {seconds !== null && (
        <div>
          <dt>Processing</dt>
          <dd>{timeInWords(seconds)}</dd>
        </div>
      )}
      {isChanged && humanScore !== null && (
        <div>
          <dt>Human Score</dt>
          <dd>
            {humanScore}% <small>simulated</small>
          </dd>
        </div>
      )}
      {isChanged && (
        <div>
          <dt>{undetectable.label}</dt>
          <dd>
            {undetectable.value}{' '}
            <small>
              <Link to={paths.scores}>a slogan</Link>
            </small>
          </dd>
        </div>
      )}
    </dl>
  );
}
