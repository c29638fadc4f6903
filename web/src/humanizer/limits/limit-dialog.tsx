import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { plans, unlimited } from '#contract/plans.ts';
import { account } from '../../account/account.ts';
import { askToSignIn } from '../../account/sign-in/sign-in-request.ts';
import { paths } from '../../navigation/paths.ts';
import { Button, buttonClass } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { counted, inFigures } from '../../words/figures.ts';
import { dayInWords } from '../../words/moments.ts';
import { inDollars } from '../../words/plans.ts';
import { humanizer, useAllowance, useWorkspace } from '../workspace/humanizer.ts';
import { wordsToSend } from '../workspace/workspace.ts';
import { type Allowance, type Block, remainingOf } from './limits.ts';

function askToSignUp(reason: string) {
  humanizer.closeBlock();
  askToSignIn({ mode: 'signup', reason });
}

function resetDay(): string {
  const known = account.current();
  return known.phase === 'signed-in' ? ` They reset on ${dayInWords(known.profile.resets_at)}.` : '';
}

function reasonOf(block: Exclude<Block, 'guest'>, words: number, allowance: Allowance): string {
  const { name, wordsPerRequest } = plans[allowance.plan];
  return block === 'words'
    ? `This text has ${counted(words, 'word')}, and you have ${inFigures(remainingOf(allowance))} of ${inFigures(allowance.limit)} left.${resetDay()}`
    : `This text has ${counted(words, 'word')}. ${allowance.of === 'guest' ? 'Without an account' : `The ${name} plan`} takes up to ${inFigures(wordsPerRequest)} in one request; you can also select a passage and send that.`;
}

/** The plans above the person's own. */
function PlanSummary({ plan }: { plan: Allowance['plan'] }) {
  const higher = Object.values(plans).filter(({ rank }) => rank > plans[plan].rank);
  return (
    <dl className="limit-plans">
      {higher.map(({ name, wordsPerMonth, wordsPerRequest, monthlyPrice }) => (
        <div key={name}>
          <dt>
            {name} <span>{inDollars(monthlyPrice)} a month</span>
          </dt>
          <dd>
            {wordsPerMonth === unlimited
              ? 'No limit per month or per request'
              : `${inFigures(wordsPerMonth)} words a month, ${inFigures(wordsPerRequest)} in one request`}
          </dd>
        </div>
      ))}
    </dl>
  );
}

const UpgradeNow = () => (
  <Link to={paths.pricing} className={buttonClass()} onClick={humanizer.closeBlock}>
    Upgrade Now
  </Link>
);

const Window = ({ title, children }: { title: string; children: ReactNode }) => (
  <Dialog title={title} open onClose={humanizer.closeBlock}>
    <div className="limit">{children}</div>
  </Dialog>
);

export default function LimitDialog({ block }: { block: Block }) {
  const allowance = useAllowance();
  const words = useWorkspace(wordsToSend);
  if (allowance === null) return null;

  if (block === 'guest') {
    return (
      <Window title="Free Limit Reached!">
        <p>
          Without an account you have {inFigures(allowance.limit)} words in all. This text has{' '}
          {counted(words, 'word')}, and you have {inFigures(remainingOf(allowance))} left.
        </p>
        <p>
          An account is free and has {inFigures(plans.free.wordsPerMonth)} words every month. Your text stays
          where it is.
        </p>
        <div className="actions">
          <Button
            onClick={() => askToSignUp('Your text stays here. Once you are signed in, press Humanize.')}
          >
            Sign Up Free
          </Button>
          <Button look="quiet" onClick={humanizer.closeBlock}>
            Close
          </Button>
        </div>
      </Window>
    );
  }
  return (
    <Window title="Upgrade Required">
      <p>{reasonOf(block, words, allowance)}</p>
      <PlanSummary plan={allowance.plan} />
      <div className="actions">
        {allowance.of === 'member' ? (
          <UpgradeNow />
        ) : (
          <Button onClick={() => askToSignUp('First an account, then the plan. Your text stays here.')}>
            Sign Up & Upgrade
          </Button>
        )}
        <Button look="quiet" onClick={humanizer.closeBlock}>
          Maybe Later
        </Button>
      </div>
    </Window>
  );
}
