import { type BillingCycle, billingCycles, type PaidPlan, paidPlans, priceOf } from '#contract/plans.ts';
import { local } from '#browser/storage.ts';

/** The chosen plan and billing cycle before payment. */
export type Choice = { plan: PaidPlan; billing_cycle: BillingCycle };

type Read = (key: string) => string | null;

const choiceLasts = 10 * 60_000;
const activationIsNewFor = 60_000;

/** `stored`: a timestamp in ms. */
function isRecent(stored: string | null, now: number, lasts: number): boolean {
  const age = now - Number(stored ?? Number.NaN);
  return age >= 0 && age < lasts;
}

const paidPlanOf = (value: unknown) => paidPlans.find((each) => each === value) ?? null;
const cycleOf = (value: unknown) => billingCycles.find((each) => each === value) ?? null;

export function choiceOf(value: unknown): Choice | null {
  if (typeof value !== 'object' || value === null) return null;
  const plan = 'plan' in value ? paidPlanOf(value.plan) : null;
  const billing_cycle = 'billing_cycle' in value ? cycleOf(value.billing_cycle) : null;
  return plan && billing_cycle && { plan, billing_cycle };
}

export function rememberChoice({ plan, billing_cycle }: Choice, now: number): void {
  local.write('selectedPlan', plan);
  local.write('selectedBillingCycle', billing_cycle);
  local.write('selectedPrice', String(priceOf(plan, billing_cycle)));
  local.write('paymentTimestamp', String(now));
  // An earlier payment does not complete this one.
  local.remove('payment_completed');
}

/** Returns the stored choice, however old; each part may be null. */
export const storedChoice = (read: Read = local.read) => ({
  plan: paidPlanOf(read('selectedPlan')),
  billing_cycle: cycleOf(read('selectedBillingCycle')),
});

/** Whether a plan was chosen here within the last ten minutes. */
export const hasChosenLately = (now: number, read: Read = local.read) =>
  isRecent(read('paymentTimestamp'), now, choiceLasts);

/** Whether this browser saw a plan start within the last minute. */
export const sawActivation = (now: number, read: Read = local.read) =>
  isRecent(read('last_subscription_activation'), now, activationIsNewFor);

/** Returns the plan that was chosen here within the last ten minutes, or null. */
export const recentChoice = (now: number, read: Read = local.read): Choice | null =>
  hasChosenLately(now, read) ? choiceOf(storedChoice(read)) : null;
