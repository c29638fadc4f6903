import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import type { PaymentToReview } from '#contract/payments-to-review.ts';
import type { KnownDisagreement } from '#contract/reconciliation.ts';
import { open } from './open.tsx';
import { alert, button, field, heading, signInAsAdmin, text } from './find.ts';
import * as see from './see.ts';
import { broken, failure, held, json, unreachable } from './server.ts';

const payments = 'GET /api/admin/payments';

test('what goes wrong on the way is told in words, and nothing typed is lost', async () => {
  const { answer, letGo } = held(unreachable);
  const server = await open('/admin', { answers: { 'POST /api/auth/admin/login': answer } });
  await signInAsAdmin();
  await see.visible(button('Authenticating...'));
  letGo();
  await see.said(alert, 'Connection error. Please make sure the backend server is running.');

  server.answer({ 'POST /api/auth/admin/login': () => new Response('Bad gateway', { status: 502 }) });
  await button('Sign In as Admin').click();
  await see.said(alert, 'Authentication failed');
  await see.accessible();
  await see.value(field('Username'), 'editor@longhand.example');
});

test('a list that cannot be read says so, and can be asked for again; when none needs attention, it says that', async () => {
  const server = await open('/admin/payments', { answers: { [payments]: broken } });
  await see.text(alert, 'The payments could not be loaded');
  await see.accessible();
  server.answer({ [payments]: json({ payments: [], next: null, disagreements: [] }) });
  await button('Try again').click();
  await see.visible(text('No payment needs attention.'));
  await see.accessible();
  await page.getByRole('link', { name: 'Done', exact: true }).click();
  await see.visible(text('No payment is marked as done yet.'));
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
  await see.visible(heading('The books do not agree', 2));
  await see.visible(text('The words of the account are not those of its plan'));
  await see.visible(text('60000'));
  await see.visible(text('0f7b1c2d-account'));
  await see.fits();
  await see.accessible();
});

test('a sign-out that the server did not hear of is told', async () => {
  await open('/admin/payments', {
    answers: { [payments]: json({ payments: [], next: null, disagreements: [] }) },
  });
  await button('Sign Out').click();
  await see.visible(text('You are still signed in as admin'));
});

const session = 'GET /api/auth/admin/session';

test('without the hint nobody is asked who is signed in', async () => {
  const server = await open('/admin');
  await see.visible(button('Sign In as Admin'));
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
  await see.visible(heading('Blog (Admin)', 1));

  await open('/admin', { answers: { ...answers, [session]: failure('admin_required') } });
  await see.visible(button('Sign In as Admin'));
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
  await see.visible(text('Done by editor@longhand.example on'));
  await see.visible(button('Open Again'));
  await see.accessible();
});
