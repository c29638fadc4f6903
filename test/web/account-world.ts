import type { Account, SessionAnswer } from '#contract/account.ts';
import type { Answer, Failed } from '#api-client';
import { refreshStaleProfile } from '#payment/after-payment.ts';
import { followTabs, keepMirror } from '#account/session/followers.ts';
import type { Mirror } from '#account/session/mirror.ts';
import { createAccountStore } from '#account/session/account-store.ts';
import type { TabMessage } from '#account/session/tabs.ts';
import { accountWith } from '../screens/account.ts';
import { createClock, settle } from './clock.ts';

export const ada = accountWith({ profile: { words_used: 120 } });
export const grace: Account = {
  user: { ...ada.user, id: 'grace', auth_method: 'oauth' },
  profile: { ...ada.profile, id: 'grace' },
};
export const signedIn = (account: Account): Answer<SessionAnswer> => ({
  ok: true,
  data: { ...account, google: true },
});
export const nobody: Answer<SessionAnswer> = { ok: true, data: { user: null, profile: null, google: true } };
export const withoutProfile = ({ user }: Account): Answer<SessionAnswer> => ({
  ok: true,
  data: { user, profile: null, google: true },
});
export const unreachable: Failed = { ok: false, status: 0, code: 'unreachable', error: 'Network error' };

type Remembered = Parameters<Mirror['write']>[0] | null;

/** Creates an account store with a manual clock, a server that responds on demand and a browser that remembers the user. */
export function worldOf({
  remembered = null,
  stored = {},
  blocked = false,
}: { remembered?: Remembered; stored?: Record<string, string>; blocked?: boolean } = {}) {
  const clock = createClock(0);
  const questions: ((answer: Answer<SessionAnswer>) => void)[] = [];
  const signOuts: Answer<undefined>[] = [];
  const sent: TabMessage[] = [];
  const events: string[] = [];
  const kept: { user: Remembered; everything: boolean } = { user: remembered, everything: true };
  let owner = remembered?.id ?? null;
  const ears: ((message: TabMessage) => void)[] = [];
  const mirror: Mirror = {
    read: () => kept.user && { ...kept.user, email: '', full_name: '', email_verified: true },
    write({ id, auth_method }) {
      kept.user = blocked ? null : { id, auth_method };
      owner = blocked ? null : id;
    },
    clear: () => void (kept.user = null),
    owner: () => owner,
  };
  let asked = 0;
  const store = createAccountStore({
    askSession: () => new Promise((resolve) => void questions.push((said) => resolve(said))),
    askSignOut: async () => signOuts[Math.min(asked++, signOuts.length - 1)] ?? { ok: true, data: undefined },
    mirror,
    ...clock,
  });
  const forgetAllButWork = () => void (kept.user = null);
  const forget = () => {
    kept.user = null;
    kept.everything = false;
    owner = null;
  };
  keepMirror(store, mirror, { forgetPerson: forget, forgetAllButWork, forgetOthers: forget });
  followTabs(store, {
    notify: (message) => void sent.push(message),
    listen: (listener) => void ears.push(listener),
  });
  refreshStaleProfile(store, (key) => stored[key] ?? null);
  store.onEvent((event, origin) => void events.push(`${event} ${origin}`));

  /** Responds to the oldest open request and lets pending callbacks run. */
  async function answer(said: Answer<SessionAnswer>) {
    questions.shift()?.(said);
    await settle();
  }

  return {
    store,
    events,
    sent,
    kept,
    signOuts,
    questions,
    signOutsAsked: () => asked,
    hear(message: TabMessage) {
      for (const ear of ears) ear(message);
    },
    pass: clock.pass,
    answer,
    /** Refreshes the session and responds immediately. */
    async refresh(said: Answer<SessionAnswer>) {
      void store.refresh();
      await answer(said);
    },
  };
}

export function started(options?: Parameters<typeof worldOf>[0]) {
  const world = worldOf(options);
  world.store.start();
  return world;
}

export async function worldWith(account: Account, options?: Parameters<typeof worldOf>[0]) {
  const world = started(options);
  await world.answer(signedIn(account));
  return world;
}
