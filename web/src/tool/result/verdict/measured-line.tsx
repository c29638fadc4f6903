import type { Proposer } from '#contract/humanize.ts';
import { useEstimate } from '#detector/measured/use-estimate.ts';
import { forYou, refusedInWords } from '#content/tool/held.ts';
import { counted, inFigures } from '#words/figures.ts';
import { useInView } from '../../layout/in-view.ts';
import { goToHeld } from '../../layout/places.ts';
import { reasonsInWords } from '../../review/held/in-words.ts';
import { type HeldItem, openIn, refusedIn } from '../../review/held/states.ts';
import { factsKept } from '../../review/facts-kept.ts';
import { isLittleChanged, isOnlyChatCut, proposerIn, shareChanged } from '../../review/measures.ts';
import { partsLeft } from '../../review/parts/offer.ts';
import type { Finished } from '../../workspace/workspace.ts';
import { canCompare, FirstStep, leftByRules } from '../next-steps.tsx';
import { PartsLine } from './parts-line.tsx';
import { Scale, TwoLines } from './two-lines.tsx';
import {
  doneInWords,
  foundInWords,
  gainInWords,
  hasMoved,
  isJudged,
  keptInWords,
  movedInWords,
} from './verdict-words.ts';

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
  const found = foundInWords(finished);
  if (result.outcome !== 'rewritten' && text === asked.source && !found) {
    return (
      <TwoLines
        first={<strong>{asked.own ? `${checked} no changes` : 'Unchanged'}</strong>}
        button={isLittle && !isOld && <FirstStep finished={finished} />}
        rule={<Scale />}
      >
        {isOld ? edited : note + leftByRules(finished, before)}
      </TwoLines>
    );
  }
  const isCompared = isJudged(before) && isJudged(after);
  const moved = isCompared && hasMoved(before, after);
  const gain = isCompared && !isOnlyChatCut(finished) ? gainInWords(before, after) : '';
  const [count, kinds] = found ?? doneInWords(finished);
  const isChecked = asked.own && !found;
  const readsHuman = isJudged(after) && after.verdict === 'reads_human' && after.untested === null;
  const canDoMore = isLittle || !readsHuman || canCompare(finished);
  return (
    <TwoLines
      first={
        <>
          <strong>{isChecked ? `${checked} ${count.toLowerCase()}` : count}</strong> {!isChecked && kinds}
        </>
      }
      button={!isOld && canDoMore && <FirstStep finished={finished} />}
      rule={moved ? <Scale from={before.probability} to={after.probability} /> : <Scale />}
    >
      {isOld ? (
        edited
      ) : (
        <>
          <Details finished={finished} isFound={found !== null} />
          {gain !== '' && ` · ${gain}`}
          {moved && <span aria-live="polite"> · {movedInWords(before, after)}</span>}
        </>
      )}
    </TwoLines>
  );
}

type Held = { held: readonly HeldItem[]; inWords: (count: number) => string };

/** The number of held wordings, as a button that goes to the first. */
function ToHeld({ held, inWords }: Held) {
  const [first] = held;
  if (first === undefined) return null;
  return (
    <>
      <button type="button" className="link-button" onClick={() => goToHeld(first.index)}>
        {inWords(held.length)}
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

function Facts({ finished }: { finished: Finished }) {
  const { lost, total } = factsKept(finished);
  return <span className={lost.length > 0 ? 'struck' : undefined}>{factsInWords(total, lost.length)}</span>;
}

/** What was found in a rewrite that the user brought. */
function Found({ finished }: { finished: Finished }) {
  const refused = refusedIn(finished);
  return (
    <>
      <ToHeld held={refused} inWords={refusedInWords} />
      {refused.length > 0 && 'your wording stays there · '}
      <ToHeld held={openIn(finished)} inWords={forYou} />
      {`${keptInWords(finished)} taken over${reasonsInWords(finished, refused)}`}
      {factsKept(finished).lost.length > 0 && (
        <>
          {' · '}
          <Facts finished={finished} />
        </>
      )}
    </>
  );
}

function Changed({ finished }: { finished: Finished }) {
  const by = proposerIn(finished);
  const share = isOnlyChatCut(finished) ? null : shareChanged(finished);
  return (
    <>
      <b>{share === null ? 'The text itself is unchanged' : `${share}% of the words changed`}</b>
      {`${by === null || share === null ? '' : ` ${proposers[by]}`} · `}
      <ToHeld held={refusedIn(finished)} inWords={refusedInWords} />
      <ToHeld held={openIn(finished)} inWords={forYou} />
      <Facts finished={finished} />
    </>
  );
}

function Details({ finished, isFound }: { finished: Finished; isFound: boolean }) {
  const { chunks, notice } = finished.result;
  return (
    <>
      {isFound ? <Found finished={finished} /> : <Changed finished={finished} />}
      {chunks.failed > 0 &&
        ` · ${chunks.failed} of ${chunks.total} parts stayed as they were, free of charge`}
      {notice && ` · ${notice}`}
    </>
  );
}
