import { expect, type Page, test } from '@playwright/test';
import { bringFonts, complaintsOf, open } from './look.ts';
import { signInReader } from './people.ts';

/** Marks the elements that came with the document, and sums the layout shifts from the first paint on. */
const watch = (page: Page) =>
  page.addInitScript(() => {
    const seen = Object.assign(globalThis, { moved: 0 });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) seen.moved += 'value' in entry ? Number(entry.value) : 0;
    }).observe({ type: 'layout-shift', buffered: true });
    addEventListener('DOMContentLoaded', () => {
      const parts = document.querySelectorAll('main :is(section:not(.page-text), h2)');
      for (const part of parts) part.classList.add('of-document');
      document.documentElement.dataset.parts = String(parts.length);
    });
  });

const nextPicture = (page: Page) =>
  page.evaluate(() => new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn))));

const hasFonts = (page: Page) =>
  page.evaluate(() =>
    ['Newsreader Variable', 'Instrument Sans Variable'].every((face) =>
      document.fonts.check(`1rem "${face}"`),
    ),
  );

const moved = (page: Page) => page.evaluate(() => Number(Reflect.get(globalThis, 'moved')));

/** Expects that no element of the document was rendered again and that all are still there. */
async function expectTakenOver(page: Page) {
  const parts = Number(await page.locator('html').getAttribute('data-parts'));
  expect(parts).toBeGreaterThan(4);
  await expect(page.locator('main :is(section:not(.page-text), h2)')).toHaveCount(parts);
  await expect(page.locator('main .of-document')).toHaveCount(parts);
}

const isRunning = (page: Page, selector: string) =>
  page.waitForFunction(
    (place) => Object.keys(document.querySelector(place) ?? {}).some((key) => key.startsWith('__reactProps')),
    selector,
  );

test('the content below the tool stays while its script is loading, and if it fails to load', async ({
  page,
}) => {
  await page.addInitScript(() => localStorage.setItem('theme', 'dark'));
  await watch(page);
  const { promise: come, resolve: letCome } = Promise.withResolvers<void>();
  let asked = 0;
  await page.route('**/assets/tour-*.js', async (route) => {
    if (asked++ === 0) return route.abort();
    await come;
    return route.continue();
  });
  await open(page, '/');
  await expect(page.getByRole('banner').getByRole('button', { name: 'Log in' })).toBeVisible();
  await page.getByRole('button', { name: 'Theme' }).click();
  await page.getByRole('group', { name: 'Theme' }).getByRole('radio', { name: 'Light' }).check();
  await expect.poll(() => asked).toBe(1);
  await expectTakenOver(page);
  await page.getByText('How much is free?').click();

  await page.evaluate(() => dispatchEvent(new Event('online')));
  await expect.poll(() => asked).toBe(2);
  await expectTakenOver(page);
  letCome();
  await isRunning(page, '.tour');
  await expectTakenOver(page);
  await expect(page.getByText('words a month, up to')).toBeVisible();
});

for (const { who, corner, paths } of [
  { who: 'signed out', corner: '.button', paths: ['/', '/earn', '/scores'] },
  { who: 'signed in', corner: '.user-menu', paths: ['/', '/pricing'] },
]) {
  test(`rendered pages hydrate ${who} with no flicker, layout shift, error or warning`, async ({ page }) => {
    await bringFonts(page);
    if (who === 'signed in') {
      await signInReader(page);
      await open(page, '/earn');
      await expect(page.locator(corner)).toBeVisible();
    }
    await watch(page);
    const complaints = complaintsOf(page);
    for (const path of paths) {
      await open(page, path);
      await expect(page.getByRole('banner').locator(corner).first()).toBeVisible();
      await isRunning(page, 'main > :last-child');
      await expectTakenOver(page);
      await nextPicture(page);
      expect(await moved(page), path).toBe(0);
      expect(complaints, path).toEqual([]);
    }
  });
}

for (const [path, width] of [
  ['/', 1280],
  ['/scores', 1280],
  ['/blog', 390],
] as const) {
  test(`late fonts shift little of ${path} at ${width} px`, async ({ page }) => {
    await page.setViewportSize({ width, height: 800 });
    await watch(page);
    const { promise: come, resolve: letCome } = Promise.withResolvers<void>();
    let held = 0;
    await page.route('**/*.woff2', async (route) => {
      held++;
      await come;
      await route.continue();
    });
    await page.goto(path, { waitUntil: 'commit' });
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect.poll(() => held).toBe(2);
    await nextPicture(page);
    expect(await hasFonts(page)).toBe(false);
    letCome();
    await expect.poll(() => hasFonts(page)).toBe(true);
    await nextPicture(page);
    // Browsers rate layout shifts of 0.1 and more as a nuisance.
    expect(await moved(page)).toBeLessThan(0.1);
  });
}
