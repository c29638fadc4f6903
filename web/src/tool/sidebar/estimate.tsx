import { measuredNote, rewrittenNote, untestedNote } from '#content/tool/detector.ts';
import { type Reading, useEstimate } from '#detector/measured/use-estimate.ts';
import { PageLink } from '#navigation/page-link.tsx';
import { paths } from '#navigation/paths.ts';
import { CheckButton } from '../check-button.tsx';
import { isJudged, readsInWords, unmeasuredInWords } from '../result/verdict/verdict-words.ts';
import { finishedText } from '../review/finished.ts';
import type { Finished } from '../workspace/workspace.ts';

const inWords = (reading: Reading) =>
  isJudged(reading) ? readsInWords(reading) : unmeasuredInWords(reading);

function BeforeAndAfter({ shown }: { shown: Finished }) {
  const before = useEstimate(shown.asked.source);
  const after = useEstimate(finishedText(shown));
  const untested = isJudged(before) ? before.untested : null;
  return (
    <div className="sidebar-note stack-4">
      <dl className="stack-3">
        <div>
          <dt className="soft">Your text</dt>
          <dd>{inWords(before)}</dd>
        </div>
        <div>
          <dt className="soft">The result</dt>
          <dd className="semibold">{inWords(after)}</dd>
        </div>
      </dl>
      {untested !== null && <p className="soft">{untestedNote(untested)}</p>}
      <p className="soft">
        {measuredNote} {rewrittenNote} <PageLink to={`${paths.scores}#measured`}>How it was tested</PageLink>
      </p>
      <p>
        <CheckButton kind="output" />
      </p>
    </div>
  );
}

/** The estimate of how the text reads before and after, with its limits. */
export default function EstimateTab({ shown }: { shown: Finished | null }) {
  return shown === null ? (
    <p className="sidebar-note soft">You’ll see how your text reads before and after.</p>
  ) : (
    <BeforeAndAfter shown={shown} />
  );
}
