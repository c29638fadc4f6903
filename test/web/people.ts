import { type Cookie, expect, type Page } from '@playwright/test';
import { fromNewNetwork, type Person, somebody } from '../server/people.ts';

async function demandOk(answer: { ok: () => boolean; status: () => number; text: () => Promise<string> }) {
  if (!answer.ok()) throw new Error(`${answer.status()}: ${await answer.text()}`);
}

/** Registers an account through the API, which also signs the browser in. */
export async function register(page: Page, person = somebody()): Promise<Person> {
  const { email, password, name } = person;
  await demandOk(
    await page.request.post('/api/auth/register', {
      data: { email, password, full_name: name },
      headers: fromNewNetwork(),
    }),
  );
  return person;
}

let reader: { person: Person; cookies: Cookie[] } | undefined;

/** Signs in a user whose account no test changes; registered once per worker, since hashing a password is slow. */
export async function signInReader(page: Page): Promise<Person> {
  if (reader === undefined) {
    reader = { person: await register(page), cookies: await page.context().cookies() };
  } else await page.context().addCookies(reader.cookies);
  return reader.person;
}

export async function signIn(page: Page, { email, password }: Person): Promise<void> {
  await demandOk(await page.request.post('/api/auth/login', { data: { email, password } }));
}

/** Chooses an account with this name and email address on the simulated Google page. */
export async function chooseGoogleAccount(
  page: Page,
  { name, email }: Pick<Person, 'name' | 'email'>,
): Promise<void> {
  await expect(page.getByRole('heading', { name: 'Choose an account' })).toBeVisible();
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Name').fill(name);
  await page.getByRole('button', { name: 'Continue' }).click();
}
