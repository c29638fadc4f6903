import type { Profile } from '#contract/account.ts';
import { type BillingCycle, type CatalogueId, plans } from '#contract/plans.ts';
import type { AccountState, AccountStore } from '#account/session/account-store.ts';
import type { Clock } from '#browser/clock.ts';
import { createStore } from '#browser/store.ts';

export type Purchase = { plan: CatalogueId; billing_cycle: BillingCycle };

const day = 24 * 60 * 60 * 1000;
const optimismLasts = 15_000;
const afterthoughtLasts = 5_000;

function termEnd({ plan, billing_cycle }: Purchase, start: Date): Date | null {
  if (plan === 'free') return null;
  if (billing_cycle === 'monthly') return new Date(start.getTime() + 30 * day);
  const end = new Date(start);
  end.setUTCFullYear(end.getUTCFullYear() + 1);
  return end;
}

function profileAfter(profile: Profile, { plan, billing_cycle }: Purchase, start: Date): Profile {
  return {
    ...profile,
    subscription_plan: plan,
    subscription_status: 'active',
    billing_cycle,
    words_used: 0,
    words_limit: plans[plan].wordsPerMonth,
    subscription_start: start.toISOString(),
    subscription_end: termEnd({ plan, billing_cycle }, start)?.toISOString() ?? null,
  };
}

type Dependencies = Clock & { store: Pick<AccountStore, 'current' | 'subscribe' | 'onEvent'> };

/** Creates a view of the account that, for a while after a purchase, shows the new plan even if the server does not have it yet. */
export function createOptimisticView({ store, now, schedule }: Dependencies) {
  let bought: { purchase: Purchase; start: Date } | null = null;
  const shown = createStore<AccountState>(store.current());

  function draw() {
    const real = store.current();
    shown.set(
      bought !== null && real.phase === 'signed-in'
        ? {
            ...real,
            profile: profileAfter(real.profile, bought.purchase, bought.start),
            profileIs: 'optimistic',
          }
        : real,
    );
  }

  function clear() {
    bought = null;
    draw();
  }

  function isReal({ plan }: Purchase): boolean {
    const real = store.current();
    return real.phase === 'signed-in' && real.profile.subscription_plan === plan;
  }

  store.subscribe(draw);
  store.onEvent((event) => {
    if (event === 'SIGNED_IN' || event === 'SIGNED_OUT') clear();
  });

  return {
    current: shown.current,
    subscribe: shown.subscribe,
    show(purchase: Purchase) {
      const mine = { purchase, start: new Date(now()) };
      const clearMine = () => bought === mine && clear();
      bought = mine;
      draw();
      schedule(
        () => (isReal(purchase) ? clearMine() : schedule(clearMine, afterthoughtLasts)),
        optimismLasts,
      );
    },
  };
}
