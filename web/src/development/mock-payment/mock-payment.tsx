import { useState } from 'react';
import { call } from '#api-client';
import { paths } from '#navigation/paths.ts';
import { Wordmark } from '#shell/header.tsx';
import { Button, buttonClass } from '#ui/button.tsx';
import { FormError } from '#ui/form-error.tsx';
import { failureSentence } from '#words/failures.ts';
import { inDollars } from '#words/plans.ts';
import { cycleOf, type Order } from './mock-order.ts';

const paymentTakes = 2_000;

/** Replaces a payment provider's page. Only in the development build. */
export function MockPayment({ order }: { order: Order }) {
  const { token, plan, amount } = order;
  const cycle = cycleOf(order);
  const [busy, setBusy] = useState(false);
  const [error, setError] = useState<string>();
  const name = plan.charAt(0).toUpperCase() + plan.slice(1);

  async function pay() {
    setBusy(true);
    setError(undefined);
    await new Promise((resolve) => {
      setTimeout(resolve, paymentTakes);
    });
    const answer = await call('POST /api/dev/payments/complete', { body: { token } });
    if (answer.ok) return location.assign(`${paths.paymentSuccess}/${encodeURIComponent(token)}`);
    setError(failureSentence(answer, 'The payment could not be simulated'));
    setBusy(false);
  }

  return (
    <main className="mock-payment">
      <p className="wordmark lead touch semibold">
        <Wordmark />
      </p>
      <h1>Mock Payment</h1>
      <p className="note">
        This page stands in for a payment provider while developing. No real payment is made.
      </p>
      <section aria-labelledby="order">
        <h2 id="order">Order Summary</h2>
        <dl className="facts ruled column">
          <div>
            <dt>Plan</dt>
            <dd>{name}</dd>
          </div>
          {cycle && (
            <div>
              <dt>Billing cycle</dt>
              <dd>{cycle === 'annual' ? 'Annual' : 'Monthly'}</dd>
            </div>
          )}
          <div>
            <dt>Amount</dt>
            <dd>{inDollars(amount)}</dd>
          </div>
        </dl>
      </section>
      <FormError>{error}</FormError>
      <p className="actions">
        <Button busy={busy} onClick={() => void pay()}>
          {busy ? 'Processing...' : 'Simulate Successful Payment'}
        </Button>
        <a href={paths.pricing} className={buttonClass('quiet')}>
          Cancel & Return to Pricing
        </a>
      </p>
    </main>
  );
}
