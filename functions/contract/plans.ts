export const unlimited = -1;

export function remainingWords(used: number, limit: number): number {
  return limit === unlimited ? unlimited : Math.max(0, limit - used);
}

type CataloguePlan = {
  name: string;
  rank: number;
  /** In dollars. */
  monthlyPrice: number;
  annualPrice: number;
  wordsPerMonth: number;
  wordsPerRequest: number;
  popular: boolean;
};

export const plans = {
  free: {
    name: 'Free',
    rank: 0,
    monthlyPrice: 0,
    annualPrice: 0,
    wordsPerMonth: 500,
    wordsPerRequest: 500,
    popular: false,
  },
  pro: {
    name: 'Pro',
    rank: 1,
    monthlyPrice: 5,
    annualPrice: 30,
    wordsPerMonth: 30_000,
    wordsPerRequest: 3_000,
    popular: true,
  },
  ultra: {
    name: 'Ultra',
    rank: 2,
    monthlyPrice: 10,
    annualPrice: 60,
    wordsPerMonth: unlimited,
    wordsPerRequest: unlimited,
    popular: false,
  },
} as const satisfies Record<string, CataloguePlan>;

export type CatalogueId = keyof typeof plans;
export const catalogueIds = ['free', 'pro', 'ultra'] as const satisfies CatalogueId[];

export type PaidPlan = Exclude<CatalogueId, 'free'>;
export const paidPlans = ['pro', 'ultra'] as const satisfies PaidPlan[];

/** `basic` is no longer sold; an old profile that carries it has the rank and limits of free. */
export type PlanId = CatalogueId | 'basic';
export type SubscriptionStatus = 'active' | 'expired';

export const billingCycles = ['monthly', 'annual'] as const;
export type BillingCycle = (typeof billingCycles)[number];
export const termMonths = { monthly: 1, annual: 12 } as const satisfies Record<BillingCycle, number>;

export const catalogueId = (plan: PlanId): CatalogueId => (plan === 'basic' ? 'free' : plan);

export const planName = (plan: PlanId): string => (plan === 'basic' ? 'Basic' : plans[plan].name);

/** In dollars, for the whole term. */
export const priceOf = (plan: CatalogueId, cycle: BillingCycle): number =>
  cycle === 'annual' ? plans[plan].annualPrice : plans[plan].monthlyPrice;

export const currency = 'usd';
export const amountInCents = (plan: CatalogueId, cycle: BillingCycle) => priceOf(plan, cycle) * 100;

/** The price of a year that is paid month by month. */
export const twelveMonthsPrice = (plan: CatalogueId) => plans[plan].monthlyPrice * 12;

/** Returns how much cheaper an annual term is than twelve monthly ones, in percent. */
export function savingPercent(plan: CatalogueId): number {
  const monthByMonth = twelveMonthsPrice(plan);
  return monthByMonth === 0 ? 0 : Math.round(((monthByMonth - plans[plan].annualPrice) / monthByMonth) * 100);
}

/** The effective price of one month, in dollars. */
export const pricePerMonth = (plan: CatalogueId, cycle: BillingCycle) =>
  priceOf(plan, cycle) / termMonths[cycle];
