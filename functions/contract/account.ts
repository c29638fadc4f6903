import type { SecondStep } from './factors.ts';
import type { BillingCycle, PlanId, SubscriptionStatus } from './plans.ts';

/** Length of a new password; older, shorter ones still work. */
export const passwordLength = { min: 8, max: 256 } as const;
export const nameLength = 100;

export const passwordHint = `At least ${passwordLength.min} characters. Not a common password, nor your own name or email.`;
export const passwordTooShort = `Password must be at least ${passwordLength.min} characters long`;

/** A password, a Google id, or both. */
export type AuthMethod = 'manual' | 'oauth' | 'hybrid';

export type AccountUser = {
  id: string;
  email: string;
  full_name: string;
  email_verified: boolean;
  auth_method: AuthMethod;
};

/** Timestamps are ISO 8601 in UTC. */
export type Profile = {
  id: string;
  email: string;
  full_name: string;
  subscription_plan: PlanId;
  subscription_status: SubscriptionStatus;
  billing_cycle: BillingCycle;
  words_used: number;
  words_limit: number;
  subscription_start: string | null;
  subscription_end: string | null;
  updated_at: string;
  resets_at: string;
};

export type Account = { user: AccountUser; profile: Profile };

/** A user without a profile: the server knows but could not read the account. `google`: whether Google sign-in is available. */
export type SessionAnswer = (
  | Account
  | { user: AccountUser; profile: null }
  | { user: null; profile: null }
) & { google: boolean };

/** `password_dropped`: the old password no longer works, since the account's address had never been confirmed. */
export type GoogleAnswer = Account & {
  merged: boolean;
  password_dropped: boolean;
  purpose: 'sign-in' | 'confirm';
  return_to: string | null;
};

/** Google sign-in succeeded, and a code is still required. */
export type GoogleSecondStep = SecondStep & { return_to: string | null };

export type DeviceSession = {
  id: string;
  device: string;
  country: string | null;
  created_at: string;
  last_seen_at: string;
  current: boolean;
};

export type NotificationPreferences = {
  usage_alerts: boolean;
  plan_updates: boolean;
  product_updates: boolean;
  marketing: boolean;
};

/** Maximum requests per account. */
export const addressChangesPerDay = 5;

/** A pending change of the email address, made once both addresses have confirmed it. */
export type AddressChange = {
  new_email: string;
  old_confirmed: boolean;
  new_confirmed: boolean;
  expires_at: string;
};

/** The result of confirming by the link in one of the two mails. */
export type AddressConfirmation = {
  state: 'changed' | 'waiting';
  confirmed: 'old' | 'new';
  new_email: string;
};

export type Deletion = { message: string; details: { total_records_deleted: number } };

export type Message = { message: string };
