import { forget, readStored, store } from '../browser/storage.ts';
import { sawActivation } from './activation.ts';
import { type Choice, hasChosenLately } from './choice.ts';

/** What the browser remembers of a choice and of what came of it. */
export const keepsakes = {
  sawActivation: (now: number) => sawActivation(now, readStored),
  hasChosenLately: (now: number) => hasChosenLately(now, readStored),
  keepActivation({ plan }: Choice, now: number) {
    store('last_subscription_activation', String(now));
    store('subscription_activated_at', new Date(now).toISOString());
    store('user_subscription_plan', plan);
    store('payment_completed', 'true');
  },
  /** As it was paid for, which the next page shows until the server does. */
  correctChoice({ plan, billing_cycle }: Choice) {
    store('selectedPlan', plan);
    store('selectedBillingCycle', billing_cycle);
  },
  forgetChoice() {
    for (const key of ['selectedPlan', 'selectedBillingCycle', 'selectedPrice', 'paymentTimestamp'])
      forget(key);
  },
};

export type Keepsakes = typeof keepsakes;
