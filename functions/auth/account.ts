import type { Account, AuthMethod } from '#contract/account.ts';
import type { User } from '#db/users.ts';
import { renewed } from '#meter/period.ts';

export function authMethod(user: User): AuthMethod {
  if (user.googleId === null) return 'manual';
  return user.passwordHash === null ? 'oauth' : 'hybrid';
}

export function accountOf(stored: User, now: Date): Account {
  const user = renewed(stored, now);
  return {
    user: {
      id: user.id,
      email: user.email,
      full_name: user.fullName,
      email_verified: user.emailVerifiedAt !== null,
      auth_method: authMethod(user),
    },
    profile: {
      id: user.id,
      email: user.email,
      full_name: user.fullName,
      subscription_plan: user.plan,
      subscription_status: user.status,
      billing_cycle: user.billingCycle,
      words_used: user.wordsUsed,
      words_limit: user.wordsLimit,
      subscription_start: user.subscriptionStart?.toISOString() ?? null,
      subscription_end: user.subscriptionEnd?.toISOString() ?? null,
      updated_at: user.updatedAt.toISOString(),
      resets_at: user.resetsAt.toISOString(),
    },
  };
}
