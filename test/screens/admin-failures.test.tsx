import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import type { PaymentToReview } from '#contract/payments-to-review.ts';
import type { KnownDisagreement } from '#contract/reconciliation.ts';
import { open } from './open.tsx';
import {
  alert,
  button,
  expectAccessible,
  expectSaid,
  expectText,
  expectToFit,
  expectVisible,
  field,
  text,
} from './see.ts';
import { broken, failure, held, json, unreachable } from './server.ts';

const payments = 'GET /api/admin/payments';

test('what goes wrong on the way is told in words, and nothing typed is lost', async () => {
  const { answer, letGo } = held(unreachable);
  const server = await open('/admin', { answers: { 'POST /api/auth/admin/login': answer } });
  await field('Username').fill('editor@longhand.example');
  await field('Password').fill('an admin password');
  await button('Sign In as Admin').click();
  await expectVisible(button('Authenticating...'));
  letGo();
  await expectSaid(alert, 'Connection error. Please make sure the backend server is running.');

  server.answer({ 'POST /api/auth/admin/login': () => new Response('Bad gateway', { status: 502 }) });
  await button('Sign In as Admin').click();
  await expectSaid(alert, 'Authentication failed');
  await expectAccessible();
  await expect.element(field('Username')).toHaveValue('editor@longhand.example');
});

test('a list that cannot be read says so, and can be asked for again; when none needs attention, it says that', async () => {
  const server = await open('/admin/payments', { answers: { [payments]: broken } });
  await expectText(alert, 'The payments could not be loaded');
  await expectAccessible();
  server.answer({ [payments]: json({ payments: [], next: null, disagreements: [] }) });
  await button('Try again').click();
  await expectVisible(text('No payment needs attention.'));
  await expectAccessible();
  await page.getByRole('link', { name: 'Done', exact: true }).click();
  await expectVisible(text('No payment is marked as done yet.'));
});

test('where the books do not agree, the list says it first', async () => {
  const wrong: KnownDisagreement = {
    kind: 'words_limit',
    subject: '0f7b1c2d-account',
    expected: '30500',
    found: '60000',
    since: '2026-11-20T03:17:00.000Z',
  };
  await open('/admin/payments', {
    answers: { [payments]: json({ payments: [], next: null, disagreements: [wrong] }) },
  });
  await expectVisible(page.getByRole('heading', { level: 2, name: 'The books do not agree' }));
  await expectVisible(text('The words of the account are not those of its plan'));
  await expectVisible(text('60000'));
  await expectVisible(text('0f7b1c2d-account'));
  await expectToFit();
  await expectAccessible();
});

test('a sign-out that the server did not hear of is told', async () => {
  await open('/admin/payments', {
    answers: { [payments]: json({ payments: [], next: null, disagreements: [] }) },
  });
  await button('Sign Out').click();
  await expectVisible(text('You are still signed in as admin'));
});

const session = 'GET /api/auth/admin/session';

test('without the hint nobody is asked who is signed in', async () => {
  const server = await open('/admin');
  await expectVisible(button('Sign In as Admin'));
  expect(server.asked(session)).toEqual([]);
});

/** A browser in which an admin has signed in before. */
const whereAdminWas = () => {
  localStorage.setItem('admin_signed_in', 'true');
  return Response.json({ user: null, profile: null, google: true });
};

test('whoever was signed in goes on; when that session has ended, the hint goes and the form comes', async () => {
  const answers = { 'GET /api/auth/session': whereAdminWas };
  const admin = json({
    success: true,
    admin: { username: 'editor@longhand.example' },
    factor: { state: 'passed' },
  });
  await open('/admin', { answers: { ...answers, [session]: admin } });
  await expectVisible(page.getByRole('heading', { level: 1, name: 'Blog (Admin)' }));

  await open('/admin', { answers: { ...answers, [session]: failure('admin_required') } });
  await expectVisible(button('Sign In as Admin'));
  expect(localStorage.getItem('admin_signed_in')).toBeNull();
});

const payment: PaymentToReview = {
  id: '1',
  at: '2026-11-20T12:00:00Z',
  reason: 'lower_plan',
  amount: 500,
  currency: 'usd',
  plan: 'pro',
  billing_cycle: 'monthly',
  provider: 'stripe',
  payment_id: 'pi_1',
  email: 'ada@example.org',
  status: 'paid',
  open: true,
  done: null,
};

test('what is done says by whom, where axe finds nothing', async () => {
  const done = { by: 'editor@longhand.example', at: '2026-11-21T10:00:00.000Z' };
  await open('/admin/payments?show=done', {
    answers: {
      [payments]: json({ payments: [{ ...payment, open: false, done }], next: null, disagreements: [] }),
    },
  });
  await expectVisible(text('Done by editor@longhand.example on'));
  await expectVisible(button('Open Again'));
  await expectAccessible();
});
