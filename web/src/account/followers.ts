import type { Profile } from '../../../functions/contract/account.ts';
import { hasChosenLately } from '../payment/choice.ts';
import type { Mirror } from './mirror.ts';
import type { AccountStore } from './store.ts';
import type { Tabs } from './tabs.ts';

/** The browser remembers who is signed in; a sign-out by the person takes everything of theirs with it. */
export function keepMirror(store: AccountStore, mirror: Mirror, forgetPerson: () => void) {
  store.onEvent((event, origin) => {
    if (event === 'PASSWORD_RECOVERY') return;
    const state = store.current();
    if (event === 'SIGNED_OUT' && origin !== 'server') forgetPerson();
    else if ('user' in state) mirror.write(state.user);
    else mirror.clear();
  });
}

/** What the person does here the other tabs follow, and the other way round. */
export function followTabs(store: AccountStore, tabs: Tabs) {
  store.onEvent((event, origin) => {
    if (origin !== 'here' || event === 'INITIAL_SESSION' || event === 'TOKEN_REFRESHED') return;
    tabs.tell(event);
  });
  tabs.listen((message) => {
    if (message === 'SIGNED_OUT') store.followSignOut();
    else if (message === 'PASSWORD_RECOVERY') store.recoverPassword('other-tab');
    else void store.refresh();
  });
}

type Read = (key: string) => string | null;

function isStale(profile: Profile, read: Read): boolean {
  const paidFor = read('selectedPlan');
  return read('payment_completed') !== null && paidFor !== null && paidFor !== profile.subscription_plan;
}

/** A plan was paid for here and the profile does not show it yet: one more question to the server, and only one. */
export function refreshStaleProfile(store: AccountStore, read: Read) {
  let asked = false;
  store.subscribe(() => {
    const state = store.current();
    if (asked || state.phase !== 'signed-in' || !isStale(state.profile, read)) return;
    asked = true;
    void store.refresh();
  });
}

const pollPause = 3_000;

type Clock = { now: () => number; later: (run: () => void, milliseconds: number) => void };

/**
 * After a payment in this browser. As long as the profile of a Google account does not show the plan, the server is asked
 * every three seconds, until the choice of that plan is ten minutes old. Answers with what to do when the window is looked at.
 */
export function followPayment(store: AccountStore, { read, now, later }: Clock & { read: Read }) {
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
    later(() => {
      waiting = false;
      if (isAwaited()) void store.refresh().then(askLater);
    }, pollPause);
  }

  store.subscribe(askLater);
  return () => {
    if (read('payment_completed') !== null) void store.refresh();
  };
}
