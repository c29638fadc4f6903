import { expect, type Page, test } from '@playwright/test';
import { pages } from '#contract/pages.ts';
import { expectAccessible, expectStoredAsTold, expectToFit, open } from './look.ts';
import { show, written as resultField } from './humanizer-steps.ts';
import { register } from './people.ts';
import { serveTwoBuilds } from './two-builds.ts';

test.use({ serviceWorkers: 'allow' });

/** Waits until the service worker controls the page, with the whole site cached. */
async function kept(page: Page) {
  await page.waitForFunction(() => navigator.serviceWorker.controller?.state === 'activated');
}

/** Returns the cached paths, without scripts and styles, which are the same for all users and cached as they load. */
const keptAddresses = (page: Page) =>
  page.evaluate(async () => {
    const found: string[] = [];
    for (const name of await caches.keys()) {
      const cache = await caches.open(name);
      for (const { url } of await cache.keys()) found.push(new URL(url).pathname);
    }
    return found.filter((path) => !path.startsWith('/assets/')).toSorted();
  });

const written = 'We utilize a wide range of methods in order to facilitate growth.';
const longer = `${`${written} `.repeat(8)}We util\u200bize them daily.`;
const humanize = (page: Page, name = 'Humanize') => page.getByRole('button', { name, exact: true });

test('only the site is cached, no user data; offline it opens with draft, history and deep links, checks and cleans a text, and rewrites once online', async ({
  page,
  context,
}) => {
  await register(page);
  await open(page, '/');
  await kept(page);
  for (const path of ['/blog', '/account-settings', '/']) await open(page, path);
  await expect(page.getByText('0 / 500 words')).toBeVisible();
  expect((await keptAddresses(page)).filter((path) => /^\/(api|blog|account)/.test(path))).toEqual([]);

  await page.getByLabel('Your Text').fill(written);
  await humanize(page).click();
  const result = page.getByRole('region', { name: 'Humanized Result' });
  await expect(result).toContainText(/\d+ changes?/);
  await page.getByLabel('Your Text').fill(longer);
  await context.setOffline(true);
  for (const { path, heading } of [
    { path: pages.scores.path, heading: 'What the scores mean' },
    { path: pages['secret-payment-urls'].path, heading: 'Secret Payment URLs' },
    { path: '/there-is-no-such-page', heading: 'Page Not Found' },
  ]) {
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1, name: heading })).toBeVisible();
  }

  await open(page, '/');
  await expect(page.getByLabel('Your Text')).toHaveValue(longer);
  await expect(page.getByText('Everything except rewriting works')).toBeVisible();
  await expectToFit(page);
  await page.getByRole('tab', { name: 'History' }).click();
  await expect(page.getByRole('region', { name: 'History' }).getByRole('listitem')).toHaveCount(1);
  await page.getByRole('button', { name: 'Check for AI' }).click();
  await expect(page.getByRole('heading', { name: 'AI Detection Results' })).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Sentence lengths' })).toBeVisible();

  await humanize(page).click();
  await expect(humanize(page, 'Waiting for the network...')).toBeVisible();
  await expect(result).toContainText('Cleaned on your device: 1 change. You’re offline. Rewriting starts');
  await page.getByRole('button', { name: 'Close the check' }).click();
  await result.getByRole('button', { name: 'zero-width space' }).click();
  await expect(page.getByText('An invisible character that pasting left behind.')).toBeVisible();
  await expectAccessible(page);
  await expectStoredAsTold(page, ['build', 'tab_draft', 'history']);
  await context.setOffline(false);
  await show(page, 'Clean');
  await expect(resultField(page)).toHaveValue(/methods to facilitate/);
  await expect(humanize(page)).toBeVisible();
});

test('an open page is offered a new build and keeps using its own files until the user reloads', async ({
  page,
}) => {
  // The browser caches the whole site twice, which takes most of the usual timeout on a busy machine.
  test.slow();
  const site = await serveTwoBuilds();
  await open(page, site.origin);
  await kept(page);
  await page.getByLabel('Your Text').fill('What Ada is writing.');
  site.release();
  await page.evaluate(async () => (await navigator.serviceWorker.ready).update());
  const notice = page.getByRole('region', { name: 'Update' });
  await expect(notice).toContainText('A new version of Longhand is ready', { timeout: 30_000 });
  await expectAccessible(page);

  // The server has only the new build, but this page still gets the files of the old one.
  await page.getByRole('contentinfo').getByRole('link', { name: 'Earn with us' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Earn with Us' })).toBeVisible();
  await page.goBack();
  await expect(page.getByLabel('Your Text')).toHaveValue('What Ada is writing.');

  await notice.getByRole('button', { name: 'Reload Now' }).click();
  await expect(page.locator('script[type="module"]')).toHaveAttribute('src', site.newStart);
  await expect(page.getByLabel('Your Text')).toHaveValue('What Ada is writing.');
  await expect(notice).toHaveCount(0);

  // The page that opens offline is from the new build too, and complete.
  site.stop();
  await page.reload();
  await expect(page.locator('script[type="module"]')).toHaveAttribute('src', site.newStart);
  await expect(page.getByLabel('Your Text')).toHaveValue('What Ada is writing.');
});
