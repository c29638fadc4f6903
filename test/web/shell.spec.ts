import { expect, test } from '@playwright/test';
import { brand } from '#contract/brand.ts';
import { notFoundPage, pages } from '#contract/pages.ts';
import { complaintsOf } from './complaints.ts';
import { open } from './open.ts';

test('following a link moves the focus to the new heading, the title and the description', async ({
  page,
}) => {
  await open(page, '/');
  await expect(page).toHaveTitle(pages.home.title);
  await page.getByRole('contentinfo').getByRole('link', { name: 'Earn with us' }).click();
  await expect(page).toHaveURL(pages.earn.path);
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  await expect(page).toHaveTitle(pages.earn.title);
  await expect(page.getByRole('status').filter({ hasText: pages.earn.title })).toBeAttached();
  expect(await page.evaluate(() => scrollY)).toBe(0);
});

test('following a link does not load the document again', async ({ page }) => {
  await open(page, '/');
  await page.evaluate(() => document.body.setAttribute('data-kept', ''));
  await page.getByRole('contentinfo').getByRole('link', { name: 'Earn with us' }).click();
  await expect(page).toHaveTitle(pages.earn.title);
  await expect(page.locator('body')).toHaveAttribute('data-kept', '');
});

test('going back returns to where the reader was, also where the browser does not see to it', async ({
  page,
}) => {
  await open(page, '/');
  await page.evaluate(() => (history.scrollRestoration = 'manual'));
  await page.getByRole('contentinfo').scrollIntoViewIfNeeded();
  await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(500);
  const place = await page.evaluate(() => scrollY);
  await page.getByRole('contentinfo').getByRole('link', { name: 'Earn with us' }).click();
  await expect(page).toHaveTitle(pages.earn.title);
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(0);
  await page.goBack();
  await expect(page).toHaveTitle(pages.home.title);
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(place);
});

test('a link to the questions leads there from another page', async ({ page }) => {
  await open(page, pages.earn.path);
  await page.getByRole('contentinfo').getByRole('link', { name: 'Questions' }).click();
  await expect(page).toHaveURL('/#faq');
  const heading = page.getByRole('heading', { name: 'Questions' });
  await expect(heading).toBeFocused();
  await expect(heading).toBeInViewport();
});

test('the first Tab offers to skip to the content', async ({ page }) => {
  await open(page, '/');
  await page.keyboard.press('Tab');
  const skip = page.getByRole('link', { name: 'Skip to content' });
  await expect(skip).toBeFocused();
  await expect(skip).toBeInViewport();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('main')).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(page.getByRole('main').locator(':focus')).toBeAttached();
});

test('the page one is on is marked in the navigation', { tag: '@phone' }, async ({ page }, { project }) => {
  await open(page, pages.earn.path);
  if (project.name === 'phone') await page.getByRole('button', { name: 'Menu' }).click();
  const main = page.getByRole('navigation', { name: 'Main' });
  await expect(main.getByRole('link', { name: 'Earn with us' })).toHaveAttribute('aria-current', 'page');
  await expect(main.getByRole('link', { name: 'Home' })).not.toHaveAttribute('aria-current');
});

test(
  'the menu of a phone works by keyboard and closes on navigation',
  { tag: '@phone-only' },
  async ({ page }) => {
    await open(page, '/');
    const button = page.getByRole('button', { name: 'Menu' });
    const menu = page.getByRole('navigation', { name: 'Main' });
    await expect(menu).toBeHidden();
    await button.focus();
    await page.keyboard.press('Enter');
    // Whether somebody is signed in is known only after the server's answer.
    await expect(page.getByRole('button', { name: 'Log in' })).toBeVisible();
    for (const name of ['Log in', 'Try for free']) {
      await page.keyboard.press('Tab');
      await expect(page.getByRole('button', { name })).toBeFocused();
    }
    for (const name of ['Home', 'Pricing', 'Earn with us', 'Blog', 'Contact', 'Android', 'iOS']) {
      await page.keyboard.press('Tab');
      await expect(menu.getByRole('link', { name })).toBeFocused();
    }
    await page.keyboard.press('Escape');
    await expect(menu).toBeHidden();
    await expect(button).toBeFocused();
    await page.keyboard.press('Enter');
    await menu.getByRole('link', { name: 'Earn with us' }).press('Enter');
    await expect(page.getByRole('heading', { level: 1, name: 'Earn with Us' })).toBeFocused();
    await expect(menu).toBeHidden();
  },
);

test('the list of apps opens by keyboard and closes when the focus goes on', async ({ page }) => {
  await open(page, '/');
  const apps = page.getByRole('button', { name: 'Mobile Apps' });
  await apps.press('Enter');
  const android = page.getByRole('banner').getByRole('link', { name: 'Android' });
  await expect(android).toHaveAttribute('href', brand.androidApp);
  await page.keyboard.press('Tab');
  await expect(android).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(page.getByRole('banner').getByRole('link', { name: 'iOS' })).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(page.getByRole('button', { name: 'Theme' })).toBeFocused();
  await expect(android).toBeHidden();
});

test('every link inside the site leads somewhere', async ({ page, request }) => {
  for (const start of [pages.home.path, pages.earn.path, '/there-is-no-such-page']) {
    await open(page, start);
    const links = await page
      .locator('a[href^="/"]')
      .evaluateAll((all) => all.map((link) => link.getAttribute('href') ?? ''));
    for (const link of new Set(links)) expect((await request.get(link)).status(), link).toBe(200);
  }
});

test('an unknown address answers 404 with a page that leads on', async ({ page }) => {
  await open(page, pages.earn.path);
  const complaints = complaintsOf(page);
  const answer = await open(page, '/there-is-no-such-page');
  expect(answer?.status()).toBe(404);
  await expect(page).toHaveTitle(notFoundPage.title);
  await expect(page.getByRole('heading', { level: 1, name: 'Page Not Found' })).toBeVisible();
  await page.getByRole('button', { name: 'Go Back' }).click();
  await expect(page).toHaveTitle(pages.earn.title);
  await open(page, '/there-is-no-such-page');
  await page.getByRole('link', { name: 'Go Home' }).click();
  await expect(page).toHaveTitle(pages.home.title);
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  expect(complaints).toEqual([]);
});

test('when the script of a page does not come, a reload is offered, nothing is lost and the log hears of it', async ({
  page,
}) => {
  await open(page, '/');
  const told = page.waitForResponse('**/api/faults');
  await page.route('**/assets/page-*.js', (route) => route.abort());
  await page.getByRole('contentinfo').getByRole('link', { name: 'Earn with us' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'This page did not load' })).toBeFocused();
  await expect(page.getByRole('main')).toContainText('Nothing is lost');
  const answer = await told;
  expect(answer.status()).toBe(204);
  expect(answer.request().postDataJSON()).toEqual({
    source: 'render',
    name: 'PageDidNotLoad',
    frames: expect.arrayContaining([expect.stringMatching(/^\/assets\/index-[^/]+\.js:\d+:\d+$/)]),
  });
  await page.unroute('**/assets/page-*.js');
  await page.getByRole('button', { name: 'Reload the page' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Earn with Us' })).toBeVisible();
});

test('an error that nothing catches reaches the log, without its message', async ({ page }) => {
  await open(page, '/');
  for (const source of ['error', 'rejection'] as const) {
    const told = page.waitForRequest('**/api/faults');
    await page.evaluate((kind) => {
      const error = new TypeError('Ada wrote this');
      error.stack = `TypeError: Ada wrote this\n    at send (${location.origin}/assets/${kind}.js:1:234)`;
      if (kind === 'rejection') void Promise.reject(error);
      else {
        setTimeout(() => {
          throw error;
        });
      }
    }, source);
    const frames = [`/assets/${source}.js:1:234`];
    expect((await told).postDataJSON()).toEqual({ source, name: 'TypeError', frames });
  }
});
