import { env } from 'cloudflare:workers';
import { expect, test } from 'vitest';
import { checks } from '#db/reconciliation/checks.ts';
import { day, minute } from '../auth/app.ts';
import { expectIndexes, watched } from '../d1.ts';
import { checkoutEvent, newId, openAppWithStripe } from './stripe.ts';
import { nightly } from '../cron.ts';

test('every statement about payments runs on an index', async () => {
  const d1 = watched();
  const app = openAppWithStripe({ env: d1.env });
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
  const scheduledTime = new Date(app.now().getTime() + 25 * day + minute);
  await nightly(scheduledTime, { mailer: () => ({ send: async () => {} }), bindings: { ...env, ...d1.env } });
  await app.moneyBack(payment);
  await ada.get('/api/user/export');
  await ada.delete();

  // Reconciliation at night goes through whole tables.
  const ofTheNight = new Set(checks(scheduledTime).map(([, statement]) => statement));
  const others = d1.statements.filter(({ sql }) => !ofTheNight.has(sql));
  const ours = others.filter(({ sql }) => /payments|payment_events|secret_urls|reminded_of/.test(sql));
  expect(new Set(ours.map(({ sql }) => sql)).size).toBeGreaterThan(25);
  await expectIndexes(others);
});
