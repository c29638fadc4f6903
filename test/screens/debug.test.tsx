import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { AuthenticationDebug } from '#development/debug/authentication-debug.tsx';
import { ProfileDebug } from '#development/debug/profile-debug.tsx';
import { accountWith, byGoogle } from './account.ts';
import { openDocument } from './open.tsx';
import { button, heading, link } from './find.ts';
import * as see from './see.ts';
import { failure, json } from './server.ts';

const panel = (name: string) => page.getByRole('region', { name, exact: true });
const object = (name: string) => page.getByRole('figure', { name, exact: true });

test('the profile debug page shows user and profile, asks for them directly and refreshes them', async () => {
  const ada = accountWith();
  const server = await openDocument(<ProfileDebug />, {
    account: ada,
    answers: { 'GET /api/user/profile': json(ada) },
  });
  await see.visible(heading('Profile Debug', 1));
  await see.text(object('User object'), '"email": "ada@example.org"');
  await see.text(object('Profile object'), '"words_limit": 500');
  await button('Test Direct API Call').click();
  await see.text(object('Answer: Test Direct API Call'), '"ok": true');
  await see.text(panel('Calls'), /Test Direct API Call: answered after \d+ ms/);
  await see.accessible();
  await see.fits(320);

  const more = accountWith({ profile: { words_used: 123 } });
  server.answer({ 'GET /api/auth/session': json({ ...more, google: true }) });
  await button('Force Refresh Profile').click();
  await see.text(object('Answer: Force Refresh Profile'), '"words_used": 123');
  await see.text(object('Profile object'), '"words_used": 123');
});

test('signed out, the profile debug page says so, and the direct call tells the refusal', async () => {
  await openDocument(<ProfileDebug />, { answers: { 'GET /api/user/profile': failure('not_signed_in') } });
  await see.visible(page.getByText('Nobody is signed in, so there is no user and no profile.'));
  await see.text(object('User object'), 'null');
  await button('Test Direct API Call').click();
  await see.text(object('Answer: Test Direct API Call'), '"code": "not_signed_in"');
});

test('the authentication debug page has its panels, and its tests tell what came of them', async () => {
  const server = await openDocument(<AuthenticationDebug />, {
    account: byGoogle,
    answers: {
      'GET /api/dev/tables': json({
        tables: [
          { name: 'users', rows: 3 },
          { name: 'ledger', rows: null },
        ],
      }),
      'GET /api/dev/tables/admin_credentials': json({ rows: [{ username: 'support@longhand.example' }] }),
      'GET /api/dev/tables/users': json({ rows: [{ email: 'ada@example.org' }] }),
      'POST /api/auth/admin/login': failure('invalid_admin_credentials'),
    },
  });
  await see.visible(heading('Authentication Debug', 1));
  await see.text(panel('Auth Status'), 'StateSigned in');
  await see.text(panel('Auth Status'), 'Signs in byGoogle');
  const outcomes = {
    'Get Session': '"google": true',
    'Refresh Session': '"phase": "signed-in"',
    'Check Tables': '"users": 3, "ledger": "missing"',
    'Read admin_credentials': '"username": "support@longhand.example"',
    'Read users': '"email": "ada@example.org"',
    'Test Admin Login': 'Invalid admin credentials',
  };
  for (const [label, outcome] of Object.entries(outcomes)) {
    await button(label).click();
    await see.text(object(`Answer: ${label}`), outcome);
  }
  expect(server.asked('POST /api/auth/admin/login')).toHaveLength(1);

  const google = link('Test Google Sign-In');
  await see.leads(google, '/api/auth/google');
  await see.text(panel('Tests'), '/auth/callback');

  localStorage.setItem('draft', 'What Ada wrote');
  await button('Read Again').click();
  await see.text(panel('Local Storage'), 'draft14 characters');
  await expect.poll(() => document.body.textContent).not.toContain('What Ada wrote');
  await see.text(panel('Environment Info'), 'BuildDevelopment');
  await see.text(panel('Environment Info'), location.origin);
  await see.accessible();
  await see.fits(320);
});
