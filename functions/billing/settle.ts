import type { Attention } from '#contract/payments-to-review.ts';
import { paymentLimits } from '#contract/payments.ts';
import { amountInCents, currency } from '#contract/plans.ts';
import { after, day } from '#contract/time.ts';
import {
  addDuplicate,
  findByProviderPayment,
  hasEarlierTerm,
  keepEvent,
  markAwaited,
  markExpired,
  markFailed,
  markHandled,
  markPaid,
} from '#db/payment-events.ts';
import { findPayer, type Payment } from '#db/payments.ts';
import { attentionMail, planChangedMail, refundedMail } from '#mail/templates/account-and-billing.ts';
import { activatePaid } from './activation.ts';
import type { PaymentContext } from './context.ts';
import type { PaymentEvent, PaymentProvider } from './provider.ts';
import { refundPayment } from './refund.ts';
import { newPaymentId } from './tokens.ts';

type SettlingContext = Pick<PaymentContext, 'db' | 'now' | 'mailOrigin' | 'send'>;
type Of<Kind extends PaymentEvent['kind']> = Extract<PaymentEvent, { kind: Kind }>;

/** Starts the plan and sends its mail, also when an earlier attempt at this event started it and may have failed before the mail. */
async function start(context: SettlingContext, payment: Payment, eventId: string): Promise<Attention | null> {
  const outcome = payment.status === 'paid' ? await activatePaid(context.db, payment, context.now) : null;
  if (outcome?.state === 'no_account' || outcome?.state === 'lower_plan') return outcome.state;
  if (outcome?.state === 'activated') announce(context, outcome.payment, outcome.user);
  else if (payment.status === 'completed' && payment.paidBy === eventId) {
    const user = await findPayer(context.db, payment);
    if (user !== undefined) announce(context, payment, user);
  }
  return null;
}

function announce(
  context: SettlingContext,
  payment: Payment,
  user: Parameters<typeof planChangedMail>[0],
): void {
  context.send(planChangedMail(user, payment, context.mailOrigin), `plan-changed:${payment.id}`);
}

async function settlePaid(
  context: SettlingContext,
  payment: Payment | undefined,
  event: Of<'paid'>,
): Promise<Attention | null> {
  const { db, now } = context;
  if (payment === undefined) return 'unknown_session';
  const money = { ...event, eventId: event.id };
  const price = amountInCents(payment.plan, payment.billingCycle);
  const asOrdered = event.amount === payment.amount && event.amount === price && event.currency === currency;
  if (!asOrdered || event.renews) {
    await markFailed(db, payment.id, money, now);
    return 'amount_mismatch';
  }

  const paid = await markPaid(db, payment.id, money, now);
  if (paid?.id === payment.id) return start(context, paid, event.id);
  if (paid === undefined) {
    const isKept = await addDuplicate(db, {
      id: newPaymentId(),
      userId: payment.userId,
      plan: payment.plan,
      billingCycle: payment.billingCycle,
      amount: event.amount,
      status: 'duplicate',
      provider: payment.provider,
      providerSessionId: event.providerSessionId,
      providerPaymentId: event.providerPaymentId,
      paidBy: event.id,
      duplicateOf: payment.id,
      createdAt: now,
      updatedAt: now,
      expiresAt: now,
      paidAt: now,
    });
    if (!isKept) return null;
  }
  return 'duplicate';
}

async function settleRefund(context: SettlingContext, event: Of<'refunded'>): Promise<Attention | null> {
  const { db, now } = context;
  // Read again on each attempt: the plan may start in the meantime, and then its term has to end too.
  const find = () => findByProviderPayment(db, event.providerPaymentId);
  const { payment, user } = await refundPayment(db, find, now);
  if (payment && user) context.send(refundedMail(user, payment), `refunded:${payment.id}`);
  return payment !== undefined && (await hasEarlierTerm(db, payment, now)) ? 'earlier_term' : null;
}

const slowEnd = (now: Date) => after(now, paymentLimits.slowPaymentDays * day);

async function act(
  context: SettlingContext,
  payment: Payment | undefined,
  event: PaymentEvent,
): Promise<Attention | null> {
  switch (event.kind) {
    case 'paid':
      return settlePaid(context, payment, event);
    case 'refunded':
      return settleRefund(context, event);
    case 'disputed':
      return 'disputed';
    case 'awaited':
      if (payment)
        await markAwaited(context.db, payment.id, event.providerSessionId, slowEnd(context.now), context.now);
      return null;
    case 'failed':
      if (payment) await markFailed(context.db, payment.id, event, context.now);
      return null;
    case 'expired':
      if (payment) await markExpired(context.db, payment.id, context.now);
      return null;
  }
}

/**
 * Handles a signed event. Each step can be repeated: when one fails, the provider sends the event again and the work continues
 * from there. Only the last step marks the event as handled.
 */
export async function settle(
  context: SettlingContext,
  provider: PaymentProvider['name'],
  event: PaymentEvent,
) {
  const { db, now } = context;
  const { handled, payment } = await keepEvent(db, { ...event, provider, receivedAt: now });
  if (handled) return;
  const attention = await act(context, payment, event);
  if (attention !== null && 'amount' in event) {
    context.send(attentionMail(attention, event, context.mailOrigin), `payment-attention:${event.id}`);
  }
  await markHandled(db, event.id, attention, now);
}
