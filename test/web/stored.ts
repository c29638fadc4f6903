import { expect, type Page } from '@playwright/test';
import { cookies, inBrowser } from '#content/legal/privacy.ts';

const told = [...cookies, ...inBrowser].flatMap(({ names }) => names);

/** A name that ends with a stroke stands for all that begin with it. */
const isTold = (name: string) =>
  told.some((known) => (known.endsWith('_') ? name.startsWith(known) : name === known));

/** By its kinds of storage, what the browser keeps of the site. */
async function storedIn(page: Page): Promise<Record<string, string[]>> {
  const kept = await page.evaluate(async () => ({
    localStorage: Object.keys(localStorage),
    sessionStorage: Object.keys(sessionStorage),
    databases: (await indexedDB.databases()).map(({ name = '' }) => name),
    // One for each build, with its version behind the name.
    caches: (await caches.keys()).map((name) => name.split(' ')[0] ?? name),
  }));
  // Over http, development's go by another name.
  const names = (await page.context().cookies()).map(({ name }) => name.replace(/^dev-plain-/, '__Host-'));
  return { ...kept, cookies: names };
}

/** Nothing is kept that the privacy page does not name; and `among` others this is. */
export async function expectStoredAsTold(page: Page, among: string[]): Promise<void> {
  const stored = await storedIn(page);
  for (const [place, names] of Object.entries(stored)) {
    expect(
      names.filter((name) => !isTold(name)),
      place,
    ).toEqual([]);
  }
  expect(Object.values(stored).flat()).toEqual(expect.arrayContaining(among));
}
