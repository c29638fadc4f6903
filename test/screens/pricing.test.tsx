import { expect, test, beforeEach, vi, afterEach } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { brand } from '#contract/brand.ts';
import { open } from './open.tsx';
import { button, dialog, exactly, fill, heading, radio, region, text } from './find.ts';
import * as see from './see.ts';
import type { Profile } from '#contract/account.ts';
import { planChangeBlocks } from '#contract/plan-change.ts';
import { toasts } from '#ui/toast-store.ts';
import { accountWith } from './account.ts';
import { type Answers, held, json, failure } from './server.ts';

const ada = accountWith();
const create = 'POST /api/payments/create-session';
const main = page.getByRole('main');
const card = (name: string) =>
  page.getByRole('listitem').filter({ has: page.getByRole('heading', { level: 3, name, exact: true }) });

test('a visitor sees the monthly prices, what a year saves, and how a term works', async () => {
  await open('/pricing');
  const apps = main.getByRole('region', { name: `${brand.name} for your phone` });
  await see.leads(apps.getByRole('link', { name: 'Get it for Android' }), brand.androidApp);
  await see.leads(apps.getByRole('link', { name: 'Get it for iOS' }), brand.iosApp);
  await see.text(card('Free'), /\$0 per month.*Get Started/);
  await see.text(card('Free'), '500');
  await see.text(card('Pro'), /Most Popular\$5 per monthA year saves 50%/);
  await see.text(card('Pro'), '30,000');
  await see.text(card('Pro'), '3,000');
  await see.text(card('Ultra'), 'Unlimited');
  await see.count(exactly('Most Popular'), 1);
  await see.none(text('Your plan'));
  await see.text(main, 'Nothing renews by itself');
  await see.text(main, 'An email 7 days before the end');
  await see.leads(
    main.getByRole('region', { name: 'Need a Custom Plan?' }).getByRole('link'),
    `mailto:${brand.supportEmail}?subject=Custom%20plan`,
  );
});

test.each([
  ['a wide screen', 1280],
  ['a phone', 390],
])('switching to annual by keyboard does not shift what is below on %s', async (_, width) => {
  await page.viewport(width, 800);
  await open('/pricing');
  const below = heading('What you pay for');
  await see.visible(below);
  await document.fonts.ready;
  const place = () => below.element().getBoundingClientRect().top + scrollY;
  (radio('Monthly').element() as HTMLElement).focus();
  const before = place();
  await userEvent.keyboard('{ArrowRight}');
  await expect.element(radio('Annual')).toBeChecked();
  await see.text(card('Pro'), /\$30 per yearSaves 50%: \$2\.50 per month\$30 instead of \$60 \(12.×.\$5\)/);
  await see.text(card('Ultra'), /\$60 per yearSaves 50%: \$5 per month/);
  expect(place()).toBe(before);
});

const notes = region('Notifications');
const subscribe = (name: string) => card(name).getByRole('button', { name: 'Subscribe Now' });

const unconfigured = { error: 'Payment URL not configured for pro plan', code: 'payment_unconfigured' };

const proFor = (billing_cycle: 'monthly' | 'annual'): Partial<Profile> => ({
  subscription_plan: 'pro',
  subscription_status: 'active',
  billing_cycle,
  subscription_end: billing_cycle === 'annual' ? '2027-06-03T12:00:00Z' : '2026-12-15T12:00:00Z',
  words_limit: 30_000,
});

/** Expects a toast and closes it, because it covers the buttons below it. */
async function expectTold(words: string) {
  await see.text(notes, words);
  for (const { id } of toasts.list()) toasts.close(id);
}

const openPrices = (answers: Answers, account = ada) => open('/pricing', { account, answers });

beforeEach(() => void vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-11-20T12:00:00Z') }));

test('an annual subscriber sees why monthly plans are disabled, and each rule gives its own reason', async () => {
  const server = await openPrices({}, accountWith({ profile: proFor('annual') }));
  await expect.element(radio('Annual')).toBeChecked();
  await see.text(card('Pro'), 'Your plan, annual until June 3, 2027');
  await see.text(card('Ultra'), 'The time left on Pro is not carried over');
  await subscribe('Pro').click();
  await expectTold(`Payment InformationAlready Active! ${planChangeBlocks.duplicate_purchase.sentence}`);
  await card('Free').getByRole('button', { name: 'Get Started' }).click();
  await expectTold('Payment InformationTerm Still Running Your paid term runs until June 3, 2027.');

  await radio('Monthly').click();
  await see.visible(text('so monthly plans are disabled'));
  await expect.element(subscribe('Pro')).toHaveAttribute('aria-disabled', 'true');
  await expect.element(subscribe('Ultra')).toHaveAttribute('aria-disabled', 'true');
  (subscribe('Ultra').element() as HTMLElement).click();
  await expectTold(`Annual Plan Active! ${planChangeBlocks.annual_to_monthly_blocked.sentence}`);
  expect(server.asked(create)).toEqual([]);
  await see.accessible();
  await see.fits(320);
});

test('a monthly subscriber sees that annual is better value; server refusals are shown in the same way', async () => {
  const byGoogle = accountWith({ user: { auth_method: 'oauth' }, profile: proFor('monthly') });
  const server = await openPrices({}, byGoogle);
  await expect.element(radio('Monthly')).toBeChecked();
  await radio('Annual').click();
  await see.text(text('A year is better value').first(), 'That is 50% less.');
  await see.accessible();
  await subscribe('Pro').click();
  await expectTold(`Billing Change Not Available ${planChangeBlocks.oauth_billing_change.sentence}`);
  const { toast, title, sentence } = planChangeBlocks.downgrade_blocked;
  server.answer({ [create]: json({ error: sentence, code: 'downgrade_blocked' }, { status: 409 }) });
  await subscribe('Ultra').click();
  await expectTold(`${toast}${title} ${sentence}`);
});

test('while the payment page is requested, the button says so and the others are disabled', async () => {
  const { answer, letGo } = held(json(unconfigured, { status: 503 }));
  await openPrices({ [create]: answer });
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

const register = 'POST /api/auth/register';
const login = 'POST /api/auth/login';

/** Stands in for the provider's page: the address changes, and this page stays. */
const paymentPage = '#a-payment-page';
const payment_url = new URL(paymentPage, location.href).href;
const paymentBegins = json({ session_id: '1', payment_url, expires_at: '2026-11-20T13:00:00Z' });
const expectPayment = () => expect.poll(() => location.hash).toBe(paymentPage);

const answers: Answers = {
  [create]: paymentBegins,
  [register]: json(ada, { status: 201 }),
  [login]: json(ada),
};

const person = { Email: 'ada@example.org', Password: 'a long sentence' };
const fillIn = () => fill({ 'Full Name': 'Ada Lovelace', ...person }, dialog);
async function signUp() {
  await fillIn();
  await dialog.getByRole('button', { name: 'Create Account' }).click();
}

afterEach(() => {
  history.replaceState(null, '', location.pathname + location.search);
  vi.restoreAllMocks();
});

test('after a visitor chooses a plan by keyboard and signs up, the payment begins without another step', async () => {
  const server = await open('/pricing', { answers });
  await radio('Annual').click();
  await expect.poll(() => button('Subscribe Now').elements().length).toBe(2);
  (subscribe('Pro').element() as HTMLElement).focus();
  await userEvent.keyboard('{Enter}');
  await see.text(dialog, 'sign in, then pay: $30 for a year of Pro.');
  await see.focused(dialog.getByLabelText('Full Name'));
  await userEvent.keyboard('{Escape}');
  await see.none(dialog);
  await see.focused(subscribe('Pro'));
  await userEvent.keyboard('{Enter}');
  await see.focused(dialog.getByLabelText('Full Name'));
  await fillIn();
  await userEvent.keyboard('{Enter}');
  await expectPayment();
  expect(server.asked(create)).toEqual([{ plan: 'pro', billing_cycle: 'annual' }]);
  const kept = ['selectedPlan', 'selectedBillingCycle', 'selectedPrice'];
  expect(kept.map((key) => localStorage.getItem(key))).toEqual(['pro', 'annual', '30']);
});

test('a user whose session has expired signs in again and goes on to the payment', async () => {
  const server = await openPrices({ ...answers, [create]: failure('not_signed_in') });
  await see.visible(text('Your plan'));
  server.answer({ 'GET /api/auth/session': json({ user: null, profile: null, google: true }) });
  await subscribe('Pro').click();
  await see.text(dialog, 'Your session has ended.');
  server.answer({ [create]: paymentBegins });
  await dialog.getByRole('button', { name: 'Sign in', exact: true }).click();
  await fill(person, dialog);
  await dialog.getByRole('button', { name: 'Sign In', exact: true }).click();
  await expectPayment();
  expect(server.asked(create)).toHaveLength(2);
});

const blocked = () => {
  throw new DOMException('blocked', 'SecurityError');
};

test('with storage blocked, the payment still begins after sign-up; Get Started leads to the tool', async () => {
  const server = await open('/pricing', { answers });
  for (const storage of ['localStorage', 'sessionStorage'] as const)
    vi.spyOn(globalThis, storage, 'get').mockImplementation(blocked);
  expect(() => localStorage).toThrow('blocked');
  await subscribe('Pro').click();
  await signUp();
  await expectPayment();
  expect(server.asked(create)).toEqual([{ plan: 'pro', billing_cycle: 'monthly' }]);
  vi.restoreAllMocks();

  await open('/pricing', { answers });
  await card('Free').getByRole('button', { name: 'Get Started' }).click();
  await signUp();
  await see.home();
});

test('a user on the free plan who returns from the payment page without paying is notified once, and gets to the tool by “Get Started”', async () => {
  const server = await openPrices(answers);
  await subscribe('Pro').click();
  await expectPayment();
  expect(sessionStorage.at_payment).toBe('true');
  server.answer({ 'GET /api/user/billing': json({ payments: [{ status: 'unfinished' }] }) });
  dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }));
  await see.text(notes, 'No payment has arrived yetIf you left without paying, nothing is charged');
  await expect.element(subscribe('Ultra')).toBeEnabled();
  expect(sessionStorage.at_payment).toBeUndefined();
  await card('Free').getByRole('link', { name: 'Get Started' }).click();
  await see.home();
});
