export const unlimited = -1;

export const plans = {
  free: {
    name: 'Free',
    rank: 0,
    monthlyPrice: 0,
    annualPrice: 0,
    wordsPerMonth: 500,
    wordsPerRequest: 500,
  },
  pro: {
    name: 'Pro',
    rank: 1,
    monthlyPrice: 5,
    annualPrice: 30,
    wordsPerMonth: 30_000,
    wordsPerRequest: 3_000,
  },
  ultra: {
    name: 'Ultra',
    rank: 2,
    monthlyPrice: 10,
    annualPrice: 60,
    wordsPerMonth: unlimited,
    wordsPerRequest: unlimited,
  },
} as const;

/** `basic` is no longer sold; an old profile that carries it has the rank and limits of free. */
export type PlanId = keyof typeof plans | 'basic';
export type BillingCycle = 'monthly' | 'annual';
export type SubscriptionStatus = 'active' | 'expired';
