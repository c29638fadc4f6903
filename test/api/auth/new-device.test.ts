import { expect, test } from 'vitest';
import { minute, openApp, somebody } from './app.ts';

const app = openApp();
const subject = 'Your account was opened on a new device';
const letters = async (email: string) => (await app.mails(email)).filter((mail) => mail.subject === subject);

async function confirmed() {
  const email = somebody();
  const desk = app.visitor();
  await desk.register(email);
  await desk.post('/api/auth/verify-email', { token: await app.token(email) });
  app.pass(2 * minute);
  return { email, desk };
}

test('a sign-in in a new browser sends a mail that names it, and one in a known browser none', async () => {
  const { email, desk } = await confirmed();
  const phone = app.visitor({
    userAgent: 'Mozilla/5.0 (iPhone; CPU iPhone OS 19_0) CriOS/140.0',
    country: 'FR',
  });
  await phone.login(email);
  const [letter] = await letters(email);
  expect(letter!.text).toContain('Chrome on iPhone, France');
  expect(letter!.text).toContain('https://longhand.example/account-settings?tab=security');
  for (const known of [desk, phone]) {
    await known.post('/api/auth/logout');
    await known.login(email);
  }
  expect(await letters(email)).toHaveLength(1);
});

test('so does one by Google', async () => {
  const email = somebody();
  await app.visitor().google({ email });
  expect(await letters(email)).toEqual([]);
  app.pass(2 * minute);
  await app.visitor().google({ email });
  expect(await letters(email)).toHaveLength(1);
});

test('an address that nobody has confirmed hears nothing of it', async () => {
  const email = somebody();
  await app.visitor().register(email);
  app.pass(2 * minute);
  await app.visitor().login(email);
  expect(await letters(email)).toEqual([]);
});

test('a browser knows the five accounts that were opened in it last', async () => {
  const people = [];
  for (let number = 0; number < 6; number++) people.push((await confirmed()).email);
  const shared = app.visitor();
  for (const email of people) await shared.login(email);
  for (const email of people) expect(await letters(email)).toHaveLength(1);
  await shared.login(people[5]!);
  expect(await letters(people[5]!)).toHaveLength(1);
  await shared.login(people[0]!);
  expect(await letters(people[0]!)).toHaveLength(2);
});
