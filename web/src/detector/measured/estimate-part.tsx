import { report } from '#prose/estimate/report.ts';
import type { Estimate } from '#prose/index.ts';
import { measuredNote, rewrittenNote, verdicts } from '#content/tool/detector.ts';
import { PageLink } from '#navigation/page-link.tsx';
import { paths } from '#navigation/paths.ts';
import { Button } from '#ui/button.tsx';
import { Detecting, Provenance } from '../panel-parts.tsx';
import { estimateInWords, inPercent, meaningOf, verdictOf } from '../results-in-words.ts';
import type { CheckKind } from '../simulated/simulated.ts';
import type { Work } from '../work.ts';
import type { Measurement } from './measured.ts';

const { human, machine } = report.band;

/** A scale from human to machine that shows the range in between, where the answer is “cannot tell”. */
const Scale = ({ probability }: { probability: number }) => (
  <div className="estimate-scale" aria-hidden>
    <svg width="100%" height="28">
      <rect className="estimate-track" y="10" width="100%" height="8" />
      <rect
        className="estimate-between"
        x={`${100 * human}%`}
        y="10"
        width={`${100 * (machine - human)}%`}
        height="8"
      />
      {[human, machine].map((bound) => (
        <line
          key={bound}
          className="drawing-tick"
          x1={`${100 * bound}%`}
          x2={`${100 * bound}%`}
          y1="5"
          y2="23"
        />
      ))}
      <circle className="drawing-value" cx={`${100 * probability}%`} cy="14" r="6" />
    </svg>
    <p className="drawing-ends soft fine">
      <span>human</span>
      <span>cannot tell</span>
      <span>machine</span>
    </p>
  </div>
);

function Answer({ estimate, kind }: { estimate: Estimate; kind: CheckKind }) {
  if (!('probability' in estimate))
    return <p className="detection-refusal lead">{estimateInWords(estimate)}</p>;
  // Otherwise people would read the number even though the verdict does not count.
  const isTested = verdictOf(estimate) === estimate.verdict;
  return (
    <>
      <dl className="figures detection-figures">
        {isTested && (
          <div>
            <dt>Chance of AI writing</dt>
            <dd>
              {inPercent(estimate.probability)} <Provenance of="measured" />
            </dd>
          </div>
        )}
        <div className="detection-verdict">
          <dt>Estimate</dt>
          <dd>
            {verdicts[verdictOf(estimate)].title} <Provenance of="measured" />
          </dd>
        </div>
      </dl>
      {isTested && <Scale probability={estimate.probability} />}
      <p>
        {meaningOf(estimate)} {kind === 'output' && rewrittenNote}
      </p>
    </>
  );
}

type Props = { work: Work<Measurement>; kind: CheckKind; onRetry: () => void };

export const EstimatePart = ({ work, kind, onRetry }: Props) => (
  <div className="detection-part stack-3 small">
    <h4>Measured estimate</h4>
    {work.phase === 'running' && <Detecting />}
    {work.phase === 'done' && <Answer estimate={work.result.estimate} kind={kind} />}
    {work.phase === 'failed' && (
      <div className="note query-failed stack-3">
        <p>We couldn’t measure your text. It is unchanged.</p>
        <Button look="quiet" onClick={onRetry}>
          Measure again
        </Button>
      </div>
    )}
    <p className="detection-note soft fine">
      {measuredNote} <PageLink to={`${paths.scores}#measured`}>How it was tested</PageLink>
    </p>
  </div>
);
