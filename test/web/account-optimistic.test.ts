import { expect, test } from 'vitest';
import type { Account } from '#contract/account.ts';
import { followPayment } from '#payment/after-payment.ts';
import { createOptimisticView, type Purchase } from '#payment/optimistic.ts';
import { ada, grace, nobody, signedIn, unreachable, worldOf, worldWith } from './account-world.ts';
import { createClock } from './clock.ts';

const proYear: Purchase = { plan: 'pro', billing_cycle: 'annual' };
const withPro = (account: Account): Account => ({
  ...account,
  profile: { ...account.profile, subscription_plan: 'pro', billing_cycle: 'annual', words_limit: 30_380 },
});

async function viewOf(account = ada) {
  const world = await worldWith(account);
  const clock = createClock();
  const view = createOptimisticView({ store: world.store, ...clock });
  return { ...world, clock, view };
}

test('a purchased plan is shown immediately, with its word limit and term', async () => {
  const { view } = await viewOf();
  expect(view.current()).toMatchObject({ profileIs: 'current', profile: { subscription_plan: 'free' } });
  let drawn = 0;
  view.subscribe(() => (drawn += 1));
  view.show(proYear);
  expect(drawn).toBe(1);
  expect(view.current()).toMatchObject({
    profileIs: 'optimistic',
    profile: {
      full_name: 'Ada Lovelace',
      subscription_plan: 'pro',
      subscription_status: 'active',
      billing_cycle: 'annual',
      words_used: 0,
      words_limit: 30_000,
      subscription_start: '2026-11-20T12:00:00.000Z',
      subscription_end: '2027-11-20T12:00:00.000Z',
    },
  });
  expect(view.current()).toBe(view.current());
});

test.each([
  [{ plan: 'ultra', billing_cycle: 'monthly' }, -1, '2026-12-20T12:00:00.000Z'],
  [{ plan: 'free', billing_cycle: 'monthly' }, 500, null],
] as const)('%o has a limit of %s and ends %s', async (purchase, limit, end) => {
  const { view } = await viewOf();
  view.show(purchase);
  expect(view.current()).toMatchObject({ profile: { words_limit: limit, subscription_end: end } });
});

test('the account’s plan replaces the optimistic one after 15 seconds if they match, otherwise after 20', async () => {
  const same = await viewOf();
  same.view.show(proYear);
  await same.refresh(signedIn(withPro(ada)));
  same.clock.pass(14_999);
  expect(same.view.current()).toMatchObject({ profileIs: 'optimistic', profile: { words_used: 0 } });
  same.clock.pass(1);
  expect(same.view.current()).toMatchObject({ profileIs: 'current', profile: { words_limit: 30_380 } });

  const other = await viewOf();
  other.view.show(proYear);
  other.clock.pass(19_999);
  expect(other.view.current()).toMatchObject({ profileIs: 'optimistic' });
  other.clock.pass(1);
  expect(other.view.current()).toMatchObject({
    profileIs: 'current',
    profile: { subscription_plan: 'free' },
  });
});

test('the timer of a first purchase does not end the display of a second one', async () => {
  const { view, clock } = await viewOf();
  view.show(proYear);
  clock.pass(10_000);
  view.show({ plan: 'ultra', billing_cycle: 'monthly' });
  clock.pass(14_000);
  expect(view.current()).toMatchObject({ profile: { subscription_plan: 'ultra' } });
});

test('a purchase is shown once the account has loaded, and neither to another account nor after signing out', async () => {
  const { store, answer } = worldOf();
  const view = createOptimisticView({ store, ...createClock() });
  view.show(proYear);
  expect(view.current()).toEqual({ phase: 'loading' });
  store.start();
  await answer(signedIn(ada));
  expect(view.current()).toMatchObject({ profile: { subscription_plan: 'pro' } });
  store.accept(grace, 'SIGNED_IN');
  expect(view.current()).toMatchObject({ user: { id: 'grace' }, profile: { subscription_plan: 'free' } });
  store.followSignOut();
  store.accept(ada, 'SIGNED_IN');
  expect(view.current()).toMatchObject({ profileIs: 'current', profile: { subscription_plan: 'free' } });
});

async function payerOf(account: Account) {
  const clock = createClock();
  const paid: Record<string, string> = {
    payment_completed: 'true',
    selectedPlan: 'pro',
    paymentTimestamp: String(clock.now()),
  };
  const world = worldOf();
  const lookAt = followPayment(world.store, { read: (key) => paid[key] ?? null, ...clock });
  world.store.start();
  await world.answer(signedIn(account));
  return { ...world, clock, paid, lookAt };
}

test('after a payment, a Google account is polled every three seconds until it has the plan', async () => {
  const { questions, answer, clock } = await payerOf(grace);
  expect(questions).toHaveLength(0);
  clock.pass(2_999);
  expect(questions).toHaveLength(0);
  clock.pass(1);
  expect(questions).toHaveLength(1);
  clock.pass(30_000);
  expect(questions).toHaveLength(1);
  await answer(unreachable);
  clock.pass(3_000);
  await answer(signedIn(grace));
  clock.pass(3_000);
  expect(questions).toHaveLength(1);
  await answer(signedIn(withPro(grace)));
  clock.pass(60_000);
  expect(questions).toHaveLength(0);
});

test('polling stops ten minutes after the plan was chosen, and on sign-out', async () => {
  const { store, questions, answer, clock } = await payerOf(grace);
  for (let asked = 0; asked < 199; asked++) {
    clock.pass(3_000);
    expect(questions).toHaveLength(1);
    await answer(signedIn(grace));
  }
  clock.pass(60_000);
  expect(questions).toHaveLength(0);

  const other = await payerOf(grace);
  other.store.followSignOut();
  other.clock.pass(3_000);
  expect(other.questions).toHaveLength(0);
  expect(store.current().phase).toBe('signed-in');
});

test('a password account is not polled, but refreshed when the window gets focus', async () => {
  const { questions, answer, clock, paid, lookAt } = await payerOf(ada);
  clock.pass(60_000);
  expect(questions).toHaveLength(0);
  lookAt();
  expect(questions).toHaveLength(1);
  await answer(nobody);
  delete paid.payment_completed;
  lookAt();
  expect(questions).toHaveLength(0);
});
