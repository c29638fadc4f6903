import { useMemo } from 'react';
import { Navigate, useLocation } from 'react-router-dom';
import { readClaim } from '#payment/claim.ts';
import type { PaymentState } from '#payment/payment-state.ts';
import { usePayment } from '#payment/use-payment.ts';
import { EmailForm, SignInForPayment } from './email-form.tsx';
import { Failure, InvalidLink } from './failure.tsx';
import { Success, Upgraded } from './success.tsx';
import { Detecting, Processing } from './waiting.tsx';

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
    <div className="notice passage payment" aria-live="polite">
      <Content state={state} submit={(email) => void submit(email)} />
    </div>
  );
}

/** One screen for every address that a payment leads back to. */
export default function PaymentSuccess() {
  const { pathname, search } = useLocation();
  return <Payment key={pathname + search} pathname={pathname} search={search} />;
}
