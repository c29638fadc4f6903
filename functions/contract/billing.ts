import type { PaymentStatus } from './payments.ts';
import type { ActivationAction } from './plan-change.ts';
import type { BillingCycle, PlanId, SubscriptionStatus } from './plans.ts';

/** `unfinished`: a checkout that has not been paid. `pending`: paid by a method that takes days to confirm. */
export type PaymentRowStatus = PaymentStatus | 'unfinished';

/** `amount` is in dollars. `term_end`: the end of the purchased term, once that has started or been added. */
export type PaymentRow = {
  id: string;
  at: string;
  plan: PlanId;
  billing_cycle: BillingCycle;
  amount: number;
  status: PaymentRowStatus;
  action: ActivationAction | null;
  term_end: string | null;
  words_carried: number | null;
};

/** `words_carried`: words carried over, usable until `resets_at`. `next`: the cursor of the next page. */
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
