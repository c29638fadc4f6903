import { env } from 'cloudflare:workers';
import { expect, test } from 'vitest';
import { checks } from '#db/reconciliation/checks.ts';
import { signInNewAdmin } from '../admin/admin.ts';
import { day, minute, openApp, somebody } from './app.ts';
import { expectIndexes, watched } from '../d1.ts';
import { nightly } from '../cron.ts';

test('every statement about accounts runs on an index', async () => {
  const d1 = watched();
  const app = openApp({ env: d1.env });
  const email = somebody();
  const ada = app.visitor();
  await ada.register(email);
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
  await ada.put('/api/user/notifications', {
    usage_alerts: false,
    plan_updates: true,
    product_updates: true,
    marketing: false,
  });
  await ada.put('/api/user/password', { current_password: 'correct horse', new_password: 'a new horse' });
  await app.visitor().post('/api/auth/forgot-password', { email });
  const token = await app.token(email);
  await app.visitor().post('/api/auth/reset-password', { token, password: 'correct horse' });
  await app.visitor().post('/api/auth/forgot-password', { email });
  const late = await app.token(email);
  app.pass(2 * day);
  await app.visitor().post('/api/auth/reset-password', { token: late, password: 'correct horse' });
  await app.visitor().google({ email });
  const linking = app.visitor();
  const linked = somebody();
  await linking.register(linked);
  await linking.google({ email: linked });
  await linking.post('/api/auth/google/link', { password: 'correct horse' });
  await linking.post('/api/auth/check-link', { token: 'any', purpose: 'reset' });
  const { browser } = await signInNewAdmin(app);
  await browser.post('/api/admin/sessions/end', { email: linked });
  const grace = app.visitor();
  const gmail = somebody();
  await grace.google({ email: gmail });
  await grace.google({ email: gmail }, '?purpose=confirm');
  await grace.post('/api/user/set-password', { new_password: 'correct horse' });
  const stronger = openApp({ env: d1.env, cost: { N: 16, r: 8, p: 2 }, at: app.now().toISOString() });
  await stronger.visitor().login(gmail);
  await ada.login(email);
  await ada.get('/api/user/export');
  await ada.post('/api/user/delete', { password: 'correct horse' });
  await ada.login(email);
  const scheduledTime = new Date();
  await nightly(scheduledTime, { bindings: { ...env, ...d1.env } });

  // Reconciliation at night goes through whole tables.
  const ofTheNight = new Set(checks(scheduledTime).map(([, statement]) => statement));
  const others = d1.statements.filter(({ sql }) => !ofTheNight.has(sql));
  expect(new Set(others.map(({ sql }) => sql)).size).toBeGreaterThan(30);
  await expectIndexes(others);
});
