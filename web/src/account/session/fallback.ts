import type { AccountUser, Profile } from '#contract/account.ts';

const fallbackLimit = 1_000;

/** What a person sees whose profile could not be read. Its dates are made up, as `profileIs` says. */
export function fallbackProfile(user: AccountUser, now: Date): Profile {
  return {
    id: user.id,
    email: user.email,
    full_name: user.full_name || (user.email.split('@')[0] ?? ''),
    subscription_plan: 'free',
    subscription_status: 'active',
    billing_cycle: 'monthly',
    words_used: 0,
    words_limit: fallbackLimit,
    subscription_start: null,
    subscription_end: null,
    updated_at: now.toISOString(),
    resets_at: now.toISOString(),
  };
}
