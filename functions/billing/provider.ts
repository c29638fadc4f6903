import type { BillingCycle, PaidPlan } from '#contract/plans.ts';
import type { Bindings, HonoEnv } from '../env.ts';

/** What somebody is sent to the provider with. `amount` is in cents. */
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

/** What a provider tells, in our words. `reference` is the id of our payment, as it came back from the checkout. */
export type PaymentEvent = { id: string; at: Date } &
  /** What would renew by itself is nothing that we sell. */
  (
    | ({ kind: 'paid'; renews?: boolean } & Checkout & Money)
    /** Ordered in a way that only confirms days later. */
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
  /** `refused`: the provider has not signed it. `ignored`: it did, and it is nothing to us. */
  readEvent(body: string, signature: string, now: Date): Promise<PaymentEvent | 'refused' | 'ignored'>;
};

export type PaymentEnv = HonoEnv & { Variables: { payments: (env: Bindings) => PaymentProvider } };
