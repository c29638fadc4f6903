import { type ReactNode, useMemo } from 'react';
import { Navigate, useLocation } from 'react-router-dom';
import { planName } from '#contract/plans.ts';
import { readClaim } from '#payment/claim.ts';
import type { PaymentState } from '#payment/payment-state.ts';
import { usePayment } from '#payment/use-payment.ts';
import { EmailForm, SignInForPayment } from './email-form.tsx';
import { Failure, InvalidLink } from './failure.tsx';
import { SkinTitle, Success, Upgraded } from './success.tsx';

const Spinner = () => <span className="spinner" aria-hidden />;

const Detecting = () => (
  <h1 tabIndex={-1}>
    <Spinner />
    Detecting Authentication Method
  </h1>
);

type State = Extract<PaymentState, { phase: 'processing' }>;

function Words({ state }: { state: State }): ReactNode {
  if (state.step === 'account') return `Looking for your account, attempt ${state.attempt} of 5.`;
  if (state.step === 'profile') return 'Your payment is confirmed. Your account is being updated.';
  if (state.awaited === null) return 'We are checking whether your payment has arrived.';
  const { plan, billing_cycle, message } = state.awaited;
  return `${planName(plan)}, ${billing_cycle}. ${message}`;
}

const Processing = ({ state }: { state: State }) => (
  <>
    <SkinTitle skin={state.skin}>
      <Spinner />
      Processing Payment
    </SkinTitle>
    <p>
      <Words state={state} />
    </p>
    <p>This takes a few seconds. Nothing is lost if you leave this page.</p>
  </>
);

function Content({ state, submit }: { state: PaymentState; submit: (email: string) => void }) {
  switch (state.phase) {
    case 'detecting':
      return <Detecting />;
    case 'processing':
      return <Processing state={state} />;
    case 'need-email':
      if (state.why === 'reference') return <SignInForPayment />;
      return <EmailForm state={{ ...state, why: state.why }} onSubmit={submit} />;
    case 'success':
    case 'already-active':
      return <Success state={state} />;
    case 'upgraded':
      return <Upgraded plan={state.plan} />;
    case 'failed':
      return <Failure state={state} />;
    case 'invalid':
      return <InvalidLink message={state.message} />;
    case 'leaving':
      return <Navigate to={state.to} replace />;
  }
}

function Payment({ pathname, search }: { pathname: string; search: string }) {
  const claim = useMemo(() => readClaim(pathname, search), [pathname, search]);
  const { state, submit } = usePayment(claim);
  return (
    <div className="notice stack-5 passage tall payment" aria-live="polite">
      <Content state={state} submit={(email) => void submit(email)} />
    </div>
  );
}

/** One screen for every URL that a payment redirects to. */
export default function PaymentSuccess() {
  const { pathname, search } = useLocation();
  return <Payment key={pathname + search} pathname={pathname} search={search} />;
}
