import type { Account, AccountUser, Profile } from '#contract/account.ts';
import type { AdminFactor } from '#contract/admin.ts';
import { json } from './server.ts';

const ada: Account = {
  user: {
    id: 'ada',
    email: 'ada@example.org',
    full_name: 'Ada Lovelace',
    email_verified: true,
    auth_method: 'manual',
  },
  profile: {
    id: 'ada',
    email: 'ada@example.org',
    full_name: 'Ada Lovelace',
    subscription_plan: 'free',
    subscription_status: 'active',
    billing_cycle: 'monthly',
    words_used: 0,
    words_limit: 500,
    subscription_start: null,
    subscription_end: null,
    updated_at: '2026-11-01T00:00:00.000Z',
    resets_at: '2026-12-01T00:00:00.000Z',
  },
};

type Details = { user?: Partial<AccountUser>; profile?: Partial<Profile> };

/** Ada's account with these details replaced. */
export const accountWith = ({ user = {}, profile = {} }: Details = {}): Account => ({
  user: { ...ada.user, ...user },
  profile: { ...ada.profile, ...profile },
});

export const byGoogle = accountWith({ user: { auth_method: 'oauth' } });

const admin = { id: '1', username: 'editor@longhand.example', email: 'editor@longhand.example' };

/** Response to an admin's sign-in, with the state of the second factor. */
export const adminSignIn = (factor: AdminFactor = { state: 'passed' }) =>
  json({ success: true, admin, factor });
