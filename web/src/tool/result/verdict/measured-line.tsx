import type { Proposer } from '#contract/humanize.ts';
import { useEstimate } from '#detector/measured/use-estimate.ts';
import { forYou } from '#content/tool/held.ts';
import { counted, inFigures } from '#words/figures.ts';
import { useInView } from '../../layout/in-view.ts';
import { goToHeld } from '../../layout/places.ts';
import { heldIn, openIn } from '../../review/held/states.ts';
import { factsKept } from '../../review/facts-kept.ts';
import { isLittleChanged, proposerIn, shareChanged } from '../../review/measures.ts';
import { partsLeft } from '../../review/parts/offer.ts';
import type { Finished } from '../../workspace/workspace.ts';
import { FirstStep } from '../next-steps.tsx';
import { PartsLine } from './parts-line.tsx';
import { Scale, TwoLines } from './two-lines.tsx';
import { doneInWords, gainInWords, hasMoved, isJudged, movedInWords } from './verdict-words.ts';

const edited = 'You’ve edited your text. This result is for the earlier version.';

/** Begins the line of a rewrite by the user, or by their assistant. */
const checked = 'Rewrite checked:';

type Props = { finished: Finished; text: string; note: string };

/** What was changed in a text, how its facts and stock phrases changed, and the estimate if it moved. */
export function MeasuredLine({ finished, text, note }: Props) {
  const { asked, result } = finished;
  const before = useEstimate(asked.source);
  const after = useEstimate(text);
  const isOld = useInView((state) => state.run === finished && state.text !== asked.source);
  const isLittle = isLittleChanged(finished);
  const left = !isOld && partsLeft(finished);

  if (left) return <PartsLine parts={left} />;
  if (result.outcome !== 'rewritten' && finished.edits.length + result.held.length === 0) {
    return (
      <TwoLines
        first={<strong>{asked.own ? `${checked} no changes` : 'Unchanged'}</strong>}
        button={isLittle && !isOld && <FirstStep finished={finished} />}
        rule={<Scale />}
      >
        {isOld ? edited : note}
      </TwoLines>
    );
  }
  const isCompared = isJudged(before) && isJudged(after);
  const moved = isCompared && hasMoved(before, after);
  const gain = isCompared ? gainInWords(before, after) : '';
  const [count, kinds] = doneInWords(finished);
  const readsHuman = isJudged(after) && after.verdict === 'reads_human' && after.untested === null;
  const canDoMore = isLittle || !readsHuman;
  return (
    <TwoLines
      first={
        <>
          <strong>{asked.own ? `${checked} ${count.toLowerCase()}` : count}</strong> {!asked.own && kinds}
        </>
      }
      button={!isOld && canDoMore && <FirstStep finished={finished} />}
      rule={moved ? <Scale from={before.probability} to={after.probability} /> : <Scale />}
    >
      {isOld ? (
        edited
      ) : (
        <>
          <Details finished={finished} />
          {gain !== '' && ` · ${gain}`}
          {moved && <span aria-live="polite"> · {movedInWords(before, after)}</span>}
        </>
      )}
    </TwoLines>
  );
}

/** The number of open doubts, as a button that goes to the first. */
function ToDecide({ finished }: { finished: Finished }) {
  const open = openIn(finished);
  const [first] = open;
  if (first === undefined) return null;
  return (
    <>
      <button type="button" className="link-button" onClick={() => goToHeld(first.index)}>
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
  own: 'by your rewrite',
} as const satisfies Record<Proposer, string>;

const factsInWords = (total: number, lost: number): string =>
  `${lost > 0 ? `${inFigures(total - lost)} of ` : ''}${counted(total, 'fact')} kept`;

function Details({ finished }: { finished: Finished }) {
  const { chunks, notice } = finished.result;
  const { lost, total } = factsKept(finished);
  const by = proposerIn(finished);
  const refused = heldIn(finished).refused.filter(({ state }) => state === 'open').length;
  return (
    <>
      <b>{shareChanged(finished)}% of the words changed</b>
      {by !== null && ` ${proposers[by]}`} · <ToDecide finished={finished} />
      <span className={lost.length > 0 ? 'struck' : undefined}>{factsInWords(total, lost.length)}</span>
      {refused > 0 && ` · ${inFigures(refused)} refused`}
      {chunks.failed > 0 &&
        ` · ${chunks.failed} of ${chunks.total} parts stayed as they were, free of charge`}
      {notice && ` · ${notice}`}
    </>
  );
}
