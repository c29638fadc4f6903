import { useSyncExternalStore } from 'react';
import { call } from '../api.ts';
import { followPayment, followTabs, keepMirror, refreshStaleProfile } from './followers.ts';
import { mirror } from './mirror.ts';
import { createOptimisticView } from './optimistic.ts';
import { forgetPerson, readStored } from './storage.ts';
import { type AccountState, createAccountStore } from './store.ts';
import { joinTabs } from './tabs.ts';

const signOutPatience = 8_000;

const now = () => Date.now();
const later = (run: () => void, milliseconds: number) => void setTimeout(run, milliseconds);

export const account = createAccountStore({
  askSession: () => call('GET /api/auth/session'),
  askSignOut: () => call('POST /api/auth/logout', { signal: AbortSignal.timeout(signOutPatience) }),
  mirror,
  now,
  later,
});

const view = createOptimisticView({ store: account, now, later });

/** Shows a plan that was just bought before the server has said so. */
export const showPurchase = view.show;

/** Once, in the browser: the first question, and the ears for what happens outside this page. */
export function startAccount() {
  keepMirror(account, mirror, forgetPerson);
  followTabs(account, joinTabs());
  refreshStaleProfile(account, readStored);
  const askAfterPayment = followPayment(account, { read: readStored, now, later });
  const ask = () => void account.refreshWhenOld();
  addEventListener('focus', askAfterPayment);
  addEventListener('focus', ask);
  addEventListener('online', ask);
  addEventListener('pageshow', ({ persisted }) => persisted && ask());
  account.start();
}

const loading: AccountState = { phase: 'loading' };

/** Who is signed in, as it is shown. A page rendered at build shows what a page does while this loads. */
export const useAccount = (): AccountState =>
  useSyncExternalStore(view.subscribe, view.current, () => loading);

export const useGoogleOffer = (): boolean =>
  useSyncExternalStore(account.subscribe, account.offersGoogle, () => false);
