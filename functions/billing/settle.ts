import type { Attention } from '#contract/payment-matters.ts';
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
  markRefunded,
} from '../db/payment-events.ts';
import type { Payment } from '../db/payments.ts';
import { findUser } from '../db/users.ts';
import { attentionMail, planChangedMail, refundedMail } from '../mail/letters.ts';
import { activatePaid } from './activation.ts';
import type { Desk } from './desk.ts';
import type { PaymentEvent, PaymentProvider } from './provider.ts';

type SettlingDesk = Pick<Desk, 'db' | 'now' | 'origin' | 'send'>;
type Of<Kind extends PaymentEvent['kind']> = Extract<PaymentEvent, { kind: Kind }>;

/** Started by this event or by an earlier try of it, which may have ended before the mail went out. */
async function start(desk: SettlingDesk, payment: Payment, eventId: string): Promise<Attention | null> {
  const outcome = payment.status === 'paid' ? await activatePaid(desk.db, payment, desk.now) : null;
  if (outcome?.state === 'no_account' || outcome?.state === 'lower_plan') return outcome.state;
  if (outcome?.state === 'activated') announce(desk, outcome.payment, outcome.user);
  else if (payment.status === 'completed' && payment.paidBy === eventId) {
    const [user] = await findUser(desk.db, payment.userId ?? '');
    if (user !== undefined) announce(desk, payment, user);
  }
  return null;
}

function announce(desk: SettlingDesk, payment: Payment, user: Parameters<typeof planChangedMail>[0]): void {
  desk.send(planChangedMail(user, payment, desk.origin), `plan-changed:${payment.id}`);
}

async function settlePaid(
  desk: SettlingDesk,
  payment: Payment | undefined,
  event: Of<'paid'>,
): Promise<Attention | null> {
  const { db, now } = desk;
  if (payment === undefined) return 'unknown_session';
  const money = { ...event, eventId: event.id };
  const price = amountInCents(payment.plan, payment.billingCycle);
  const asOrdered = event.amount === payment.amount && event.amount === price && event.currency === currency;
  if (!asOrdered || event.renews) {
    await markFailed(db, payment.id, money, now);
    return 'amount_mismatch';
  }

  const paid = await markPaid(db, payment.id, money, now);
  if (paid?.id === payment.id) return start(desk, paid, event.id);
  if (paid === undefined) {
    const isKept = await addDuplicate(db, {
      id: crypto.randomUUID(),
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

async function settleRefund(desk: SettlingDesk, event: Of<'refunded'>): Promise<Attention | null> {
  const { db, now } = desk;
  const find = () => findByProviderPayment(db, event.providerPaymentId);
  let payment = await find();
  while (payment !== undefined && payment.status !== 'refunded') {
    const { refunded, user } = await markRefunded(db, payment, now);
    if (user) desk.send(refundedMail(user, payment), `refunded:${payment.id}`);
    // It may have been started since it was read, and then there is a term to end.
    payment = refunded ? { ...payment, status: 'refunded' } : await find();
  }
  return payment !== undefined && (await hasEarlierTerm(db, payment, now)) ? 'earlier_term' : null;
}

const slowEnd = (now: Date) => after(now, paymentLimits.slowPaymentDays * day);

async function act(
  desk: SettlingDesk,
  payment: Payment | undefined,
  event: PaymentEvent,
): Promise<Attention | null> {
  switch (event.kind) {
    case 'paid':
      return settlePaid(desk, payment, event);
    case 'refunded':
      return settleRefund(desk, event);
    case 'disputed':
      return 'disputed';
    case 'awaited':
      if (payment)
        await markAwaited(desk.db, payment.id, event.providerSessionId, slowEnd(desk.now), desk.now);
      return null;
    case 'failed':
      if (payment) await markFailed(desk.db, payment.id, event, desk.now);
      return null;
    case 'expired':
      if (payment) await markExpired(desk.db, payment.id, desk.now);
      return null;
  }
}

/**
 * What a signed event leads to. Each step finds what an earlier try has done already, so an event that fails anywhere is
 * sent again by the provider and goes on from there; only the last step keeps it from being looked at again.
 */
export async function settle(desk: SettlingDesk, provider: PaymentProvider['name'], event: PaymentEvent) {
  const { db, now } = desk;
  const { handled, payment } = await keepEvent(db, { ...event, provider, receivedAt: now });
  if (handled) return;
  const attention = await act(desk, payment, event);
  if (attention !== null && 'amount' in event) {
    desk.send(attentionMail(attention, event, desk.origin), `payment-attention:${event.id}`);
  }
  await markHandled(db, event.id, attention, now);
}
