import { Link } from 'react-router-dom';
import type { ReactNode } from 'react';
import type { ActivatedPayment } from '#contract/payments.ts';
import { type PaidPlan, planName, unlimited } from '#contract/plans.ts';
import { paths } from '#navigation/paths.ts';
import { Facts } from '#page-parts/facts.tsx';
import type { PaymentState, Skin } from '#payment/payment-state.ts';
import { buttonClass } from '#ui/button.tsx';
import { counted, limitInFigures } from '#words/figures.ts';
import { dayInWords } from '#words/moments.ts';
import { cycleInWords } from '#words/plans.ts';

/** For Google accounts the title is about verifying the payment, with the state as a second line. */
export const SkinTitle = ({ skin, children }: { skin: Skin; children: ReactNode }) =>
  skin === 'google' ? (
    <>
      <h1 tabIndex={-1}>Payment Verification</h1>
      <h2>{children}</h2>
    </>
  ) : (
    <h1 tabIndex={-1}>{children}</h1>
  );

const what = {
  ACTIVATED: 'Started',
  EXTENDED: 'Extended',
  'UPGRADED/CHANGED': 'Upgraded',
} as const satisfies Record<ActivatedPayment['action'], string>;

function Bought({ verdict }: { verdict: ActivatedPayment }) {
  const { plan, billing_cycle, action, months_added, new_end_date, words_limit, words_from } = verdict;
  const isNow = action !== 'EXTENDED' || words_limit === unlimited;
  const facts: [name: string, value: string][] = [
    ['Plan', `${planName(plan)}, ${cycleInWords(plan, billing_cycle).toLowerCase()}`],
    [what[action], `for ${counted(months_added, 'month')}, until ${dayInWords(new_end_date)}`],
    isNow
      ? ['Words this month', limitInFigures(words_limit)]
      : [`Words from ${dayInWords(words_from)}`, `${limitInFigures(words_limit)} a month`],
  ];
  return <Facts list={facts} />;
}

type State = Extract<PaymentState, { phase: 'success' | 'already-active' }>;

export function Success({ state }: { state: State }) {
  const { phase, skin, verdict, redirect } = state;
  const isNew = phase === 'success';
  return (
    <>
      <SkinTitle skin={skin}>{isNew ? 'Payment Successful!' : 'Subscription Already Active'}</SkinTitle>
      <p>
        {isNew
          ? verdict.message
          : `Your ${planName(verdict.plan)} plan is running. You are not charged twice.`}
      </p>
      {isNew && <Bought verdict={verdict} />}
      {isNew && !state.caughtUp && <p>It may take a minute until your plan shows everywhere.</p>}
      <p>Redirecting in {redirect.after / 1000} seconds...</p>
      <p className="actions">
        <Link to={redirect.to} replace className={buttonClass()}>
          {skin === 'google' ? 'Continue to Dashboard' : 'Go to Dashboard'}
        </Link>
      </p>
    </>
  );
}

export const Upgraded = ({ plan }: { plan: PaidPlan }) => (
  <>
    <h1 tabIndex={-1}>Payment Successful!</h1>
    <p>Your account has been successfully upgraded to {plan.toUpperCase()} plan!</p>
    <p className="actions">
      <Link to={paths.home} replace className={buttonClass()}>
        Start Using
      </Link>
    </p>
  </>
);
