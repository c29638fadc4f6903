import type { BillingCycle, PaidPlan } from '#contract/plans.ts';
import type { Bindings, HonoEnv } from '#env.ts';

/** What a checkout is opened for. `amount` is in cents. */
export type Order = {
  paymentId: string;
  token: string;
  plan: PaidPlan;
  billingCycle: BillingCycle;
  amount: number;
  email: string;
  origin: string;
};

type Money = { providerPaymentId: string; amount: number; currency: string };
type Checkout = { reference: string | null; providerSessionId: string };

/** A provider's event in our own terms. `reference` is the id of our payment, as the checkout returned it. */
export type PaymentEvent = { id: string; at: Date } &
  /** `renews`: a subscription that renews by itself, which we do not sell. */
  (
    | ({ kind: 'paid'; renews?: boolean } & Checkout & Money)
    /** Paid in a way that takes days to confirm. */
    | ({ kind: 'awaited' } & Checkout)
    | ({ kind: 'failed' } & Checkout)
    | ({ kind: 'expired' } & Checkout)
    | ({ kind: 'refunded' } & Money)
    | ({ kind: 'disputed' } & Money)
  );

export type PaymentProvider = {
  name: 'mock' | 'stripe';
  /** The provider's own page for this plan and cycle, if one is configured. */
  paymentUrl(order: Order): string | null;
  /** `refused`: the signature is not the provider's. `ignored`: an event that changes nothing here. */
  readEvent(body: string, signature: string, now: Date): Promise<PaymentEvent | 'refused' | 'ignored'>;
};

export type PaymentEnv = HonoEnv & { Variables: { payments: (env: Bindings) => PaymentProvider } };
