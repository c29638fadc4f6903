import type { AuthMethod, Profile } from './account.ts';
import { type BillingCycle, type CatalogueId, catalogueId, plans } from './plans.ts';
import { day } from './time.ts';

/** Number of days before the end of a term in which the same plan and cycle can be bought again. */
export const renewalDays = 7;

export const planChangeToasts = {
  'Payment Blocked': { type: 'error', milliseconds: 8_000 },
  'Payment Notice': { type: 'warning', milliseconds: 8_000 },
  'Payment Information': { type: 'info', milliseconds: 6_000 },
  'Already Free': { type: 'info', milliseconds: 6_000 },
} as const;

type Block = { status: 409; title: string; sentence: string; toast: keyof typeof planChangeToasts };

export const planChangeBlocks = {
  already_free: {
    status: 409,
    title: 'Already Free',
    sentence: 'You are already on the free plan! No payment needed.',
    toast: 'Already Free',
  },
  free_after_term: {
    status: 409,
    title: 'Term Still Running',
    sentence:
      'Your paid term is still running. The free plan starts automatically when it ends. No payment needed.',
    toast: 'Payment Information',
  },
  annual_to_monthly_blocked: {
    status: 409,
    title: 'Annual Plan Active!',
    sentence: 'Your annual plan is still active. You can choose a monthly plan once it has ended.',
    toast: 'Payment Blocked',
  },
  duplicate_purchase: {
    status: 409,
    title: 'Already Active!',
    sentence: `You have this plan already. It can be renewed in the last ${renewalDays} days of its term.`,
    toast: 'Payment Information',
  },
  downgrade_blocked: {
    status: 409,
    title: 'Downgrade Not Allowed!',
    sentence: 'Your current plan is higher than this one. You can choose this one once yours has ended.',
    toast: 'Payment Blocked',
  },
  oauth_data_missing: {
    status: 409,
    title: 'Account Data Issue',
    sentence: 'The Google id of your account is missing. Please contact support.',
    toast: 'Payment Notice',
  },
  oauth_linking_issue: {
    status: 409,
    title: 'Account Linking Issue',
    sentence:
      'Your account is no longer linked to the Google account you signed in with. Please log out and log in again.',
    toast: 'Payment Notice',
  },
  oauth_billing_change: {
    status: 409,
    title: 'Billing Change Not Available',
    sentence:
      'An account that signs in with Google cannot change its billing cycle here. Please contact support.',
    toast: 'Payment Notice',
  },
  invalid_change: {
    status: 409,
    title: 'Invalid Plan Change',
    sentence: 'Your plan cannot be changed in this way.',
    toast: 'Payment Blocked',
  },
} as const satisfies Record<string, Block>;

export type PlanChangeBlock = keyof typeof planChangeBlocks;

export const isPlanChangeBlock = (code: string): code is PlanChangeBlock =>
  Object.hasOwn(planChangeBlocks, code);

/** Returns the message of a block. `ends`: the day on which the term ends, in words; null if unknown. */
export const blockSentence = (code: PlanChangeBlock, ends: string | null): string =>
  code === 'free_after_term' && ends !== null
    ? `Your paid term runs until ${ends}. The free plan starts automatically then. No payment needed.`
    : planChangeBlocks[code].sentence;

/** What a payment does: it starts a plan, extends the running one, or replaces it with a higher one. */
export type ActivationAction = 'ACTIVATED' | 'EXTENDED' | 'UPGRADED/CHANGED';

/** `other`: the session was opened by a Google account that is no longer linked to this account. Only the server knows. */
export type GoogleLink = 'linked' | 'missing' | 'other';

export type PlanChange = {
  profile: Pick<
    Profile,
    'subscription_plan' | 'subscription_status' | 'billing_cycle' | 'subscription_end'
  > | null;
  authMethod: AuthMethod;
  googleLink?: GoogleLink;
  target: { plan: CatalogueId; billing_cycle: BillingCycle };
};

export type PlanChangeVerdict =
  | { allowed: true; action: ActivationAction }
  | { allowed: false; code: PlanChangeBlock };

/** Whether the running term is in its last days, in which it can be renewed. */
export function isRenewable(
  { subscription_status, subscription_end }: Pick<Profile, 'subscription_status' | 'subscription_end'>,
  now: Date,
): boolean {
  if (subscription_status !== 'active' || subscription_end === null) return false;
  const left = Date.parse(subscription_end) - now.getTime();
  return left > 0 && left <= renewalDays * day;
}

const allow = (action: ActivationAction): PlanChangeVerdict => ({ allowed: true, action });
const block = (code: PlanChangeBlock): PlanChangeVerdict => ({ allowed: false, code });

/** Applies the rules in the order of the specification, whose numbers are in the comments. */
export function judgePlanChange(
  { profile, authMethod, googleLink = 'linked', target }: PlanChange,
  now: Date,
): PlanChangeVerdict {
  if (profile === null) return allow('ACTIVATED'); // 1
  const current = catalogueId(profile.subscription_plan);
  const isFree = current === 'free' || profile.subscription_status !== 'active';
  if (target.plan === 'free') return block(isFree ? 'already_free' : 'free_after_term'); // 2
  if (isFree) return allow('ACTIVATED'); // 3

  const cycle = profile.billing_cycle;
  const samePlan = current === target.plan;
  const sameCycle = cycle === target.billing_cycle;
  const renewal = samePlan && sameCycle && isRenewable(profile, now);
  if (cycle === 'annual' && target.billing_cycle === 'monthly') return block('annual_to_monthly_blocked'); // 4
  if (samePlan && sameCycle && !renewal) return block('duplicate_purchase'); // 5
  if (plans[target.plan].rank < plans[current].rank) return block('downgrade_blocked'); // 6

  if (authMethod !== 'manual') {
    if (googleLink === 'missing') return block('oauth_data_missing'); // 7
    if (googleLink === 'other') return block('oauth_linking_issue');
    if (authMethod === 'oauth' && samePlan && !sameCycle) return block('oauth_billing_change');
  }
  if (plans[target.plan].rank > plans[current].rank) return allow('UPGRADED/CHANGED'); // 8
  const toAnnual = cycle === 'monthly' && target.billing_cycle === 'annual';
  if (samePlan && (renewal || toAnnual)) return allow('EXTENDED'); // 9
  return block('invalid_change'); // 10
}
