import type { ErrorCode } from '#contract/errors.ts';
import { activationMessage, awaitedMessages, type Verdict } from '#contract/payments.ts';
import { plans, termMonths, unlimited } from '#contract/plans.ts';
import type { Database } from '#db/client.ts';
import { type Payment, tellOnce } from '#db/payments.ts';

export type Judgement = { ok: true; verdict: Verdict } | { ok: false; code: ErrorCode };

const refuse = (code: ErrorCode): Judgement => ({ ok: false, code });

function awaited(payment: Payment, status: 'pending' | 'paid'): Judgement {
  const { id, plan, billingCycle } = payment;
  const bought = { session_id: id, plan, billing_cycle: billingCycle };
  return { ok: true, verdict: { ...bought, success: false, status, message: awaitedMessages[status] } };
}

async function activated(db: Database, payment: Payment, now: Date, toPayer: boolean): Promise<Judgement> {
  const { id, plan, billingCycle, action, termStart, termEnd, wordsCarried, toldAt } = payment;
  if (action === null || termStart === null || termEnd === null)
    throw new Error('A completed payment without a term');
  const already = toPayer ? !(await tellOnce(db, id, now)) : toldAt !== null;
  const { wordsPerMonth } = plans[plan];
  const words_carried = wordsCarried ?? 0;
  const bought = { session_id: id, plan, billing_cycle: billingCycle, action, words_carried };
  return {
    ok: true,
    verdict: {
      ...bought,
      success: true,
      status: 'completed',
      months_added: termMonths[billingCycle],
      new_end_date: termEnd.toISOString(),
      words_limit: wordsPerMonth === unlimited ? unlimited : wordsPerMonth + words_carried,
      message: activationMessage(bought, already),
      words_from: termStart.toISOString(),
      already_active: already,
    },
  };
}

/** Returns the state of a payment for the success page. Starts no plan; only records that the payer was shown the activation. */
export async function judgePayment(
  db: Database,
  payment: Payment,
  now: Date,
  toPayer: boolean,
): Promise<Judgement> {
  switch (payment.status) {
    case 'completed':
      return activated(db, payment, now, toPayer);
    case 'paid':
      return awaited(payment, 'paid');
    case 'pending':
      return payment.expiresAt > now ? awaited(payment, 'pending') : refuse('payment_session_expired');
    case 'expired':
      return refuse('payment_session_expired');
    case 'failed':
      return refuse(payment.providerPaymentId === null ? 'payment_failed' : 'payment_amount_mismatch');
    case 'refunded':
      return refuse('payment_refunded');
    case 'duplicate':
      return refuse('payment_duplicate');
  }
}
