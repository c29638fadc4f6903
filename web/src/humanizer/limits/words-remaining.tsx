import { plans, unlimited } from '#contract/plans.ts';
import { askToSignIn } from '../../account/sign-in/sign-in-request.ts';
import { Meter } from '../../ui/meter.tsx';
import { inFigures } from '../../words/figures.ts';
import { useAllowance } from '../workspace/humanizer.ts';
import { type Allowance, remainingOf } from './limits.ts';

const MemberWords = (allowance: Allowance) => {
  const { used, limit } = allowance;
  return (
    <Meter
      label="Words remaining"
      used={used}
      limit={limit === unlimited ? 'unlimited' : limit}
      amount={
        limit === unlimited ? 'Unlimited' : `${inFigures(remainingOf(allowance))} of ${inFigures(limit)}`
      }
    />
  );
};

const GuestWords = ({ limit }: Allowance) => (
  <p>
    {inFigures(limit)} words to try it, without an account.{' '}
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
