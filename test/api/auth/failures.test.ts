import { env } from 'cloudflare:workers';
import { expect, test, vi } from 'vitest';
import { atEveryFailure, unreliable } from '../d1.ts';
import { provider, round } from '../mail/outbox.ts';
import { minute, openApp, somebody } from './app.ts';

const d1 = unreliable();
const mails = provider();
const dependencies = { mailer: mails.mailer, wait: async () => {} };
const app = openApp({ env: { DB: d1.DB }, dependencies });

// Silences the log of the failures that these tests cause.
vi.spyOn(console, 'error').mockReturnValue();

/** Returns the mails to this address, including those that the cron job sends in the next minutes. */
async function mailsTo(email: string) {
  app.pass(10 * minute);
  await round(app.now(), mails.mailer);
  return mails.to(email);
}

const tokenIn = (text: string) => /token=([\w-]+)/.exec(text)?.[1];
const tokenTo = async (email: string) => tokenIn((await mailsTo(email)).at(-1)!.text);

/** Repeats a failed call once, which must then succeed. */
async function twice(call: () => Promise<{ status: number }>, wanted = 200) {
  if ((await call()).status !== wanted) expect((await call()).status).toBe(wanted);
}

test('if the database fails at any step, a registration leads, after one retry at most, to one signed-in account and one email with a valid link', async () => {
  const trips = await atEveryFailure(d1, async () => {
    const [email, browser] = [somebody(), app.visitor()];
    return {
      story: () => twice(() => browser.register(email), 201),
      async check() {
        expect((await browser.account()).user.email).toBe(email);
        const sent = await mailsTo(email);
        expect(sent.map(({ subject }) => subject)).toEqual(['Confirm your email address']);
        const token = tokenIn(sent[0]!.text);
        expect((await app.visitor().post('/api/auth/verify-email', { token })).status).toBe(200);
        const counted = env.DB.prepare('SELECT count(*) AS accounts FROM users WHERE email = ?').bind(email);
        expect(await counted.first('accounts')).toBe(1);
      },
    };
  });
  expect(trips).toBeGreaterThanOrEqual(5);
});

test('if the database fails at any step, a reset request still gets its usual response, and its email arrives with one token', async () => {
  await atEveryFailure(d1, async () => {
    const { email } = await app.person();
    return {
      async story() {
        expect((await app.visitor().post('/api/auth/forgot-password', { email })).status).toBe(200);
      },
      async check() {
        const sent = (await mailsTo(email)).filter(({ subject }) => subject === 'Reset your password');
        expect(new Set(sent.map(({ text }) => tokenIn(text))).size).toBe(1);
      },
    };
  });
});

test('if the database fails at any step, a new password is set after one retry at most', async () => {
  await atEveryFailure(d1, async () => {
    const { email } = await app.person();
    await app.visitor().post('/api/auth/forgot-password', { email });
    const token = (await tokenTo(email))!;
    return {
      story: () => twice(() => app.reset(token)),
      async check() {
        expect((await app.visitor().login(email, { password: 'a new horse' })).status).toBe(200);
        const subjects = (await mailsTo(email)).map(({ subject }) => subject);
        expect(subjects).toContain('Your password was changed');
      },
    };
  });
});

test('if the database fails at any step, an address is confirmed after one retry at most', async () => {
  await atEveryFailure(d1, async () => {
    const ada = await app.person();
    const token = await tokenTo(ada.email);
    return {
      story: () => twice(() => ada.post('/api/auth/verify-email', { token })),
      check: async () => expect((await ada.account()).user.email_verified).toBe(true),
    };
  });
});
