import { useSyncExternalStore } from 'react';
import { call } from '../api.ts';
import { followTabs, keepMirror, refreshStaleProfile } from './followers.ts';
import { mirror } from './mirror.ts';
import { forgetPerson, forgetStored, readStored } from './storage.ts';
import { type AccountState, createAccountStore } from './store.ts';
import { joinTabs } from './tabs.ts';

const signOutPatience = 8_000;

export const account = createAccountStore({
  askSession: () => call('GET /api/auth/session'),
  askSignOut: () => call('POST /api/auth/logout', { signal: AbortSignal.timeout(signOutPatience) }),
  mirror,
  now: () => Date.now(),
  later: (run, milliseconds) => void setTimeout(run, milliseconds),
});

/** Once, in the browser: the first question, and the ears for what happens outside this page. */
export function startAccount() {
  keepMirror(account, mirror, { forgetPerson, forgetStored });
  followTabs(account, joinTabs());
  refreshStaleProfile(account, readStored);
  const ask = () => void account.refreshWhenOld();
  addEventListener('focus', ask);
  addEventListener('online', ask);
  addEventListener('pageshow', ({ persisted }) => persisted && ask());
  account.start();
}

const loading: AccountState = { phase: 'loading' };

/** Who is signed in. A page rendered at build shows what a page does while this loads. */
export const useAccount = (): AccountState =>
  useSyncExternalStore(account.subscribe, account.current, () => loading);

export const useGoogleOffer = (): boolean =>
  useSyncExternalStore(account.subscribe, account.offersGoogle, () => false);
