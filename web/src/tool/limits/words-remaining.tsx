import { plans, unlimited } from '#contract/plans.ts';
import { askToSignIn } from '#account/sign-in/sign-in-request.ts';
import { Meter } from '#ui/meter.tsx';
import { counted, inFigures } from '#words/figures.ts';
import { useAllowance } from '../workspace/humanizer.ts';
import { moreInWords, networkWordsUsed } from './limits-in-words.ts';
import { type Allowance, remainingOf } from './limits.ts';

const MemberWords = (allowance: Allowance) => {
  const { used, limit } = allowance;
  return (
    <Meter
      label="Words remaining"
      used={used}
      fills="left"
      limit={limit === unlimited ? 'unlimited' : limit}
      amount={
        limit === unlimited ? 'Unlimited' : `${inFigures(remainingOf(allowance))} of ${inFigures(limit)}`
      }
    />
  );
};

/** A guest's remaining words in one sentence. */
function inWords(allowance: Allowance): string {
  const { limit, used, ofNetwork } = allowance;
  const left = remainingOf(allowance);
  const more = moreInWords(allowance);
  if (left > 0 && ofNetwork) return `${counted(left, 'trial word')} left on your network.`;
  if (left > 0 && used > 0) return `${counted(left, 'word')} left without an account.`;
  if (left > 0) return `Try ${inFigures(limit)} words without an account.`;
  return `${ofNetwork ? networkWordsUsed : `Your ${inFigures(limit)} trial words are used.`}${more}`;
}

const GuestWords = (allowance: Allowance) => (
  <p>
    {inWords(allowance)}{' '}
    <button type="button" className="link-button" onClick={() => askToSignIn({ mode: 'signup' })}>
      Sign up free
    </button>{' '}
    for {inFigures(plans.free.wordsPerMonth)} every month.
  </p>
);

export default function WordsRemaining() {
  const allowance = useAllowance();
  if (allowance === null) return null;
  return allowance.of === 'member' ? <MemberWords {...allowance} /> : <GuestWords {...allowance} />;
}
