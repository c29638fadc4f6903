import { useEffect, useState, useSyncExternalStore } from 'react';
import { account } from '#account/account.ts';
import { call } from '#api-client';
import { clock } from '#browser/clock.ts';
import type { Claim } from './claim.ts';
import { purchaseMemory } from './purchase-memory.ts';
import { createPaymentWatch } from './watch-payment.ts';

/** Timeout of a request in ms, so that one that hangs does not hold up the next. */
const timeout = 8_000;
const beginningIsNewFor = 60 * 60_000;

const askByToken = (token: string) =>
  call('POST /api/payments/process-success/:token', {
    params: { token },
    signal: AbortSignal.timeout(timeout),
  });

const askBySession = ({ session_id, plan }: Extract<Claim, { by: 'session' }>) =>
  call('POST /api/payments/activate-user-subscription-with-plan', {
    body: { source: 'payment-success', session_id, ...(plan && { plan }) },
    signal: AbortSignal.timeout(timeout),
  });

async function findNewest(): Promise<string | null> {
  const answer = await call('GET /api/user/billing', { signal: AbortSignal.timeout(timeout) });
  if (!answer.ok) return null;
  const begun = answer.data.payments.filter(({ at }) => clock.now() - Date.parse(at) < beginningIsNewFor);
  const found = begun.find(({ status }) => status === 'completed' || status === 'paid') ?? begun[0];
  return found?.id ?? null;
}

const createWatch = (claim: Claim) =>
  createPaymentWatch({
    claim,
    account,
    ask: (payment) => (payment.by === 'token' ? askByToken(payment.token) : askBySession(payment)),
    askByEmail: (email, session_id) =>
      call('POST /api/payments/activate-by-email', {
        body: { email, session_id },
        signal: AbortSignal.timeout(timeout),
      }),
    findNewest,
    memory: purchaseMemory,
    ...clock,
  });

/** Returns the state of the payment in the URL. Another URL needs a new instance of the component. */
export function usePayment(claim: Claim) {
  const [watch] = useState(() => createWatch(claim));
  useEffect(() => watch.start(), [watch]);
  return { state: useSyncExternalStore(watch.subscribe, watch.current), submit: watch.submit };
}
