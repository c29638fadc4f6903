import type { Profile } from '#contract/account.ts';
import { judgePlanChange } from '#contract/plan-change.ts';
import {
  type BillingCycle,
  catalogueId,
  type CatalogueId,
  type PlanId,
  planName,
  plans,
  savingPercent,
  twelveMonthsPrice,
} from '#contract/plans.ts';
import type { SignedIn } from '#account/session/account-store.ts';
import type { Purchase } from '#payment/optimistic.ts';
import { dayInWords } from '#words/moments.ts';
import { inDollars } from '#words/plans.ts';
import { priceTag } from './prices.ts';

type Term = { plan: CatalogueId; cycle: BillingCycle; end: string | null };

export function runningTerm({
  subscription_plan,
  subscription_status,
  billing_cycle,
  subscription_end,
}: Profile): Term | null {
  const plan = catalogueId(subscription_plan);
  return plan === 'free' || subscription_status !== 'active'
    ? null
    : { plan, cycle: billing_cycle, end: subscription_end };
}

const until = (end: string | null, timeZone?: string) =>
  end === null ? '' : ` until ${dayInWords(end, timeZone)}`;

export type CycleNotice = { kind: 'warning' | 'info'; words: string };

/** Returns a notice about the selected billing cycle if the running term has the other one. */
export function cycleNotice(profile: Profile, cycle: BillingCycle, timeZone?: string): CycleNotice | null {
  const term = runningTerm(profile);
  if (term === null || term.cycle === cycle) return null;
  const { plan, end } = term;
  const { name } = plans[plan];
  if (term.cycle === 'annual') {
    return {
      kind: 'warning',
      words: `Your annual ${name} plan runs${until(end, timeZone)}, so monthly plans are disabled. You can choose one again once the term has ended.`,
    };
  }
  return {
    kind: 'info',
    words: `A year is better value than paying monthly: ${name} costs ${priceTag(plan, 'annual')} a year instead of ${inDollars(twelveMonthsPrice(plan))}. That is ${savingPercent(plan)}% less.`,
  };
}

/** The texts on a plan's card for a signed-in user. `mark`: set if they have the plan. */
export type Standing = { mark: string | null; note: string | null };

function note({ user, profile }: SignedIn, target: Purchase, now: Date): string | null {
  const term = runningTerm(profile);
  if (term === null) return null;
  const running = plans[term.plan].name;
  if (target.plan === 'free') return `Starts automatically when your ${running} term ends.`;
  const verdict = judgePlanChange({ profile, authMethod: user.auth_method, target }, now);
  if (!verdict.allowed) return null;
  return verdict.action === 'EXTENDED'
    ? 'A new term and its words start when this one ends.'
    : `Starts immediately, for a full term. The time left on ${running} is not carried over.`;
}

const markOf = (plan: PlanId, term: Term | null, timeZone?: string) => {
  if (term === null) return plan === 'basic' ? `Your plan, formerly ${planName(plan)}` : 'Your plan';
  return `Your plan, ${term.cycle}${until(term.end, timeZone)}`;
};

export function standingOf(known: SignedIn, target: Purchase, now: Date, timeZone?: string): Standing {
  const term = runningTerm(known.profile);
  const isTheirs = target.plan === (term?.plan ?? 'free');
  return {
    mark: isTheirs ? markOf(known.profile.subscription_plan, term, timeZone) : null,
    note: note(known, target, now),
  };
}
