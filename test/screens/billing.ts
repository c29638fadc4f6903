import type { Billing } from '#contract/billing.ts';

export const onFree: Billing = {
  plan: 'free',
  billing_cycle: 'monthly',
  status: 'active',
  subscription_start: null,
  subscription_end: null,
  resets_at: '2026-12-03T12:00:00Z',
  words_carried: 0,
  renewable: false,
  renewable_from: null,
  payments: [],
  next: null,
};
