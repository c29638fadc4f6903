import { env } from 'cloudflare:workers';
import { expect, test, vi } from 'vitest';
import { type Moment, unreliable } from '../d1.ts';
import { provider, round } from '../mail/outbox.ts';
import { minute, openApp, somebody } from './app.ts';

const d1 = unreliable();
const mails = provider();
const dependencies = { mailer: mails.mailer, wait: async () => {} };
const app = openApp({ env: { DB: d1.DB }, dependencies });

// Each failure is one that we cause, and the log says so at length.
vi.spyOn(console, 'error').mockReturnValue();

const moments: Moment[] = ['before', 'after'];

/** Runs a story once to count the trips to the database, then once for each trip and moment at which it can fail. */
async function everyFailure<Person>(
  prepare: () => Promise<Person>,
  story: (person: Person) => Promise<unknown>,
  check: (person: Person) => Promise<void>,
): Promise<number> {
  const undisturbed = await prepare();
  const trips = await d1.trips(() => story(undisturbed));
  await check(undisturbed);
  for (let trip = 1; trip <= trips; trip++) {
    for (const moment of moments) {
      const person = await prepare();
      await d1.trips(() => story(person), { trip, moment });
      await check(person);
    }
  }
  return trips;
}

/** What the cron of the next minutes still sends. */
async function mailsTo(email: string) {
  app.pass(10 * minute);
  await round(app.now(), mails.mailer);
  return mails.to(email);
}

const tokenIn = (text: string) => /token=([\w-]+)/.exec(text)?.[1];

test('a registration whose database fails at any step ends, at the second try at the latest, in one account, signed in, with one mail whose link works', async () => {
  const trips = await everyFailure(
    async () => ({ email: somebody(), browser: app.visitor() }),
    async ({ email, browser }) => {
      if ((await browser.register(email)).status !== 201) {
        expect((await browser.register(email)).status).toBe(201);
      }
    },
    async ({ email, browser }) => {
      expect((await browser.account()).user.email).toBe(email);
      const sent = await mailsTo(email);
      expect(sent.map(({ subject }) => subject)).toEqual(['Confirm your email address']);
      const token = tokenIn(sent[0]!.text);
      expect((await app.visitor().post('/api/auth/verify-email', { token })).status).toBe(200);
      const counted = env.DB.prepare('SELECT count(*) AS accounts FROM users WHERE email = ?').bind(email);
      expect(await counted.first('accounts')).toBe(1);
    },
  );
  expect(trips).toBeGreaterThanOrEqual(5);
});

test('a forgotten password whose database fails at any step is answered alike, and its mail comes, once', async () => {
  await everyFailure(
    async () => {
      const email = somebody();
      await app.visitor().register(email);
      return { email };
    },
    async ({ email }) => {
      const answer = await app.visitor().post('/api/auth/forgot-password', { email });
      expect(answer.status).toBe(200);
    },
    async ({ email }) => {
      const sent = (await mailsTo(email)).filter(({ subject }) => subject === 'Reset your password');
      expect(new Set(sent.map(({ text }) => tokenIn(text))).size).toBe(1);
    },
  );
});

test('a new password whose database fails at any step is set, at the second try at the latest', async () => {
  await everyFailure(
    async () => {
      const email = somebody();
      await app.visitor().register(email);
      await app.visitor().post('/api/auth/forgot-password', { email });
      return { email, token: tokenIn((await mailsTo(email)).at(-1)!.text) };
    },
    async ({ token }) => {
      const reset = () => app.visitor().post('/api/auth/reset-password', { token, password: 'a new horse' });
      if ((await reset()).status !== 200) expect((await reset()).status).toBe(200);
    },
    async ({ email }) => {
      expect((await app.visitor().login(email, { password: 'a new horse' })).status).toBe(200);
      const subjects = (await mailsTo(email)).map(({ subject }) => subject);
      expect(subjects).toContain('Your password was changed');
    },
  );
});

test('an address whose confirmation fails at any step is confirmed, at the second try at the latest', async () => {
  await everyFailure(
    async () => {
      const email = somebody();
      const browser = app.visitor();
      await browser.register(email);
      return { browser, token: tokenIn((await mailsTo(email))[0]!.text) };
    },
    async ({ browser, token }) => {
      const verify = () => browser.post('/api/auth/verify-email', { token });
      if ((await verify()).status !== 200) expect((await verify()).status).toBe(200);
    },
    async ({ browser }) => expect((await browser.account()).user.email_verified).toBe(true),
  );
});
