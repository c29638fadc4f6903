import { useSyncExternalStore } from 'react';
import { call } from '#api-client';
import { clock } from '#browser/clock.ts';
import { forgetAllButWork, forgetPerson, forgetStored, holdsWork } from '#browser/storage.ts';
import { createListeners } from '#browser/store.ts';
import { followTabs, keepMirror } from './session/followers.ts';
import { mirror } from './session/mirror.ts';
import { type AccountState, type AccountStore, createAccountStore } from './session/account-store.ts';
import { joinTabs } from './session/tabs.ts';

const signOutTimeout = 8_000;

export const account = createAccountStore({
  askSession: () => call('GET /api/auth/session'),
  askSignOut: () => call('POST /api/auth/logout', { signal: AbortSignal.timeout(signOutTimeout) }),
  mirror,
  ...clock,
});

type View = Pick<AccountStore, 'current' | 'subscribe'>;

let view: View = account;
const onlookers = createListeners();
account.subscribe(onlookers.notify);

/** Shows the account through another view, for example after a purchase that the server has not confirmed yet. */
export function showAccountBy(next: View) {
  view = next;
  next.subscribe(onlookers.notify);
}

/** Loads the messages on demand, because they are seldom needed. */
const notify = (what: 'notifyEnd' | 'notifyOthersGone') =>
  void import('./session/ended.ts').then((said) => said[what]()).catch(() => undefined);

function forgetOthers() {
  const held = holdsWork();
  forgetStored();
  if (held) notify('notifyOthersGone');
}

/** Called once at start: asks who is signed in, and listens for changes from outside this page. */
export function startAccount() {
  keepMirror(account, mirror, { forgetPerson, forgetAllButWork, forgetOthers });
  account.onEvent((event, origin) => {
    if (event === 'SIGNED_OUT' && origin === 'server') notify('notifyEnd');
  });
  followTabs(account, joinTabs());
  const ask = () => void account.refreshWhenOld();
  addEventListener('focus', ask);
  addEventListener('online', ask);
  addEventListener('pageshow', ({ persisted }) => persisted && ask());
  account.start();
}

const loading: AccountState = { phase: 'loading' };

/** Returns the account as the page shows it. At build time every page is rendered as loading. */
export const useAccount = (): AccountState =>
  useSyncExternalStore(
    onlookers.subscribe,
    () => view.current(),
    () => loading,
  );

export const useGoogleOffer = (): boolean =>
  useSyncExternalStore(account.subscribe, account.offersGoogle, () => false);
