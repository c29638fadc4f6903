import { useMemo } from 'react';
import { type Proposer, strengths } from '#contract/humanize.ts';
import { assistantCopy } from '#content/tool/assistant.ts';
import { useEstimate } from '#detector/measured/use-estimate.ts';
import { forYou } from '#content/tool/held.ts';
import { buttonClass } from '#ui/button.tsx';
import { AssistantControl } from '../../assistant/assistant-control.tsx';
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

/** Where rules alone have changed little or nothing, an assistant can do more. The sample has none. */
function UseAssistant() {
  if (useDocument() !== humanizer) return null;
  const className = `${buttonClass('quiet')} button-small button-pencil`;
  return <AssistantControl label={assistantCopy.title} className={className} />;
}

/** In percent: less is little. */
const littleChanged = 5;

type Props = { finished: Finished; text: string; note: string };

/** How the text read and how it reads now, how much of it is changed and what became of its facts: measured, each of it. */
export function MeasuredLine({ finished, text, note }: Props) {
  const { asked, result } = finished;
  const before = useEstimate(asked.source);
  const after = useEstimate(text);
  const isOld = useInView((state) => state.run === finished && state.text !== asked.source);
  const { isLittle, details } = useDetails(finished);
  const left = !isOld && partsLeft(finished);

  if (left) return <PartsLine parts={left} />;
  if (result.outcome !== 'rewritten' && finished.edits.length === 0) {
    const reads = isJudged(after) ? readsInWords(after) : unmeasuredInWords(after)[0];
    return (
      <TwoLines
        first={<strong>Unchanged</strong>}
        button={result.outcome === 'reads well' && !asked.own && !isOld && <UseAssistant />}
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
      <TwoLines
        first={<span className="faint">{first}</span>}
        button={isLittle && !isOld && <UseAssistant />}
        rule={<Scale />}
      >
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
      button={
        !isOld &&
        (isLittle ? (
          <UseAssistant />
        ) : (
          after.verdict === 'reads_machine' && <GoFurther finished={finished} text={text} />
        ))
      }
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

const proposers = {
  rules: 'by rules alone',
  model: 'with a language model',
  upstream: 'by a service',
  own: 'by your rewriting',
} as const satisfies Record<Proposer, string>;

/** Whose work it is: whatever more than the rules has put something forward. Null where nothing was changed. */
function proposerIn({ asked, result }: Finished): Proposer | null {
  if (asked.own) return 'own';
  const all = result.changes.map(({ by = 'rules' }) => by);
  return all.find((by) => by !== 'rules') ?? all[0] ?? null;
}

function useDetails(finished: Finished) {
  const { chunks, notice } = finished.result;
  const share = useMemo(() => shareChanged(finished), [finished]);
  const { lost, inWords } = factsKept(finished);
  const by = proposerIn(finished);
  const details = (
    <>
      <b>{share}% of the words changed</b>
      {by !== null && ` ${proposers[by]}`} · <ToDecide finished={finished} />
      <span className={lost.length > 0 ? 'struck' : undefined}>{inWords}</span>
      {chunks.failed > 0 &&
        ` · ${chunks.failed} of ${chunks.total} parts stayed as they were, free of charge`}
      {notice && ` · ${notice}`}
    </>
  );
  return { isLittle: by === 'rules' && share < littleChanged, details };
}
