import { Stripe } from 'stripe';
import { paymentLimits } from '#contract/payments.ts';
import { minute } from '#contract/time.ts';
import type { BillingCycle, PaidPlan } from '#contract/plans.ts';
import type { Bindings } from '#env.ts';
import type { Order, PaymentEvent, PaymentProvider } from './provider.ts';

const linkNames = {
  pro: { monthly: 'STRIPE_LINK_PRO_MONTHLY', annual: 'STRIPE_LINK_PRO_ANNUAL' },
  ultra: { monthly: 'STRIPE_LINK_ULTRA_MONTHLY', annual: 'STRIPE_LINK_ULTRA_ANNUAL' },
} as const satisfies Record<PaidPlan, Record<BillingCycle, keyof Bindings>>;

const cryptoProvider = Stripe.createSubtleCryptoProvider();

const idOf = (object: string | { id: string } | null) =>
  typeof object === 'object' && object !== null ? object.id : object;

function paymentUrl(env: Bindings, { plan, billingCycle, paymentId, email }: Order): string | null {
  const link = env[linkNames[plan][billingCycle]];
  // Without the secret no event can be verified, so the payment would never be recorded.
  if (!env.STRIPE_WEBHOOK_SECRET || link === undefined || !URL.canParse(link)) return null;
  const url = new URL(link);
  url.searchParams.set('client_reference_id', paymentId);
  url.searchParams.set('prefilled_email', email);
  return url.href;
}

function ofCheckout(event: Stripe.Event, session: Stripe.Checkout.Session): PaymentEvent {
  const stamp = { id: event.id, at: new Date(event.created * 1000) };
  const checkout = { reference: session.client_reference_id, providerSessionId: session.id };
  if (event.type === 'checkout.session.expired') return { ...stamp, ...checkout, kind: 'expired' };
  if (session.payment_status === 'unpaid' && event.type === 'checkout.session.completed') {
    return { ...stamp, ...checkout, kind: 'awaited' };
  }
  if (event.type === 'checkout.session.async_payment_failed')
    return { ...stamp, ...checkout, kind: 'failed' };
  return {
    ...stamp,
    ...checkout,
    kind: 'paid',
    // A checkout with nothing to pay has no payment intent.
    providerPaymentId: idOf(session.payment_intent) ?? session.id,
    amount: session.amount_total ?? 0,
    currency: session.currency ?? '',
    renews: session.mode === 'subscription',
  };
}

function ofMoneyBack(
  event: Stripe.Event,
  kind: 'refunded' | 'disputed',
  { payment_intent, amount, currency }: Stripe.Charge | Stripe.Dispute,
): PaymentEvent | 'ignored' {
  const providerPaymentId = idOf(payment_intent);
  if (providerPaymentId === null) return 'ignored';
  return { id: event.id, at: new Date(event.created * 1000), kind, providerPaymentId, amount, currency };
}

function inOurWords(event: Stripe.Event): PaymentEvent | 'ignored' {
  switch (event.type) {
    case 'checkout.session.completed':
    case 'checkout.session.async_payment_succeeded':
    case 'checkout.session.async_payment_failed':
    case 'checkout.session.expired':
      return ofCheckout(event, event.data.object);
    case 'charge.refunded':
      // Support and the customer agree on partial refunds; the plan keeps running.
      return event.data.object.refunded ? ofMoneyBack(event, 'refunded', event.data.object) : 'ignored';
    case 'charge.dispute.created':
      return ofMoneyBack(event, 'disputed', event.data.object);
    case 'charge.dispute.closed':
      return event.data.object.status === 'lost'
        ? ofMoneyBack(event, 'refunded', event.data.object)
        : 'ignored';
    default:
      return 'ignored';
  }
}

/** Whether the signature's timestamp is too far in the future; Stripe's library only rejects those that are too old. */
function isFromTheFuture(signature: string, received: number): boolean {
  const sentAt = /(?:^|,)t=(\d+)(?:,|$)/.exec(signature)?.[1];
  return sentAt !== undefined && Number(sentAt) * 1000 > received + paymentLimits.clockMinutes * minute;
}

/** One-time Payment Links, one per plan and cycle. Stripe's signed events say what was paid. */
export const stripeProvider = (env: Bindings): PaymentProvider => ({
  name: 'stripe',
  paymentUrl: (order) => paymentUrl(env, order),
  async readEvent(body, signature, now) {
    const secret = env.STRIPE_WEBHOOK_SECRET;
    if (secret === undefined || secret === '') return 'refused';
    const received = now.getTime();
    if (isFromTheFuture(signature, received)) return 'refused';
    try {
      const { webhooks } = Stripe;
      return inOurWords(
        await webhooks.constructEventAsync(body, signature, secret, undefined, cryptoProvider, received),
      );
    } catch (error) {
      if (error instanceof Stripe.errors.StripeSignatureVerificationError) return 'refused';
      throw error;
    }
  },
});
