import { env } from 'cloudflare:workers';
import { expect, test } from 'vitest';
import { checks } from '#db/reconciliation/checks.ts';
import { signInNewAdmin } from './admin/admin.ts';
import { day, minute, openApp } from './auth/app.ts';
import { checkoutEvent, newId, openAppWithStripe } from './billing/stripe.ts';
import { nightly } from './cron.ts';
import { expectIndexes, watched } from './d1.ts';

type App = ReturnType<typeof openAppWithStripe>;

async function useAccounts(app: App) {
  const ada = await app.person();
  const { email } = ada;
  await ada.register(email);
  await ada.post('/api/auth/resend-verification');
  await ada.post('/api/auth/verify-email', { token: await app.token(email) });
  await ada.login(email);
  app.pass(day + minute);
  await ada.account();
  await ada.get('/api/auth/sessions');
  await ada.drop('/api/auth/sessions/other');
  await ada.drop('/api/auth/sessions');
  await ada.get('/api/user/profile');
  await ada.put('/api/user/profile', { full_name: 'Ada' });
  const wanted = { usage_alerts: false, plan_updates: true, product_updates: true, marketing: false };
  await ada.put('/api/user/notifications', wanted);
  await ada.put('/api/user/password', { current_password: 'correct horse', new_password: 'a new horse' });
  await app.reset(await app.forgot(email), 'correct horse');
  const late = await app.forgot(email);
  app.pass(2 * day);
  await app.reset(late);
  await app.visitor().google({ email });
  const linking = await app.person();
  await linking.google({ email: linking.email });
  await linking.post('/api/auth/google/link', { password: 'correct horse' });
  await linking.post('/api/auth/check-link', { token: 'any', purpose: 'reset' });
  const { browser } = await signInNewAdmin(app);
  await browser.post('/api/admin/sessions/end', { email: linking.email });
  const grace = await app.googlePerson();
  await grace.google({ email: grace.email }, '?purpose=confirm');
  await grace.post('/api/user/set-password', { new_password: 'correct horse' });
  const stronger = openApp({ env: app.bindings, cost: { N: 16, r: 8, p: 2 }, at: app.now().toISOString() });
  await stronger.visitor().login(grace.email);
  await ada.login(email);
  await ada.get('/api/user/export');
  await ada.post('/api/user/delete', { password: 'correct horse' });
  await ada.login(email);
}

async function usePayments(app: App) {
  const ada = await app.customer();
  const unpaid = await ada.checkout('ultra');
  const { reference, payment } = await ada.buy();
  await app.deliver(checkoutEvent({ reference }));
  await app.deliver(checkoutEvent({ reference: unpaid, amount: 1 }));
  await app.deliver(checkoutEvent({ reference: unpaid, type: 'checkout.session.expired' }));
  await ada.ask(reference);
  await ada.ask('cs_unknown');
  const { token } = (
    await ada.post('/api/payments/generate-secret-url', { plan: 'pro', amount: 5, sessionId: reference })
  ).body;
  await ada.post(`/api/payments/process-success/${token}`);
  await ada.post('/api/payments/activate-by-email', { email: ada.email, session_id: reference });
  await ada.billing();
  await ada.get(`/api/user/billing?before=1.${newId('x')}`);
  return { ada, payment };
}

test('every SQL statement about accounts and payments uses an index', async () => {
  const d1 = watched();
  const app = openAppWithStripe({ env: d1.env });
  await useAccounts(app);
  const { ada, payment } = await usePayments(app);
  const night = new Date(app.now().getTime() + 25 * day + minute);
  await nightly(night, { mailer: () => ({ send: async () => {} }), bindings: { ...env, ...d1.env } });
  await app.moneyBack(payment);
  await ada.get('/api/user/export');
  await ada.delete();

  // The nightly reconciliation scans whole tables.
  const ofTheNight = new Set(checks(night).map(([, statement]) => statement));
  const others = d1.statements.filter(({ sql }) => !ofTheNight.has(sql));
  const different = new Set(others.map(({ sql }) => sql));
  expect(different.size).toBeGreaterThan(80);
  const ofPayments = [...different].filter((sql) =>
    /payments|payment_events|secret_urls|reminded_of/.test(sql),
  );
  expect(ofPayments.length).toBeGreaterThan(25);
  await expectIndexes(others);
});
