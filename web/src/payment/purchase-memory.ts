import { local } from '#browser/storage.ts';
import { type Choice, hasChosenLately, sawActivation } from './choice.ts';

/** Stores the chosen plan and its activation in the browser. */
export const purchaseMemory = {
  sawActivation: (now: number) => sawActivation(now, local.read),
  hasChosenLately: (now: number) => hasChosenLately(now, local.read),
  keepActivation({ plan }: Choice, now: number) {
    local.write('last_subscription_activation', String(now));
    local.write('subscription_activated_at', new Date(now).toISOString());
    local.write('user_subscription_plan', plan);
    local.write('payment_completed', 'true');
  },
  /** Sets the choice to what was paid for; the next page shows it until the server has it. */
  correctChoice({ plan, billing_cycle }: Choice) {
    local.write('selectedPlan', plan);
    local.write('selectedBillingCycle', billing_cycle);
  },
  forgetChoice() {
    for (const key of ['selectedPlan', 'selectedBillingCycle', 'selectedPrice', 'paymentTimestamp'])
      local.remove(key);
  },
};

export type PurchaseMemory = typeof purchaseMemory;
