import { useMemo } from 'react';
import { strengths } from '#contract/humanize.ts';
import { useEstimate } from '#detector/measured/use-estimate.ts';
import { forYou } from '#content/tool/held.ts';
import { buttonClass } from '#ui/button.tsx';
import { useDocument, useInView } from '../../layout/in-view.ts';
import { layout } from '../../layout/layout.ts';
import { openIn } from '../../review/held/states.ts';
import { factsKept } from '../../review/facts-kept.ts';
import { shareChanged } from '../../review/measures.ts';
import { partsLeft } from '../../review/parts/offer.ts';
import { humanizer } from '../../workspace/humanizer.ts';
import type { Finished } from '../../workspace/workspace.ts';
import { PartsLine } from './parts-line.tsx';
import { Scale, TwoLines } from './two-lines.tsx';
import { isJudged, readsInWords, thenInWords, unmeasuredInWords } from './verdict-words.ts';

/** One step stronger; after the strongest, once more over what came of it. */
function GoFurther({ finished, text }: { finished: Finished; text: string }) {
  const document = useDocument();
  const { options, name } = finished.asked;
  // The sample is there to be looked at, and nothing of it is sent.
  if (document !== humanizer) return null;
  const stronger = strengths[strengths.indexOf(options.strength) + 1];

  function go() {
    if (stronger) document.choose({ ...options, strength: stronger });
    else document.take(text, name);
    void document.humanize();
  }

  return (
    <button type="button" className={`${buttonClass('quiet')} button-small button-pencil`} onClick={go}>
      Go further
    </button>
  );
}

type Props = { finished: Finished; text: string; note: string };

/** How the text read and how it reads now, how much of it is changed and what became of its facts: measured, each of it. */
export function MeasuredLine({ finished, text, note }: Props) {
  const { asked, result } = finished;
  const before = useEstimate(asked.source);
  const after = useEstimate(text);
  const isOld = useInView((state) => state.run === finished && state.text !== asked.source);
  const details = useDetails(finished);
  const left = !isOld && partsLeft(finished);

  if (left) return <PartsLine parts={left} />;
  if (result.outcome !== 'rewritten' && finished.edits.length === 0) {
    const reads = isJudged(after) ? readsInWords(after) : unmeasuredInWords(after)[0];
    return (
      <TwoLines
        first={<strong>Unchanged</strong>}
        rule={isJudged(after) ? <Scale from={after.probability} to={after.probability} /> : <Scale />}
      >
        {note} <span className="faint">{reads}</span>
      </TwoLines>
    );
  }
  const old = isOld && 'Your draft has changed since. This result is of the earlier text.';
  if (!isJudged(before) || !isJudged(after)) {
    const [first, why] = unmeasuredInWords(
      isJudged(before) ? (isJudged(after) ? 'measuring' : after) : before,
    );
    return (
      <TwoLines first={<span className="faint">{first}</span>} rule={<Scale />}>
        {old || (
          <>
            {details}
            {why !== '' && ` · ${why}`}
          </>
        )}
      </TwoLines>
    );
  }
  return (
    <TwoLines
      first={
        <span aria-live="polite">
          {readsInWords(before)} <i aria-hidden>→</i> <strong>{thenInWords(before, after)}</strong>
        </span>
      }
      button={after.verdict === 'reads_machine' && !isOld && <GoFurther finished={finished} text={text} />}
      rule={<Scale from={before.probability} to={after.probability} />}
    >
      {old || details}
    </TwoLines>
  );
}

/** How many doubts wait, and the way to the first of them. */
function ToDecide({ finished }: { finished: Finished }) {
  const open = openIn(finished);
  const [first] = open;
  if (first === undefined) return null;
  return (
    <>
      <button type="button" className="link-button" onClick={() => layout.decide(first.index)}>
        {forYou(open.length)}
      </button>{' '}
      ·{' '}
    </>
  );
}

function useDetails(finished: Finished) {
  const { chunks, notice } = finished.result;
  const share = useMemo(() => shareChanged(finished), [finished]);
  const { lost, inWords } = factsKept(finished);
  return (
    <>
      <b>{share}% of the words changed</b> · <ToDecide finished={finished} />
      <span className={lost.length > 0 ? 'struck' : undefined}>{inWords}</span>
      {chunks.failed > 0 &&
        ` · ${chunks.failed} of ${chunks.total} parts stayed as they were, free of charge`}
      {notice && ` · ${notice}`}
    </>
  );
}
