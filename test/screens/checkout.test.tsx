import { afterEach, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { accountWith } from './account.ts';
import { open } from './open.tsx';
import { button, dialog, radio, region, text } from './find.ts';
import * as see from './see.ts';
import { type Answers, failure, json } from './server.ts';

const create = 'POST /api/payments/create-session';
const register = 'POST /api/auth/register';
const login = 'POST /api/auth/login';

const ada = accountWith();
const card = (name: string) =>
  page.getByRole('listitem').filter({ has: page.getByRole('heading', { level: 3, name, exact: true }) });
const subscribe = (name: string) => card(name).getByRole('button', { name: 'Subscribe Now' });
const notes = region('Notifications');

/** As near as a screen comes to the provider's page: the address changes, and this page stays. */
const paymentPage = '#a-payment-page';
const paymentBegins = json(
  {
    session_id: '1',
    payment_url: new URL(paymentPage, location.href).href,
    expires_at: '2026-11-20T13:00:00Z',
  },
  { status: 201 },
);
const expectPayment = () => expect.poll(() => location.hash).toBe(paymentPage);

const answers: Answers = {
  [create]: paymentBegins,
  [register]: json(ada, { status: 201 }),
  [login]: json(ada),
};

async function fillIn(fields: Record<string, string>) {
  for (const [label, value] of Object.entries(fields)) {
    await dialog.getByLabelText(label, { exact: true }).fill(value);
  }
}

const signUp = () =>
  fillIn({ 'Full Name': 'Ada Lovelace', Email: 'ada@example.org', Password: 'a long sentence' });

afterEach(() => {
  history.replaceState(null, '', location.pathname + location.search);
  vi.restoreAllMocks();
});

test('a visitor chooses a plan by keyboard, signs up, and the payment begins without another step', async () => {
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
  await signUp();
  await userEvent.keyboard('{Enter}');
  await expectPayment();
  expect(server.asked(create)).toEqual([{ plan: 'pro', billing_cycle: 'annual' }]);
  const kept = ['selectedPlan', 'selectedBillingCycle', 'selectedPrice'];
  expect(kept.map((key) => localStorage.getItem(key))).toEqual(['pro', 'annual', '30']);
});

test('a session that has ended meanwhile is opened again on the way to the payment', async () => {
  const server = await open('/pricing', {
    account: ada,
    answers: { ...answers, [create]: failure('not_signed_in') },
  });
  await see.visible(text('Your plan'));
  server.answer({ 'GET /api/auth/session': json({ user: null, profile: null, google: true }) });
  await subscribe('Pro').click();
  await see.text(dialog, 'Your session has ended.');
  server.answer({ [create]: paymentBegins });
  await dialog.getByRole('button', { name: 'Sign in', exact: true }).click();
  await fillIn({ Email: 'ada@example.org', Password: 'a long sentence' });
  await dialog.getByRole('button', { name: 'Sign In', exact: true }).click();
  await expectPayment();
  expect(server.asked(create)).toHaveLength(2);
});

test('with the storage blocked the payment still follows; Get Started leads to the tool', async () => {
  const server = await open('/pricing', { answers });
  for (const storage of ['localStorage', 'sessionStorage'] as const) {
    vi.spyOn(globalThis, storage, 'get').mockImplementation(() => {
      throw new DOMException('blocked', 'SecurityError');
    });
  }
  expect(() => localStorage).toThrow('blocked');
  await subscribe('Pro').click();
  await signUp();
  await dialog.getByRole('button', { name: 'Create Account' }).click();
  await expectPayment();
  expect(server.asked(create)).toEqual([{ plan: 'pro', billing_cycle: 'monthly' }]);
  vi.restoreAllMocks();

  await open('/pricing', { answers });
  await card('Free').getByRole('button', { name: 'Get Started' }).click();
  await signUp();
  await dialog.getByRole('button', { name: 'Create Account' }).click();
  await see.home();
});

test('whoever comes back from the payment page without having paid is told so, once', async () => {
  const { promise, resolve } = Promise.withResolvers<void>();
  const server = await open('/pricing', { account: ada, answers });
  await subscribe('Pro').click();
  await expectPayment();
  expect(sessionStorage.at_payment).toBe('true');
  const pending = json({ payments: [{ status: 'pending' }] });
  server.answer({ 'GET /api/user/billing': (request) => (resolve(), pending(request)) });
  dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }));
  await promise;
  await see.text(
    notes,
    'No payment has arrived yetIf you left without paying, nothing is charged and your plan stays as it is.',
  );
  await expect.element(subscribe('Ultra')).toBeEnabled();
  expect(sessionStorage.at_payment).toBeUndefined();
});
