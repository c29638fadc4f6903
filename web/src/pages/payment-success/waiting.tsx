import type { ReactNode } from 'react';
import { planName } from '#contract/plans.ts';
import type { PaymentState } from '#payment/payment-state.ts';
import { SkinTitle } from './skin-title.tsx';

const Spinner = () => <span className="spinner" aria-hidden />;

export const Detecting = () => (
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

export const Processing = ({ state }: { state: State }) => (
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
