import { expect, test } from 'vitest';
import { forgetAllButWork, forgetPerson } from '#browser/storage.ts';
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
import { storageOf, tabStorageOf } from './browser-storage.ts';
import { settle } from './clock.ts';

test('the first response ends the loading phase and becomes the initial session', async () => {
  const { store, events, kept, answer } = started();
  expect(store.current()).toEqual({ phase: 'loading' });
  await answer(signedIn(ada));
  expect(store.current()).toEqual({ phase: 'signed-in', ...ada, profileIs: 'current' });
  expect(store.offersGoogle()).toBe(true);
  expect(events).toEqual(['INITIAL_SESSION server']);
  expect(kept.user).toEqual({ id: 'ada', auth_method: 'manual' });
});

test('loading times out after exactly eight seconds, and a late response still counts', async () => {
  const { store, events, pass, answer } = started();
  pass(7_999);
  expect(store.current().phase).toBe('loading');
  pass(1);
  expect(store.current().phase).toBe('signed-out');
  await answer(signedIn(ada));
  expect(store.current()).toMatchObject({ phase: 'signed-in', user: { id: 'ada' } });
  expect(events).toEqual(['INITIAL_SESSION server']);
});

test('without a remembered user and without a response, the state is signed out', async () => {
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

test('a user without a profile gets the fallback profile, named after the email address', async () => {
  const { store, answer } = started();
  await answer(withoutProfile({ ...ada, user: { ...ada.user, full_name: '' } }));
  expect(store.current()).toMatchObject({
    phase: 'signed-in',
    profileIs: 'fallback',
    profile: { ...fallback, full_name: 'ada' },
  });
});

test('a remembered user gets the fallback profile when the request fails, and the real one after a refresh', async () => {
  const { store, kept, answer, refresh } = started({ remembered: { id: 'ada', auth_method: 'manual' } });
  await answer(unreachable);
  expect(store.current()).toMatchObject({ phase: 'signed-in', profileIs: 'fallback', profile: fallback });
  expect(kept.user).toEqual({ id: 'ada', auth_method: 'manual' });
  await refresh(signedIn(ada));
  expect(store.current()).toMatchObject({ profileIs: 'current', profile: { words_used: 120 } });
});

test.each(['oauth', 'hybrid'] as const)(
  'an account with auth method %s has no fallback profile: it is unreadable until its profile arrives',
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

test('with blocked storage only remembering fails: an unreadable account stays unreadable when a refresh fails', async () => {
  const { store, answer, refresh } = started({ blocked: true });
  await answer(withoutProfile(grace));
  await refresh(unreachable);
  expect(store.current()).toMatchObject({ phase: 'unreadable', user: { id: 'grace' } });
});

test('the loading timeout changes neither a loaded account nor the error of an unreadable one', async () => {
  const known = await worldWith(ada);
  known.pass(8_000);
  expect(known.store.current()).toMatchObject({ phase: 'signed-in', profileIs: 'current' });
  const { store, pass, answer } = started({ remembered: { id: 'grace', auth_method: 'oauth' } });
  await answer(unreachable);
  pass(8_000);
  expect(store.current()).toMatchObject({ error: 'Authentication failed: Network error' });
});

test('a loaded profile is kept when later refreshes fail or return no profile', async () => {
  const { store, refresh } = await worldWith(grace);
  await refresh(unreachable);
  await refresh(withoutProfile(grace));
  expect(store.current()).toMatchObject({ phase: 'signed-in', profileIs: 'current' });
});

test('a response to an older request does not undo a later sign-in or sign-out', async () => {
  const { store, answer } = started();
  store.accept(ada, 'SIGNED_IN');
  await answer(nobody);
  expect(store.current()).toMatchObject({ phase: 'signed-in', user: { id: 'ada' } });

  void store.refresh();
  await store.signOut();
  await answer(signedIn(ada));
  expect(store.current().phase).toBe('signed-out');
});

test('a sign-out that did not reach the server is reported, and retried before any other request', async () => {
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

test('a pending sign-out is dropped once a user signs in again', async () => {
  const { store, signOuts, signOutsAsked, refresh } = await worldWith(ada);
  signOuts.push(unreachable);
  await store.signOut();
  store.accept(ada, 'SIGNED_IN');
  await refresh(signedIn(ada));
  expect(signOutsAsked()).toBe(1);
  expect(store.current().phase).toBe('signed-in');
});

test('returning to the window refreshes the session, but not within a minute of the last request', async () => {
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

test('signing in fires an event and notifies the other tabs, which ask the server', async () => {
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

test('signing out clears the stored data, and the other tabs sign out without a request', async () => {
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

test('a user who signs out may keep the stored work, in this and other tabs, until another account signs in', async () => {
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

test('signing out clears everything except what belongs to the browser, and the work if it is kept', () => {
  const work = {
    draft_1: '{"text":"Words"}',
    draft_2: '{}',
    result_2: '{}',
    history: '[]',
    voice: '{}',
    work_owner: 'ada',
    blog_draft_1: '{}',
  };
  const gone = { selectedPlan: 'pro', current_user_id: 'ada', auth_method: 'manual', at_payment: '1' };
  const stays = { theme: 'dark', debug_config: '{}', global_guest_usage: '{}', guest_usage_1: '{}' };
  const local = storageOf({ ...work, ...gone, ...stays });
  const tab = tabStorageOf({ contact_draft: '{}', tab_draft: '1', return_place: '/' });
  forgetAllButWork();
  expect(Object.fromEntries(local)).toEqual({ ...work, ...stays });
  expect(Object.fromEntries(tab)).toEqual({ contact_draft: '{}', tab_draft: '1' });
  forgetPerson();
  expect(Object.fromEntries(local)).toEqual(stays);
  expect(tab.size).toBe(0);
});

test('a sign-out that reaches the server on retry still keeps the work', async () => {
  const { store, kept, signOuts } = await worldWith(ada);
  signOuts.push(unreachable, { ok: true, data: undefined });
  await store.signOut('kept');
  void store.refresh();
  await settle();
  expect(kept).toEqual({ user: null, everything: true });
});

test('a session that ended on the server signs the user out but keeps their work', async () => {
  const { store, events, kept, refresh } = await worldWith(ada);
  await refresh(nobody);
  expect(store.current().phase).toBe('signed-out');
  expect(events.at(-1)).toBe('SIGNED_OUT server');
  expect(kept).toEqual({ user: null, everything: true });
});

test('work kept after a session ended is deleted if another user signs in, but not if the same user does', async () => {
  const other = await worldWith(ada);
  await other.refresh(nobody);
  other.store.accept(grace, 'SIGNED_IN');
  expect(other.kept).toEqual({ user: { id: 'grace', auth_method: 'oauth' }, everything: false });

  const same = await worldWith(ada);
  await same.refresh(nobody);
  same.store.accept(ada, 'SIGNED_IN');
  expect(same.kept).toEqual({ user: { id: 'ada', auth_method: 'manual' }, everything: true });
});

test('if the first response shows another user than the remembered one, the stored data is deleted', async () => {
  const { kept } = await worldWith(grace, { remembered: { id: 'ada', auth_method: 'manual' } });
  expect(kept).toEqual({ user: { id: 'grace', auth_method: 'oauth' }, everything: false });
});

test('a guest’s stored data is kept when the guest signs up or in', async () => {
  const { store, kept, answer } = started();
  await answer(nobody);
  store.accept(ada, 'SIGNED_IN');
  expect(kept).toEqual({ user: { id: 'ada', auth_method: 'manual' }, everything: true });
});

test('a response for the same user fires TOKEN_REFRESHED and stores a changed auth method', async () => {
  const { events, sent, kept, refresh } = await worldWith(ada);
  await refresh(signedIn({ ...ada, user: { ...ada.user, auth_method: 'hybrid' } }));
  expect(events.at(-1)).toBe('TOKEN_REFRESHED server');
  expect(kept.user).toEqual({ id: 'ada', auth_method: 'hybrid' });
  expect(sent).toEqual([]);
});

test('a password reset link is announced to the other tabs and leaves the account unchanged', async () => {
  const { store, events, sent, kept, hear } = await worldWith(ada);
  store.recoverPassword('here');
  hear('PASSWORD_RECOVERY');
  expect(events.slice(1)).toEqual(['PASSWORD_RECOVERY here', 'PASSWORD_RECOVERY other-tab']);
  expect(sent).toEqual(['PASSWORD_RECOVERY']);
  expect(kept.user).not.toBeNull();
});

test('a plan paid for in this browser that the profile does not show yet causes one refresh', async () => {
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

test('a password reset link opened while the session is loading keeps the remembered user', () => {
  const { store, kept } = started({ remembered: { id: 'ada', auth_method: 'manual' } });
  store.recoverPassword('here');
  expect(kept.user).toEqual({ id: 'ada', auth_method: 'manual' });
});
