import { type ReactNode, useState } from 'react';
import { Link } from 'react-router-dom';
import { charsPerRequest } from '#contract/limits.ts';
import { plans, unlimited } from '#contract/plans.ts';
import { account, useAccount } from '#account/account.ts';
import { askToSignIn } from '#account/sign-in/sign-in-request.ts';
import { UnconfirmedAddress } from '#account/unconfirmed-address.tsx';
import { call } from '#api-client';
import { checkWords } from '#content/captcha.ts';
import { assistantCopy } from '#content/tool/assistant.ts';
import { parts } from '#content/tool/parts.ts';
import { paths } from '#navigation/paths.ts';
import Captcha from '#page-parts/captcha.tsx';
import { Button, buttonClass } from '#ui/button.tsx';
import { Dialog } from '#ui/dialog.tsx';
import { FormError } from '#ui/form-error.tsx';
import { failureSentence } from '#words/failures.ts';
import { counted, inFigures } from '#words/figures.ts';
import { dayInWords } from '#words/moments.ts';
import { inDollars } from '#words/plans.ts';
import { humanizer, useAllowance, useWorkspace } from '../workspace/humanizer.ts';
import { wordsToSend } from '../workspace/workspace.ts';
import { moreInWords, networkWordsUsed } from './limits-in-words.ts';
import { type Allowance, type Block, remainingOf } from './limits.ts';

/** Shows a captcha to a guest. Once it is passed, the refused run continues. */
export function GuestCheck() {
  const [error, setError] = useState('');
  const [tries, setTries] = useState(0);

  async function send(human_check: string) {
    setError('');
    const answer = await call('POST /api/guest/human-check', { body: { human_check } });
    if (!answer.ok) {
      setError(failureSentence(answer, 'The check could not be sent'));
      return setTries(tries + 1);
    }
    humanizer.closeBlock();
    return humanizer.retry();
  }

  return (
    <Dialog title={checkWords.title} onClose={humanizer.closeBlock}>
      <div className="limit stack-4">
        <p>{checkWords.guest}</p>
        <FormError>{error}</FormError>
        <Captcha key={tries} onPassed={(token) => void send(token)} />
      </div>
    </Dialog>
  );
}

function askToSignUp(reason: string) {
  humanizer.closeBlock();
  askToSignIn({ mode: 'signup', reason });
}

type Size = { words: number; chars: number };

function resetDay(): string {
  const known = account.current();
  return known.phase === 'signed-in' ? ` They reset on ${dayInWords(known.profile.resets_at)}.` : '';
}

const canSendParts = (allowance: Allowance, atOnce: number): boolean =>
  allowance.limit === unlimited || remainingOf(allowance) > atOnce;

function reasonOf(block: Block, { words, chars }: Size, allowance: Allowance): string {
  const { name, wordsPerRequest } = plans[allowance.plan];
  if (block !== 'request') {
    return allowance.of === 'guest'
      ? guestReason(words, allowance)
      : `This text has ${counted(words, 'word')}, and you have ${inFigures(remainingOf(allowance))} of ${inFigures(allowance.limit)} left.${resetDay()}`;
  }
  return words <= wordsPerRequest
    ? `This text has ${counted(chars, 'character')}, and one request takes up to ${inFigures(charsPerRequest(wordsPerRequest))}; you can also select a passage and send that.`
    : `This text has ${counted(words, 'word')}. ${allowance.of === 'guest' ? 'Without an account' : `On the ${name} plan`}, you can send up to ${inFigures(wordsPerRequest)} at once. ${canSendParts(allowance, wordsPerRequest) ? `“${parts.start}” below your text sends one part after another. ` : ''}You can also select a passage and send that.`;
}

/** Lists the plans above the user's own. `hasFree`: also the free plan, for a guest who can sign up for it. */
function PlanSummary({ allowance, hasFree }: { allowance: Allowance; hasFree: boolean }) {
  const { rank: own } = plans[allowance.plan];
  const higher = Object.values(plans).filter(({ rank }) => rank > own || (hasFree && rank === own));
  return (
    <dl className="limit-plans ruled">
      {higher.map(({ name, wordsPerMonth, wordsPerRequest, monthlyPrice }) => (
        <div key={name}>
          <dt>
            {name} <span>{inDollars(monthlyPrice)} a month</span>
          </dt>
          <dd className="soft small">
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
  <Dialog title={title} opensItself onClose={humanizer.closeBlock}>
    <div className="limit stack-4">{children}</div>
  </Dialog>
);

function guestReason(words: number, allowance: Allowance): string {
  const { limit, ofNetwork } = allowance;
  const left = remainingOf(allowance);
  const more = moreInWords(allowance);
  if (ofNetwork) {
    return left === 0
      ? `${networkWordsUsed} They are shared by everyone on your connection, at home, school or work.${more}`
      : `This text has ${counted(words, 'word')}. The people on your network share their trial words, and ${inFigures(left)} are left.${more}`;
  }
  return left === 0
    ? `You have used all ${inFigures(limit)} of your trial words.${more}`
    : `This text has ${counted(words, 'word')}. You have ${inFigures(left)} of ${inFigures(limit)} trial words left.${more} You can also select a passage and send that.`;
}

function ConfirmAddress() {
  const known = useAccount();
  return (
    <Window title="Confirm your email address">
      <p>
        Until then, you share words with other unconfirmed accounts on your network, and today’s are used up.
        Open the link in the email we sent you, and you get your own words right away. Your text stays here.
      </p>
      {known.phase === 'signed-in' && <UnconfirmedAddress user={known.user} />}
      <div className="actions">
        <Button look="quiet" onClick={humanizer.closeBlock}>
          Close
        </Button>
      </div>
    </Window>
  );
}

export default function LimitDialog({ block }: { block: Block }) {
  const allowance = useAllowance();
  const [plansSeen, seePlans] = useState(false);
  const words = useWorkspace(wordsToSend);
  const chars = useWorkspace(({ text, selection }) =>
    selection === null ? text.length : selection.end - selection.start,
  );
  if (allowance === null) return null;

  // A free account has the same limit per request.
  const isTooLong = allowance.of === 'guest' && words > plans.free.wordsPerRequest;
  const assistant = !isTooLong && block !== 'request' && <p>{assistantCopy.noLimit}</p>;
  if (block === 'guest' && !plansSeen) {
    return (
      <Window title="Free Limit Reached!">
        <p>{isTooLong ? reasonOf('request', { words, chars }, allowance) : guestReason(words, allowance)}</p>
        <p>
          An account is free and has {inFigures(plans.free.wordsPerMonth)} words every month
          {isTooLong && `; ${plans.pro.name} takes ${inFigures(plans.pro.wordsPerRequest)} at once`}. Your
          text stays where it is.
        </p>
        {assistant}
        <div className="actions">
          <Button
            onClick={() => askToSignUp('Your text stays here. Once you are signed in, press Humanize.')}
          >
            Sign Up Free
          </Button>
          <Button look="quiet" onClick={() => seePlans(true)}>
            See the Plans
          </Button>
          <Button look="quiet" onClick={humanizer.closeBlock}>
            Close
          </Button>
        </div>
      </Window>
    );
  }
  if (block === 'confirm') return <ConfirmAddress />;
  if (block === 'check') return <GuestCheck />;
  return (
    <Window title="Upgrade Required">
      <p>{reasonOf(isTooLong ? 'request' : block, { words, chars }, allowance)}</p>
      {assistant}
      <PlanSummary allowance={allowance} hasFree={allowance.of === 'guest' && !isTooLong} />
      <div className="actions">
        {allowance.of === 'member' ? (
          <UpgradeNow />
        ) : (
          <Button onClick={() => askToSignUp('Sign up first, then choose a plan. Your text stays here.')}>
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
