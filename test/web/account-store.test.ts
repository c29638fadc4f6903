import { expect, test } from 'vitest';
import {
  ada,
  grace,
  nobody,
  signedIn,
  started,
  unreachable,
  withoutProfile,
  worldWith,
} from './account-world.ts';
import { settle } from './clock.ts';

test('the first answer ends the loading and is the initial session', async () => {
  const { store, events, kept, answer } = started();
  expect(store.current()).toEqual({ phase: 'loading' });
  await answer(signedIn(ada));
  expect(store.current()).toEqual({ phase: 'signed-in', ...ada, profileIs: 'current' });
  expect(store.offersGoogle()).toBe(true);
  expect(events).toEqual(['INITIAL_SESSION server']);
  expect(kept.user).toEqual({ id: 'ada', auth_method: 'manual' });
});

test('loading is forced off after eight seconds, not before, and a late answer still counts', async () => {
  const { store, events, pass, answer } = started();
  pass(7_999);
  expect(store.current().phase).toBe('loading');
  pass(1);
  expect(store.current().phase).toBe('signed-out');
  await answer(signedIn(ada));
  expect(store.current()).toMatchObject({ phase: 'signed-in', user: { id: 'ada' } });
  expect(events).toEqual(['INITIAL_SESSION server']);
});

test('nobody known and no answer means signed out', async () => {
  const { store, answer } = started();
  await answer(unreachable);
  expect(store.current()).toEqual({ phase: 'signed-out' });
});

const fallback = {
  subscription_plan: 'free',
  subscription_status: 'active',
  billing_cycle: 'monthly',
  words_used: 0,
  words_limit: 1_000,
};

test('a user without a profile is shown the fallback, named after the address', async () => {
  const { store, answer } = started();
  await answer(withoutProfile({ ...ada, user: { ...ada.user, full_name: '' } }));
  expect(store.current()).toMatchObject({
    phase: 'signed-in',
    profileIs: 'fallback',
    profile: { ...fallback, full_name: 'ada' },
  });
});

test('someone whom the browser remembers is shown the fallback when the call fails, and asked about again', async () => {
  const { store, kept, answer, refresh } = started({ remembered: { id: 'ada', auth_method: 'manual' } });
  await answer(unreachable);
  expect(store.current()).toMatchObject({ phase: 'signed-in', profileIs: 'fallback', profile: fallback });
  expect(kept.user).toEqual({ id: 'ada', auth_method: 'manual' });
  await refresh(signedIn(ada));
  expect(store.current()).toMatchObject({ profileIs: 'current', profile: { words_used: 120 } });
});

test.each(['oauth', 'hybrid'] as const)(
  'an %s account has no fallback: it is unreadable until an answer comes',
  async (auth_method) => {
    const { store, answer, refresh } = started({ remembered: { id: 'grace', auth_method } });
    await answer(unreachable);
    const unreadable = { phase: 'unreadable', error: 'Authentication failed: Network error' };
    expect(store.current()).toMatchObject(unreadable);
    await refresh(withoutProfile(grace));
    expect(store.current()).toMatchObject({
      ...unreadable,
      error: 'Database error: your profile could not be read',
    });
    await refresh(signedIn(grace));
    expect(store.current()).toMatchObject({ phase: 'signed-in', profileIs: 'current' });
  },
);

test('a blocked storage costs the memory, nothing else: an unreadable account stays so when asking again fails', async () => {
  const { store, answer, refresh } = started({ blocked: true });
  await answer(withoutProfile(grace));
  await refresh(unreachable);
  expect(store.current()).toMatchObject({ phase: 'unreadable', user: { id: 'grace' } });
});

test('the end of the waiting does not touch what is known by then, nor the reason why an account cannot be read', async () => {
  const known = await worldWith(ada);
  known.pass(8_000);
  expect(known.store.current()).toMatchObject({ phase: 'signed-in', profileIs: 'current' });
  const { store, pass, answer } = started({ remembered: { id: 'grace', auth_method: 'oauth' } });
  await answer(unreachable);
  pass(8_000);
  expect(store.current()).toMatchObject({ error: 'Authentication failed: Network error' });
});

test('a profile that was read once is not given up for a fallback', async () => {
  const { store, refresh } = await worldWith(grace);
  await refresh(unreachable);
  await refresh(withoutProfile(grace));
  expect(store.current()).toMatchObject({ phase: 'signed-in', profileIs: 'current' });
});

test('an answer to an older question does not undo what the person has done since', async () => {
  const { store, answer } = started();
  store.accept(ada, 'SIGNED_IN');
  await answer(nobody);
  expect(store.current()).toMatchObject({ phase: 'signed-in', user: { id: 'ada' } });

  void store.refresh();
  await store.signOut();
  await answer(signedIn(ada));
  expect(store.current().phase).toBe('signed-out');
});

test('a sign-out that the server did not hear of is said, and repeated before anything else is asked', async () => {
  const { store, events, signOuts, questions, signOutsAsked, answer } = await worldWith(ada);
  signOuts.push(unreachable, unreachable, { ok: true, data: undefined });
  expect(await store.signOut()).toMatchObject({ ok: false, error: 'Network error' });
  expect(store.current().phase).toBe('signed-out');

  await store.refresh();
  expect(questions).toEqual([]);
  expect(store.current().phase).toBe('signed-out');

  void store.refresh();
  await settle();
  expect(signOutsAsked()).toBe(3);
  await answer(nobody);
  expect(events.filter((event) => event === 'SIGNED_OUT here')).toHaveLength(2);
});

test('a sign-out that is still owed is forgotten once somebody signs in again', async () => {
  const { store, signOuts, signOutsAsked, refresh } = await worldWith(ada);
  signOuts.push(unreachable);
  await store.signOut();
  store.accept(ada, 'SIGNED_IN');
  await refresh(signedIn(ada));
  expect(signOutsAsked()).toBe(1);
  expect(store.current().phase).toBe('signed-in');
});

test('coming back to the window asks again, but not within a minute of the last question', async () => {
  const { store, questions, pass, answer } = await worldWith(ada);
  pass(59_999);
  await store.refreshWhenOld();
  expect(questions).toHaveLength(0);
  pass(1);
  void store.refreshWhenOld();
  expect(questions).toHaveLength(1);
  void store.refreshWhenOld();
  expect(questions).toHaveLength(1);
  await answer(signedIn(ada));
});

test('signing in is told here and to the other tabs; the other tabs ask the server', async () => {
  const here = started();
  await here.answer(nobody);
  here.store.accept(ada, 'SIGNED_IN');
  expect(here.events).toEqual(['INITIAL_SESSION server', 'SIGNED_IN here']);
  expect(here.sent).toEqual(['SIGNED_IN']);
  expect(here.kept.user).toEqual({ id: 'ada', auth_method: 'manual' });

  const there = started();
  await there.answer(nobody);
  there.hear('SIGNED_IN');
  await there.answer(signedIn(ada));
  expect(there.store.current()).toMatchObject({ phase: 'signed-in', user: { id: 'ada' } });
  expect(there.events).toEqual(['INITIAL_SESSION server', 'SIGNED_IN server']);
  expect(there.sent).toEqual([]);
});

test('signing out takes what the browser kept, and the other tabs follow without asking', async () => {
  const here = await worldWith(ada);
  expect(await here.store.signOut()).toMatchObject({ ok: true });
  expect(here.store.current().phase).toBe('signed-out');
  expect(here.kept).toEqual({ user: null, everything: false });
  expect(here.sent).toEqual(['SIGNED_OUT']);

  const there = await worldWith(ada);
  there.hear('SIGNED_OUT');
  expect(there.store.current().phase).toBe('signed-out');
  expect(there.events.at(-1)).toBe('SIGNED_OUT other-tab');
  expect(there.sent).toEqual([]);
  expect(there.questions).toEqual([]);
});

test('somebody who signs out may keep the work, here and in the other tabs, until another account signs in', async () => {
  const here = await worldWith(ada);
  await here.store.signOut('kept');
  expect(here.kept).toEqual({ user: null, everything: true });
  expect(here.sent).toEqual(['WORK_KEPT']);

  const there = await worldWith(ada);
  there.hear('WORK_KEPT');
  expect(there.store.current().phase).toBe('signed-out');
  expect(there.kept).toEqual({ user: null, everything: true });
  expect(there.sent).toEqual([]);
  there.store.accept(grace, 'SIGNED_IN');
  expect(there.kept).toEqual({ user: { id: 'grace', auth_method: 'oauth' }, everything: false });
});

test('a sign-out that the server hears of later still keeps the work', async () => {
  const { store, kept, signOuts } = await worldWith(ada);
  signOuts.push(unreachable, { ok: true, data: undefined });
  await store.signOut('kept');
  void store.refresh();
  await settle();
  expect(kept).toEqual({ user: null, everything: true });
});

test('a session that ended on the server signs out, but leaves what the person was working on', async () => {
  const { store, events, kept, refresh } = await worldWith(ada);
  await refresh(nobody);
  expect(store.current().phase).toBe('signed-out');
  expect(events.at(-1)).toBe('SIGNED_OUT server');
  expect(kept).toEqual({ user: null, everything: true });
});

test('when somebody else signs in after that, what the first person left is forgotten; not so for the same person', async () => {
  const other = await worldWith(ada);
  await other.refresh(nobody);
  other.store.accept(grace, 'SIGNED_IN');
  expect(other.kept).toEqual({ user: { id: 'grace', auth_method: 'oauth' }, everything: false });

  const same = await worldWith(ada);
  await same.refresh(nobody);
  same.store.accept(ada, 'SIGNED_IN');
  expect(same.kept).toEqual({ user: { id: 'ada', auth_method: 'manual' }, everything: true });
});

test('the first answer of the server already tells that somebody else is here', async () => {
  const { kept } = await worldWith(grace, { remembered: { id: 'ada', auth_method: 'manual' } });
  expect(kept).toEqual({ user: { id: 'grace', auth_method: 'oauth' }, everything: false });
});

test('what a guest has stays when the guest signs up or in', async () => {
  const { store, kept, answer } = started();
  await answer(nobody);
  store.accept(ada, 'SIGNED_IN');
  expect(kept).toEqual({ user: { id: 'ada', auth_method: 'manual' }, everything: true });
});

test('confirming who is signed in is a refresh, and follows a change of how they sign in', async () => {
  const { events, sent, kept, refresh } = await worldWith(ada);
  await refresh(signedIn({ ...ada, user: { ...ada.user, auth_method: 'hybrid' } }));
  expect(events.at(-1)).toBe('TOKEN_REFRESHED server');
  expect(kept.user).toEqual({ id: 'ada', auth_method: 'hybrid' });
  expect(sent).toEqual([]);
});

test('a link for a new password is told to the other tabs and leaves the account as it is', async () => {
  const { store, events, sent, kept, hear } = await worldWith(ada);
  store.recoverPassword('here');
  hear('PASSWORD_RECOVERY');
  expect(events.slice(1)).toEqual(['PASSWORD_RECOVERY here', 'PASSWORD_RECOVERY other-tab']);
  expect(sent).toEqual(['PASSWORD_RECOVERY']);
  expect(kept.user).not.toBeNull();
});

test('a plan that was paid for here and does not show yet is asked for once', async () => {
  const { store, questions, answer } = await worldWith(ada, {
    stored: { payment_completed: 'true', selectedPlan: 'pro' },
  });
  expect(questions).toHaveLength(1);
  await answer(signedIn(ada));
  expect(questions).toHaveLength(0);
  expect(store.current()).toMatchObject({ profile: { subscription_plan: 'free' } });
});

test.each<Record<string, string>>([
  { selectedPlan: 'pro' },
  { payment_completed: 'true' },
  { payment_completed: 'true', selectedPlan: 'free' },
])('a profile is not stale with only %o stored', async (stored) => {
  expect((await worldWith(ada, { stored })).questions).toEqual([]);
});

test('a link for a new password, opened while it is not known yet who is signed in, forgets nobody', () => {
  const { store, kept } = started({ remembered: { id: 'ada', auth_method: 'manual' } });
  store.recoverPassword('here');
  expect(kept.user).toEqual({ id: 'ada', auth_method: 'manual' });
});
