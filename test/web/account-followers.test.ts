import { expect, test } from 'vitest';
import { ada, grace, nobody, signedIn, unreachable, worldOf, worldWith } from './account-world.ts';

test('signing in is told here and to the other tabs; the other tabs ask the server', async () => {
  const here = worldOf();
  here.store.start();
  await here.answer(nobody);
  here.store.accept(ada, 'SIGNED_IN');
  expect(here.events).toEqual(['INITIAL_SESSION server', 'SIGNED_IN here']);
  expect(here.sent).toEqual(['SIGNED_IN']);
  expect(here.kept.user).toEqual({ id: 'ada', auth_method: 'manual' });

  const there = worldOf();
  there.store.start();
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
  const { store, signOuts, kept } = await worldWith(ada);
  signOuts.push(unreachable, { ok: true, data: undefined });
  await store.signOut('kept');
  void store.refresh();
  await new Promise((resolve) => setImmediate(resolve));
  expect(kept).toEqual({ user: null, everything: true });
});

test('a session that ended on the server signs out, but leaves what the person was working on', async () => {
  const { store, answer, events, kept } = await worldWith(ada);
  void store.refresh();
  await answer(nobody);
  expect(store.current().phase).toBe('signed-out');
  expect(events.at(-1)).toBe('SIGNED_OUT server');
  expect(kept).toEqual({ user: null, everything: true });
});

test('when somebody else signs in after that, what the first person left is forgotten; not so for the same person', async () => {
  const other = await worldWith(ada);
  void other.store.refresh();
  await other.answer(nobody);
  other.store.accept(grace, 'SIGNED_IN');
  expect(other.kept).toEqual({ user: { id: 'grace', auth_method: 'oauth' }, everything: false });

  const same = await worldWith(ada);
  void same.store.refresh();
  await same.answer(nobody);
  same.store.accept(ada, 'SIGNED_IN');
  expect(same.kept).toEqual({ user: { id: 'ada', auth_method: 'manual' }, everything: true });
});

test('the first answer of the server already tells that somebody else is here', async () => {
  const { kept } = await worldWith(grace, { remembered: { id: 'ada', auth_method: 'manual' } });
  expect(kept).toEqual({ user: { id: 'grace', auth_method: 'oauth' }, everything: false });
});

test('what a guest has stays when the guest signs up or in', async () => {
  const { store, answer, kept } = worldOf();
  store.start();
  await answer(nobody);
  store.accept(ada, 'SIGNED_IN');
  expect(kept).toEqual({ user: { id: 'ada', auth_method: 'manual' }, everything: true });
});

test('confirming who is signed in is a refresh, and follows a change of how they sign in', async () => {
  const { store, answer, events, kept, sent } = await worldWith(ada);
  void store.refresh();
  await answer(signedIn({ ...ada, user: { ...ada.user, auth_method: 'hybrid' } }));
  expect(events.at(-1)).toBe('TOKEN_REFRESHED server');
  expect(kept.user).toEqual({ id: 'ada', auth_method: 'hybrid' });
  expect(sent).toEqual([]);
});

test('a link for a new password is told to the other tabs and leaves the account as it is', async () => {
  const { store, events, sent, hear, kept } = await worldWith(ada);
  store.recoverPassword('here');
  hear('PASSWORD_RECOVERY');
  expect(events.slice(1)).toEqual(['PASSWORD_RECOVERY here', 'PASSWORD_RECOVERY other-tab']);
  expect(sent).toEqual(['PASSWORD_RECOVERY']);
  expect(kept.user).not.toBeNull();
});

test('a plan that was paid for here and does not show yet is asked for once', async () => {
  const { questions, answer, store } = await worldWith(ada, {
    stored: { payment_completed: 'true', selectedPlan: 'pro' },
  });
  expect(questions).toHaveLength(1);
  await answer(signedIn(ada));
  expect(questions).toHaveLength(0);
  expect(store.current()).toMatchObject({ profile: { subscription_plan: 'free' } });
});

const half: Record<string, string>[] = [
  { selectedPlan: 'pro' },
  { payment_completed: 'true' },
  { payment_completed: 'true', selectedPlan: 'free' },
];
test.each(half)('a profile is not stale with only %o stored', async (stored) => {
  const { questions } = await worldWith(ada, { stored });
  expect(questions).toHaveLength(0);
});

test('a link for a new password, opened while it is not known yet who is signed in, forgets nobody', () => {
  const { store, kept } = worldOf({ remembered: { id: 'ada', auth_method: 'manual' } });
  store.start();
  store.recoverPassword('here');
  expect(kept.user).toEqual({ id: 'ada', auth_method: 'manual' });
});
