import { beforeEach, expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import type { Profile } from '#contract/account.ts';
import { planChangeBlocks } from '#contract/plan-change.ts';
import { toasts } from '#ui/toast-store.ts';
import { accountWith } from './account.ts';
import { open } from './open.tsx';
import { region, text } from './find.ts';
import * as see from './see.ts';
import { type Answers, broken, held, json } from './server.ts';

const call = 'POST /api/payments/create-session';
const notes = region('Notifications');
const card = (name: string) =>
  page.getByRole('listitem').filter({ has: page.getByRole('heading', { level: 3, name, exact: true }) });
const subscribe = (name: string) => card(name).getByRole('button', { name: 'Subscribe Now' });
const cycle = (name: string) => page.getByRole('radio', { name });

const unconfigured = (plan: string) =>
  json(
    { error: `Payment URL not configured for ${plan} plan`, code: 'payment_unconfigured' },
    { status: 503 },
  );

const proFor = (billing_cycle: 'monthly' | 'annual'): Partial<Profile> => ({
  subscription_plan: 'pro',
  subscription_status: 'active',
  billing_cycle,
  subscription_end: billing_cycle === 'annual' ? '2027-06-03T12:00:00Z' : '2026-12-15T12:00:00Z',
  words_limit: 30_000,
});

/** What is told lies over the buttons below it until it goes, so it is closed once it is read. */
async function expectTold(words: string) {
  await see.text(notes, words);
  for (const { id } of toasts.list()) toasts.close(id);
}

const openPrices = (answers: Answers, account = accountWith()) => open('/pricing', { account, answers });

beforeEach(() => void vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-11-20T12:00:00Z') }));

test('somebody with a year is told why months are disabled, and each rule says its own', async () => {
  const server = await openPrices({}, accountWith({ profile: proFor('annual') }));
  await expect.element(cycle('Annual')).toBeChecked();
  await see.text(card('Pro'), 'Your plan, annual until June 3, 2027');
  await see.text(card('Ultra'), 'the time on Pro is not carried over');
  await subscribe('Pro').click();
  await expectTold(`Payment InformationAlready Active! ${planChangeBlocks.duplicate_purchase.sentence}`);
  await card('Free').getByRole('button', { name: 'Get Started' }).click();
  await expectTold(
    'Payment InformationTerm Still Running Your paid term runs until June 3, 2027. The free plan starts automatically then.',
  );

  await cycle('Monthly').click();
  await see.visible(text('so monthly plans are disabled'));
  await expect.element(subscribe('Pro')).toHaveAttribute('aria-disabled', 'true');
  await expect.element(subscribe('Ultra')).toHaveAttribute('aria-disabled', 'true');
  (subscribe('Ultra').element() as HTMLElement).click();
  await expectTold(
    `Payment BlockedAnnual Plan Active! ${planChangeBlocks.annual_to_monthly_blocked.sentence}`,
  );
  expect(server.asked(call)).toEqual([]);
  await see.accessible();
  await see.fits(320);
});

test('somebody with months sees that a year is better value; what the server refuses is told alike', async () => {
  const byGoogle = accountWith({ user: { auth_method: 'oauth' }, profile: proFor('monthly') });
  const server = await openPrices({}, byGoogle);
  await expect.element(cycle('Monthly')).toBeChecked();
  await cycle('Annual').click();
  await see.text(text('A year is better value').first(), 'That is 50% less.');
  await see.accessible();
  await subscribe('Pro').click();
  await expectTold(
    `Payment NoticeBilling Change Not Available ${planChangeBlocks.oauth_billing_change.sentence}`,
  );
  const { toast, title, sentence } = planChangeBlocks.downgrade_blocked;
  server.answer({ [call]: json({ error: sentence, code: 'downgrade_blocked' }, { status: 409 }) });
  await subscribe('Ultra').click();
  await expectTold(`${toast}${title} ${sentence}`);
  server.answer({ [call]: broken });
  await subscribe('Ultra').click();
  await expectTold('Payment processing failed. Please try again.');
});

test('while the payment page is asked for, the button says so and the others wait', async () => {
  const { answer, letGo } = held(unconfigured('pro'));
  await openPrices({ [call]: answer });
  await see.visible(text('Your plan'));
  await subscribe('Pro').click();
  await expect
    .element(card('Pro').getByRole('button', { name: 'Processing...' }))
    .toHaveAttribute('aria-disabled', 'true');
  await expect.element(subscribe('Ultra')).toHaveAttribute('aria-disabled', 'true');
  letGo();
  await expectTold('Payment FailedPayment URL not configured for pro plan');
  await expect.element(subscribe('Pro')).not.toHaveAttribute('aria-disabled', 'true');
});
