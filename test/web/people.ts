import type { Cookie, Page } from '@playwright/test';

export type Person = { email: string; password: string; name: string };

export const newPerson = (): Person => ({
  email: `ada.${crypto.randomUUID()}@example.org`,
  password: 'a long sentence',
  name: 'Ada Lovelace',
});

async function demandOk(answer: { ok: () => boolean; status: () => number; text: () => Promise<string> }) {
  if (!answer.ok()) throw new Error(`${answer.status()}: ${await answer.text()}`);
}

/** Registers somebody nobody else is, and signs them in in this page's browser. */
export async function signUp(page: Page): Promise<Person> {
  const person = newPerson();
  const { email, password, name } = person;
  await demandOk(
    await page.request.post('/api/auth/register', { data: { email, password, full_name: name } }),
  );
  return person;
}

let reader: { person: Person; cookies: Cookie[] } | undefined;

/** Signs in somebody whose account no test changes: registered once by each worker, since a password's hash takes its time. */
export async function signInReader(page: Page): Promise<Person> {
  if (reader === undefined) {
    reader = { person: await signUp(page), cookies: await page.context().cookies() };
  } else await page.context().addCookies(reader.cookies);
  return reader.person;
}

export async function signIn(page: Page, { email, password }: Person): Promise<void> {
  await demandOk(await page.request.post('/api/auth/login', { data: { email, password } }));
}

/** What the simulated Google asks, from its page until it sends the person back. */
export async function chooseAtGoogle(page: Page, { email, name }: Person): Promise<void> {
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Name').fill(name);
  await page.getByRole('button', { name: 'Continue' }).click();
}

export async function signUpWithGoogle(page: Page): Promise<Person> {
  const person = newPerson();
  await page.goto('/api/auth/google');
  await chooseAtGoogle(page, person);
  await page.waitForURL('/');
  return person;
}
