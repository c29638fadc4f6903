import { Hono } from 'hono';
import { accountOf } from '../../auth/account.ts';
import { requireUser, type SignedInEnv } from '../../auth/guards.ts';
import type { Billing } from '../../contract/billing.ts';

export const billing = new Hono<SignedInEnv>().get('/', requireUser, (c) => {
  const { profile } = accountOf(c.get('user'), c.get('now')());
  return c.json<Billing>({
    plan: profile.subscription_plan,
    billing_cycle: profile.billing_cycle,
    status: profile.subscription_status,
    subscription_start: profile.subscription_start,
    subscription_end: profile.subscription_end,
    resets_at: profile.resets_at,
    words_carried: 0,
    renewable: false,
    renewable_from: null,
    // Nobody can have paid yet: there is no table of payments.
    payments: [],
    next: null,
  });
});
