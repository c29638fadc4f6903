import { type BillingCycle, billingCycles, paidPlans, priceOf } from '#contract/plans.ts';

/** The order that the checkout passed in the URL. */
export type Order = { token: string; plan: string; amount: number };

/** Returns null if a part is missing. */
export function readOrder(search: string): Order | null {
  const query = new URLSearchParams(search);
  const token = query.get('token');
  const plan = query.get('plan');
  const amount = Number(query.get('amount') || Number.NaN);
  return token && plan && !Number.isNaN(amount) ? { token, plan, amount } : null;
}

/** The billing cycle with this price, if there is one: the address has only the amount. */
export function cycleOf({ plan, amount }: Pick<Order, 'plan' | 'amount'>): BillingCycle | undefined {
  const sold = paidPlans.find((each) => each === plan);
  return sold && billingCycles.find((cycle) => priceOf(sold, cycle) === amount);
}
