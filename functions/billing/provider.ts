import type { BillingCycle, PaidPlan } from '#contract/plans.ts';
import type { Bindings, HonoEnv } from '#env.ts';

/** The purchase that a checkout is opened for. `amount` is in cents. */
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

/** A provider's event, normalised. `reference` is the id of our payment, as the checkout returned it. */
export type PaymentEvent = { id: string; at: Date } &
  /** `renews`: a subscription that renews automatically, which we do not sell. */
  (
    | ({ kind: 'paid'; renews?: boolean } & Checkout & Money)
    /** Paid by a method that takes days to confirm. */
    | ({ kind: 'awaited' } & Checkout)
    | ({ kind: 'failed' } & Checkout)
    | ({ kind: 'expired' } & Checkout)
    | ({ kind: 'refunded' } & Money)
    | ({ kind: 'disputed' } & Money)
  );

export type PaymentProvider = {
  name: 'mock' | 'stripe';
  /** Returns the provider's payment page for this plan and cycle; null if none is configured. */
  paymentUrl(order: Order): string | null;
  /** `refused`: the signature is not the provider's. `ignored`: an event that changes nothing here. */
  readEvent(body: string, signature: string, now: Date): Promise<PaymentEvent | 'refused' | 'ignored'>;
};

export type PaymentEnv = HonoEnv & { Variables: { payments: (env: Bindings) => PaymentProvider } };
