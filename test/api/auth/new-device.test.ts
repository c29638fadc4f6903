import { expect, test } from 'vitest';
import { minute, openApp } from './app.ts';

const app = openApp();
const letters = async (email: string) =>
  (await app.mails(email)).filter(({ subject }) => subject === 'Your account was opened on a new device');

async function confirmed() {
  const desktop = await app.confirmedPerson();
  app.pass(2 * minute);
  return desktop;
}

test('a sign-in in a new browser sends an email that names the browser, and one in a known browser does not', async () => {
  const desktop = await confirmed();
  const { email } = desktop;
  const phone = app.visitor({
    userAgent: 'Mozilla/5.0 (iPhone; CPU iPhone OS 19_0) CriOS/140.0',
    country: 'FR',
  });
  await phone.login(email);
  const [letter] = await letters(email);
  expect(letter!.text).toContain('Chrome on iPhone, France');
  expect(letter!.text).toContain('https://longhand.example/account-settings?tab=security');
  for (const known of [desktop, phone]) {
    await known.post('/api/auth/logout');
    await known.login(email);
  }
  expect(await letters(email)).toHaveLength(1);
});

test('a Google sign-in in a new browser sends the email too; an unconfirmed address gets none', async () => {
  const [{ email }, unconfirmed] = [await app.googlePerson(), await app.person()];
  expect(await letters(email)).toEqual([]);
  app.pass(2 * minute);
  await app.visitor().google({ email });
  await app.visitor().login(unconfirmed.email);
  expect(await letters(email)).toHaveLength(1);
  expect(await letters(unconfirmed.email)).toEqual([]);
});

test('a browser remembers the last five accounts that signed in there', async () => {
  const people: string[] = [];
  for (let number = 0; number < 6; number++) people.push((await confirmed()).email);
  const shared = app.visitor();
  for (const email of [...people, people[5]!, people[0]!]) await shared.login(email);
  const sent = await Promise.all(people.map(async (email) => (await letters(email)).length));
  expect(sent).toEqual([2, 1, 1, 1, 1, 1]);
});
