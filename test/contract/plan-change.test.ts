import { describe, expect, test } from 'vitest';
import {
  type GoogleLink,
  judgePlanChange,
  planChangeBlocks,
  type PlanChange,
} from '#contract/plan-change.ts';
import { type BillingCycle, billingCycles, catalogueIds, type PlanId } from '#contract/plans.ts';

const now = new Date('2026-03-10T12:00:00Z');
const day = 24 * 60 * 60 * 1000;
const inDays = (days: number) => new Date(now.getTime() + days * day).toISOString();

type Account = { authMethod: PlanChange['authMethod']; googleLink: GoogleLink };

const accounts: Account[] = [
  { authMethod: 'manual', googleLink: 'linked' },
  ...(['oauth', 'hybrid'] as const).flatMap((authMethod) =>
    (['linked', 'missing', 'other'] as const).map((googleLink) => ({ authMethod, googleLink })),
  ),
];

const profile = (plan: PlanId, cycle: BillingCycle, status: 'active' | 'expired', daysLeft: number) => ({
  subscription_plan: plan,
  subscription_status: status,
  billing_cycle: cycle,
  subscription_end: plan === 'free' ? null : inDays(daysLeft),
});

const outcome = (change: PlanChange) => {
  const verdict = judgePlanChange(change, now);
  return verdict.allowed ? verdict.action : verdict.code;
};

/** Every pair of a running and a bought plan, with the outcome with weeks to go and in the last 7 days. */
const running = `
  pro monthly    pro monthly    duplicate_purchase         EXTENDED
  pro monthly    pro annual     EXTENDED                   EXTENDED
  pro monthly    ultra monthly  UPGRADED/CHANGED           UPGRADED/CHANGED
  pro monthly    ultra annual   UPGRADED/CHANGED           UPGRADED/CHANGED
  pro annual     pro monthly    annual_to_monthly_blocked  annual_to_monthly_blocked
  pro annual     pro annual     duplicate_purchase         EXTENDED
  pro annual     ultra monthly  annual_to_monthly_blocked  annual_to_monthly_blocked
  pro annual     ultra annual   UPGRADED/CHANGED           UPGRADED/CHANGED
  ultra monthly  pro monthly    downgrade_blocked          downgrade_blocked
  ultra monthly  pro annual     downgrade_blocked          downgrade_blocked
  ultra monthly  ultra monthly  duplicate_purchase         EXTENDED
  ultra monthly  ultra annual   EXTENDED                   EXTENDED
  ultra annual   pro monthly    annual_to_monthly_blocked  annual_to_monthly_blocked
  ultra annual   pro annual     downgrade_blocked          downgrade_blocked
  ultra annual   ultra monthly  annual_to_monthly_blocked  annual_to_monthly_blocked
  ultra annual   ultra annual   duplicate_purchase         EXTENDED
`
  .trim()
  .split('\n')
  .map(
    (line) =>
      line.trim().split(/\s+/) as [PlanId, BillingCycle, 'pro' | 'ultra', BillingCycle, string, string],
  );

/** Returns the outcome after rule 7 (Google accounts), given the outcome of rules 4 to 6. */
function ofGoogle({ authMethod, googleLink }: Account, passed: string, changesCycleAlone: boolean): string {
  if (authMethod === 'manual' || passed in planChangeBlocks) return passed;
  if (googleLink === 'missing') return 'oauth_data_missing';
  if (googleLink === 'other') return 'oauth_linking_issue';
  return authMethod === 'oauth' && changesCycleAlone ? 'oauth_billing_change' : passed;
}

describe.each(running)('%s %s to %s %s', (plan, cycle, target, targetCycle, early, late) => {
  test.each([
    ['with weeks to go', 20, early],
    ['an instant before its last 7 days', 7 + 1 / day, early],
    ['in its last 7 days', 7, late],
    ['in its last instant', 1 / day, late],
  ])('%s', (_, daysLeft, expected) => {
    for (const account of accounts) {
      const change = {
        ...account,
        profile: profile(plan, cycle, 'active', daysLeft),
        target: { plan: target, billing_cycle: targetCycle },
      };
      const changesCycleAlone = plan === target && cycle !== targetCycle;
      expect(outcome(change), JSON.stringify(account)).toBe(ofGoogle(account, expected, changesCycleAlone));
    }
  });
});

const bought = catalogueIds.flatMap((plan) =>
  billingCycles.map((billing_cycle) => ({ plan, billing_cycle })),
);

test.each([
  ['free', 'active'],
  ['free', 'expired'],
  ['basic', 'active'],
  ['basic', 'expired'],
  ['pro', 'expired'],
  ['ultra', 'expired'],
] as const)('without a running plan (%s, %s), only the paid plans are allowed', (plan, status) => {
  for (const account of accounts) {
    for (const cycle of billingCycles) {
      for (const target of bought) {
        const change = { ...account, profile: profile(plan, cycle, status, -1), target };
        expect(outcome(change)).toBe(target.plan === 'free' ? 'already_free' : 'ACTIVATED');
      }
    }
  }
});

test('while a paid plan runs, the free plan is blocked until the term ends, not because it is the current one', () => {
  for (const account of accounts) {
    for (const [plan, cycle, , targetCycle] of running) {
      const target = { plan: 'free', billing_cycle: targetCycle } as const;
      const change = { ...account, profile: profile(plan, cycle, 'active', 3), target };
      expect(outcome(change)).toBe('free_after_term');
    }
  }
});

test('a user without a profile may choose any plan', () => {
  for (const account of accounts)
    for (const target of bought) expect(outcome({ ...account, profile: null, target })).toBe('ACTIVATED');
});

test('each block has its specified title or sentence', () => {
  expect(planChangeBlocks).toMatchObject({
    annual_to_monthly_blocked: { title: 'Annual Plan Active!' },
    duplicate_purchase: { title: 'Already Active!' },
    downgrade_blocked: { title: 'Downgrade Not Allowed!' },
    oauth_data_missing: {
      title: 'Account Data Issue',
      sentence: expect.stringContaining('contact support'),
    },
    oauth_linking_issue: {
      title: 'Account Linking Issue',
      sentence: expect.stringContaining('log out and log in'),
    },
    oauth_billing_change: { sentence: expect.stringContaining('contact support') },
  });
});
