import type { Account, AccountUser, Profile, SessionAnswer } from '#contract/account.ts';
import type { Answer } from '#api-client';
import type { Clock } from '#browser/clock.ts';
import { createListeners, createStore } from '#browser/store.ts';
import type { Mirror } from './mirror.ts';

const fallbackLimit = 1_000;

/** Returns a placeholder for a profile that could not be read. Its dates are invented. */
function fallbackProfile(user: AccountUser, now: Date): Profile {
  return {
    id: user.id,
    email: user.email,
    full_name: user.full_name || (user.email.split('@')[0] ?? ''),
    subscription_plan: 'free',
    subscription_status: 'active',
    billing_cycle: 'monthly',
    words_used: 0,
    words_limit: fallbackLimit,
    subscription_start: null,
    subscription_end: null,
    updated_at: now.toISOString(),
    resets_at: now.toISOString(),
  };
}

/**
 * `fallback`: the user is known, but the server could not read the profile. `optimistic`: the plan was bought a moment ago.
 * Both are for display only and never limit the usage.
 */
export type SignedIn = {
  phase: 'signed-in';
  user: AccountUser;
  profile: Profile;
  profileIs: 'current' | 'fallback' | 'optimistic';
};

/** `unreadable`: the user is known, but the profile could not be read; Google accounts have no fallback profile. */
export type AccountState =
  | { phase: 'loading' }
  | { phase: 'signed-out' }
  | SignedIn
  | { phase: 'unreadable'; user: AccountUser; error: string };

type AuthEvent = 'INITIAL_SESSION' | 'SIGNED_IN' | 'SIGNED_OUT' | 'TOKEN_REFRESHED' | 'PASSWORD_RECOVERY';

/** The origin of a change: the person in this tab, the person in another tab, or the server's answer. */
type EventOrigin = 'here' | 'other-tab' | 'server';
/** Whether a person's drafts and history stay in this browser after signing out. */
export type Work = 'deleted' | 'kept';
type EventListener = (event: AuthEvent, origin: EventOrigin, work: Work) => void;

export type AccountStore = {
  current: () => AccountState;
  offersGoogle: () => boolean;
  subscribe: (listener: () => void) => () => void;
  onEvent: (listener: EventListener) => () => void;
  /** Asks the server for the first time; after a timeout, settles without an answer. */
  start: () => void;
  /** Asks the server who is signed in. */
  refresh: () => Promise<void>;
  /** Refreshes, unless the server was asked less than a minute ago. */
  refreshWhenOld: () => Promise<void>;
  /** Adopts an account from a response of the server. */
  accept: (account: Account, event: 'SIGNED_IN' | 'TOKEN_REFRESHED') => void;
  /** Always signs out in this browser; a failure means that the server was not reached. */
  signOut: (work?: Work) => Promise<Answer<undefined>>;
  /** Signs out because another tab has signed out. */
  followSignOut: (work?: Work) => void;
  /** Called when a link to reset the password was opened, in this tab or another. */
  recoverPassword: (origin: EventOrigin) => void;
};

const longestLoading = 8_000;
const youngFor = 60_000;

type Dependencies = Clock & {
  askSession: () => Promise<Answer<SessionAnswer>>;
  askSignOut: () => Promise<Answer<undefined>>;
  mirror: Mirror;
};

const userOf = (state: AccountState) => ('user' in state ? state.user : null);

export function createAccountStore({
  askSession,
  askSignOut,
  mirror,
  now,
  schedule,
}: Dependencies): AccountStore {
  const { current, subscribe, set } = createStore<AccountState>({ phase: 'loading' });
  const events = createListeners<Parameters<EventListener>>();
  let workLeft: Work = 'deleted';
  const notify = (event: AuthEvent, origin: EventOrigin) => events.notify(event, origin, workLeft);
  let google = false;
  let answered = false;
  let askedAt = -Infinity;
  let signOutOwed = false;
  /** Numbers requests and actions, so that an old response does not undo a later change. */
  let count = 0;
  let heard = 0;

  function becomeKnown(user: AccountUser, error: string) {
    const state = current();
    if (state.phase === 'signed-in' && state.user.id === user.id) return;
    set(
      user.auth_method === 'manual'
        ? { phase: 'signed-in', user, profile: fallbackProfile(user, new Date(now())), profileIs: 'fallback' }
        : { phase: 'unreadable', user, error },
    );
  }

  /** Without an answer, keeps the user who is shown; if there is none, falls back to the mirror in the browser's storage. */
  function settleUnanswered(error: string) {
    const remembered = userOf(current()) ?? mirror.read();
    if (remembered) becomeKnown(remembered, error);
    else set({ phase: 'signed-out' });
  }

  function settle({ user, profile, google: offered }: SessionAnswer) {
    const before = userOf(current());
    const first = !answered;
    answered = true;
    google = offered;
    if (user === null) set({ phase: 'signed-out' });
    else if (profile === null) becomeKnown(user, 'Database error: your profile could not be read');
    else set({ phase: 'signed-in', user, profile, profileIs: 'current' });

    if (first) notify('INITIAL_SESSION', 'server');
    else if (user === null && before) notify('SIGNED_OUT', 'server');
    else if (user !== null) notify(user.id === before?.id ? 'TOKEN_REFRESHED' : 'SIGNED_IN', 'server');
  }

  async function repeatSignOut(): Promise<boolean> {
    signOutOwed = !(await askSignOut()).ok;
    if (!signOutOwed) notify('SIGNED_OUT', 'here');
    return !signOutOwed;
  }

  async function refresh() {
    const question = ++count;
    askedAt = now();
    if (signOutOwed && !(await repeatSignOut())) return;
    const answer = await askSession();
    if (question < heard) return;
    if (!answer.ok) return settleUnanswered(`Authentication failed: ${answer.error}`);
    heard = question;
    settle(answer.data);
  }

  function leave(origin: EventOrigin, work: Work) {
    heard = ++count;
    workLeft = work;
    set({ phase: 'signed-out' });
    notify('SIGNED_OUT', origin);
  }

  return {
    current,
    offersGoogle: () => google,
    subscribe,
    onEvent: events.subscribe,
    start() {
      void refresh();
      schedule(() => {
        if (current().phase === 'loading')
          settleUnanswered('Authentication failed: the server does not answer');
      }, longestLoading);
    },
    refresh,
    refreshWhenOld: () => (now() - askedAt < youngFor ? Promise.resolve() : refresh()),
    accept({ user, profile }, event) {
      heard = ++count;
      answered = true;
      signOutOwed = false;
      set({ phase: 'signed-in', user, profile, profileIs: 'current' });
      notify(event, 'here');
    },
    async signOut(work = 'deleted') {
      const answer = await askSignOut();
      signOutOwed = !answer.ok;
      leave('here', work);
      return answer;
    },
    followSignOut: (work = 'deleted') => leave('other-tab', work),
    recoverPassword: (origin) => notify('PASSWORD_RECOVERY', origin),
  };
}
