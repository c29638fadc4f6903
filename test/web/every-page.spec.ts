import { expect, type Page, test } from '@playwright/test';
import { pageNames, pages } from '#contract/pages.ts';
import { complaintsOf } from './complaints.ts';
import { expectReadable, expectToFit } from './look.ts';
import { open } from './open.ts';
import { signInReader } from './people.ts';

const paths = [...pageNames.map((name) => pages[name].path), '/there-is-no-such-page', '/specimen'];

/** The ways back from Google and from a payment go on at once: `passages.test.tsx` and `payment.spec.ts` hold them still. */
const isStill = (path: string) =>
  !path.includes(':') && path !== pages['auth-callback'].path && path !== pages['payment-success'].path;

/** How far what stood on the page has been moved by what came later. */
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

for (const path of paths) {
  test(`${path} loads without a complaint, does not move, fits at 200 % zoom, and axe finds nothing in it`, async ({
    page,
  }) => {
    if (/usage|settings/.test(path)) await signInReader(page);
    const complaints = complaintsOf(page);
    await open(page, path);
    await page.keyboard.press('Tab');
    expect(await shiftOn(page)).toBeLessThan(0.01);
    expect(complaints).toEqual([]);

    if (isStill(path)) {
      await expect(page).toHaveURL(path);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      for (const question of await page.locator('summary').all()) await question.click();
      await page.mouse.move(0, 0);
      await expectReadable(page);
    }
    await page.setViewportSize({ width: 320, height: 400 });
    await expectToFit(page);
  });
}
