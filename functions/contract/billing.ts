import type { PaymentStatus } from './payments.ts';
import type { ActivationAction } from './plan-change.ts';
import type { BillingCycle, PlanId, SubscriptionStatus } from './plans.ts';

/** `amount` is in dollars; `term_end` is where the term ends that it bought, once it has begun or been added. */
export type PaymentRow = {
  id: string;
  at: string;
  plan: PlanId;
  billing_cycle: BillingCycle;
  amount: number;
  status: PaymentStatus;
  action: ActivationAction | null;
  term_end: string | null;
  words_carried: number | null;
};

/** `words_carried`: those of earlier that still count, until `resets_at`. `next` asks for the next page of payments. */
export type Billing = {
  plan: PlanId;
  billing_cycle: BillingCycle;
  status: SubscriptionStatus;
  subscription_start: string | null;
  subscription_end: string | null;
  resets_at: string;
  words_carried: number;
  renewable: boolean;
  renewable_from: string | null;
  payments: PaymentRow[];
  next: string | null;
};
