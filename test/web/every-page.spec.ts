import { expect, type Page, test } from '@playwright/test';
import { developmentPaths, pageNames, pages } from '#contract/pages.ts';
import { bringFonts, complaintsOf, expectReadable, open } from './look.ts';
import { signInReader } from './people.ts';

const ofDevelopment: string[] = developmentPaths.filter((path) => path !== '/mock-payment');

const paths = [
  ...pageNames.map((name) => pages[name].path),
  ...ofDevelopment,
  '/there-is-no-such-page',
  '/file-trial',
];

const isForMembers = (path: string) => /usage|settings/.test(path);

/** Groups of paths; each is visited in one browser window, the members' paths by a signed-in user. */
const walks = [
  ...Map.groupBy(paths, (path) => (isForMembers(path) ? 'members' : paths.indexOf(path) % 2)).values(),
];

/** False for the return pages of Google and payments, which redirect; see `passages.test.tsx` and `payment-return.test.tsx`. */
const isStill = (path: string) =>
  !path.includes(':') && path !== pages['auth-callback'].path && path !== pages['payment-success'].path;

/** Returns the sum of the layout shifts on the page so far. */
const shiftOn = (page: Page) =>
  page.evaluate(async () => {
    const entries: PerformanceEntry[] = [];
    const observer = new PerformanceObserver((list) => void entries.push(...list.getEntries()));
    observer.observe({ type: 'layout-shift', buffered: true });
    await document.fonts.ready;
    for (let frame = 0; frame < 2; frame++) await new Promise(requestAnimationFrame);
    entries.push(...observer.takeRecords());
    return entries.reduce((sum, entry) => sum + ('value' in entry ? Number(entry.value) : 0), 0);
  });

async function lookAt(page: Page, path: string, complaints: string[]) {
  await page.setViewportSize({ width: 1280, height: 800 });
  await open(page, path);
  await page.keyboard.press('Tab');
  const ships = !ofDevelopment.includes(path);
  // The documents of development do not preload fonts.
  if (ships) expect(await shiftOn(page)).toBeLessThan(0.01);
  if (isStill(path)) {
    await expect(page).toHaveURL(path);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  }
  // The development pages are checked in `development.test.tsx`.
  if (isStill(path) && ships) {
    for (const question of await page.locator('summary').all()) await question.click();
    await page.mouse.move(0, 0);
    await expectReadable(page);
  }
  await page.setViewportSize({ width: 320, height: 400 });
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320);
  expect(complaints).toEqual([]);
}

for (const walk of walks) {
  test(`${walk.join(', ')}: each loads without errors or warnings and fits a width of 320 px; released pages do not shift, and pass axe unless they redirect`, async ({
    page,
  }) => {
    test.setTimeout(walk.length * 15_000);
    if (walk.some(isForMembers)) await signInReader(page);
    await bringFonts(page);
    const complaints = complaintsOf(page);
    for (const path of walk) {
      await lookAt(page, path, complaints).catch((error: unknown) => {
        throw new Error(`On ${path}`, { cause: error });
      });
    }
  });
}
