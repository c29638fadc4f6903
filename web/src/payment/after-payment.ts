import type { Profile } from '#contract/account.ts';
import type { AccountStore } from '#account/session/account-store.ts';
import type { Clock } from '#browser/clock.ts';
import { hasChosenLately } from './choice.ts';

type Read = (key: string) => string | null;

function isStale(profile: Profile, read: Read): boolean {
  const paidFor = read('selectedPlan');
  return read('payment_completed') !== null && paidFor !== null && paidFor !== profile.subscription_plan;
}

/** Asks the server exactly once more if a plan was paid for here and the profile does not show it yet. */
export function refreshStaleProfile(store: AccountStore, read: Read) {
  let asked = false;
  const look = () => {
    const state = store.current();
    if (asked || state.phase !== 'signed-in' || !isStale(state.profile, read)) return;
    asked = true;
    void store.refresh();
  };
  store.subscribe(look);
  look();
}

const pollPause = 3_000;

/**
 * After a payment in this browser, polls every three seconds while the profile of a Google account does not show the plan, until
 * the choice of that plan is ten minutes old. Returns a function to call when the window gets the focus.
 */
export function followPayment(store: AccountStore, { read, now, schedule }: Clock & { read: Read }) {
  let waiting = false;

  function isAwaited(): boolean {
    const state = store.current();
    return (
      state.phase === 'signed-in' &&
      state.user.auth_method !== 'manual' &&
      isStale(state.profile, read) &&
      hasChosenLately(now(), read)
    );
  }

  function askLater() {
    if (waiting || !isAwaited()) return;
    waiting = true;
    schedule(() => {
      waiting = false;
      if (isAwaited()) void store.refresh().then(askLater);
    }, pollPause);
  }

  store.subscribe(askLater);
  askLater();
  return () => {
    if (read('payment_completed') !== null) void store.refresh();
  };
}

export function awaitPlan(store: AccountStore, dependencies: Parameters<typeof followPayment>[1]) {
  refreshStaleProfile(store, dependencies.read);
  return followPayment(store, dependencies);
}
