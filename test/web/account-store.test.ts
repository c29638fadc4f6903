import { expect, test } from 'vitest';
import {
  ada,
  grace,
  nobody,
  signedIn,
  unreachable,
  withoutProfile,
  worldOf,
  worldWith,
} from './account-world.ts';

test('the first answer ends the loading and is the initial session', async () => {
  const { store, answer, events, kept } = worldOf();
  store.start();
  expect(store.current()).toEqual({ phase: 'loading' });
  await answer(signedIn(ada));
  expect(store.current()).toEqual({ phase: 'signed-in', ...ada, profileIs: 'current' });
  expect(store.offersGoogle()).toBe(true);
  expect(events).toEqual(['INITIAL_SESSION server']);
  expect(kept.user).toEqual({ id: 'ada', auth_method: 'manual' });
});

test('loading is forced off after eight seconds, not before, and a late answer still counts', async () => {
  const { store, pass, answer, events } = worldOf();
  store.start();
  pass(7_999);
  expect(store.current().phase).toBe('loading');
  pass(1);
  expect(store.current().phase).toBe('signed-out');
  await answer(signedIn(ada));
  expect(store.current()).toMatchObject({ phase: 'signed-in', user: { id: 'ada' } });
  expect(events).toEqual(['INITIAL_SESSION server']);
});

test('the end of the waiting does not touch a state that is known by then', async () => {
  const { store, pass } = await worldWith(ada);
  pass(8_000);
  expect(store.current()).toMatchObject({ phase: 'signed-in', profileIs: 'current' });
});

test('nobody known and no answer means signed out', async () => {
  const { store, answer } = worldOf();
  store.start();
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
  const { store, answer } = worldOf();
  store.start();
  await answer(withoutProfile({ ...ada, user: { ...ada.user, full_name: '' } }));
  expect(store.current()).toMatchObject({
    phase: 'signed-in',
    profileIs: 'fallback',
    profile: { ...fallback, full_name: 'ada' },
  });
});

test('someone whom the browser remembers is shown the fallback when the call fails, and asked about again', async () => {
  const { store, answer, kept } = worldOf({ remembered: { id: 'ada', auth_method: 'manual' } });
  store.start();
  await answer(unreachable);
  expect(store.current()).toMatchObject({ phase: 'signed-in', profileIs: 'fallback', profile: fallback });
  expect(kept.user).toEqual({ id: 'ada', auth_method: 'manual' });
  void store.refresh();
  await answer(signedIn(ada));
  expect(store.current()).toMatchObject({ profileIs: 'current', profile: { words_used: 120 } });
});

test.each(['oauth', 'hybrid'] as const)(
  'an %s account has no fallback: it is unreadable until an answer comes',
  async (auth_method) => {
    const { store, answer } = worldOf({ remembered: { id: 'grace', auth_method } });
    store.start();
    await answer(unreachable);
    expect(store.current()).toMatchObject({
      phase: 'unreadable',
      error: 'Authentication failed: Network error',
    });
    void store.refresh();
    await answer(withoutProfile(grace));
    expect(store.current()).toMatchObject({
      phase: 'unreadable',
      error: 'Database error: your profile could not be read',
    });
    void store.refresh();
    await answer(signedIn(grace));
    expect(store.current()).toMatchObject({ phase: 'signed-in', profileIs: 'current' });
  },
);

test('a blocked storage costs the memory, nothing else: an unreadable account stays so when asking again fails', async () => {
  const { store, answer } = worldOf({ blocked: true });
  store.start();
  await answer(withoutProfile(grace));
  void store.refresh();
  await answer(unreachable);
  expect(store.current()).toMatchObject({ phase: 'unreadable', user: { id: 'grace' } });
});

test('the end of the waiting does not change the reason why an account cannot be read', async () => {
  const { store, answer, pass } = worldOf({ remembered: { id: 'grace', auth_method: 'oauth' } });
  store.start();
  await answer(unreachable);
  pass(8_000);
  expect(store.current()).toMatchObject({ error: 'Authentication failed: Network error' });
});

test('a profile that was read once is not given up for a fallback', async () => {
  const { store, answer } = await worldWith(grace);
  void store.refresh();
  await answer(unreachable);
  void store.refresh();
  await answer(withoutProfile(grace));
  expect(store.current()).toMatchObject({ phase: 'signed-in', profileIs: 'current' });
});

test('an answer to an older question does not undo what the person has done since', async () => {
  const { store, answer } = worldOf();
  store.start();
  store.accept(ada, 'SIGNED_IN');
  await answer(nobody);
  expect(store.current()).toMatchObject({ phase: 'signed-in', user: { id: 'ada' } });

  void store.refresh();
  await store.signOut();
  await answer(signedIn(ada));
  expect(store.current().phase).toBe('signed-out');
});

test('a sign-out that the server did not hear of is said, and repeated before anything else is asked', async () => {
  const { store, answer, questions, signOuts, signOutsAsked, events } = await worldWith(ada);
  signOuts.push(unreachable, unreachable, { ok: true, data: undefined });
  expect(await store.signOut()).toMatchObject({ ok: false, error: 'Network error' });
  expect(store.current().phase).toBe('signed-out');

  await store.refresh();
  expect(questions).toEqual([]);
  expect(store.current().phase).toBe('signed-out');

  void store.refresh();
  await new Promise((resolve) => setImmediate(resolve));
  expect(signOutsAsked()).toBe(3);
  await answer(nobody);
  expect(events.filter((event) => event === 'SIGNED_OUT here')).toHaveLength(2);
});

test('a sign-out that is still owed is forgotten once somebody signs in again', async () => {
  const { store, answer, signOuts, signOutsAsked } = await worldWith(ada);
  signOuts.push(unreachable);
  await store.signOut();
  store.accept(ada, 'SIGNED_IN');
  void store.refresh();
  await answer(signedIn(ada));
  expect(signOutsAsked()).toBe(1);
  expect(store.current().phase).toBe('signed-in');
});

test('coming back to the window asks again, but not within a minute of the last question', async () => {
  const { store, pass, questions, answer } = await worldWith(ada);
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
