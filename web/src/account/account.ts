import { useSyncExternalStore } from 'react';
import { call } from '../api.ts';
import { forgetPerson, forgetStored } from '../browser/storage.ts';
import { followTabs, keepMirror } from './session/followers.ts';
import { mirror } from './session/mirror.ts';
import { type AccountState, type AccountStore, createAccountStore } from './session/store.ts';
import { joinTabs } from './session/tabs.ts';

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

type View = Pick<AccountStore, 'current' | 'subscribe'>;

let view: View = account;
const onlookers = new Set<() => void>();
const tellOnlookers = () => {
  for (const tell of onlookers) tell();
};
account.subscribe(tellOnlookers);

/** Lets the account be shown as another than the server has it. */
export function showAccountBy(next: View) {
  view = next;
  next.subscribe(tellOnlookers);
}

function onlook(tell: () => void) {
  onlookers.add(tell);
  return () => void onlookers.delete(tell);
}

/** Once, in the browser: the first question, and the ears for what happens outside this page. */
export function startAccount() {
  keepMirror(account, mirror, { forgetPerson, forgetStored });
  followTabs(account, joinTabs());
  const ask = () => void account.refreshWhenOld();
  addEventListener('focus', ask);
  addEventListener('online', ask);
  addEventListener('pageshow', ({ persisted }) => persisted && ask());
  account.start();
}

const loading: AccountState = { phase: 'loading' };

/** Who is signed in, as it is shown. A page rendered at build shows what a page does while this loads. */
export const useAccount = (): AccountState =>
  useSyncExternalStore(
    onlook,
    () => view.current(),
    () => loading,
  );

export const useGoogleOffer = (): boolean =>
  useSyncExternalStore(account.subscribe, account.offersGoogle, () => false);
