import { expect, type Page, test } from '@playwright/test';
import { notFoundPage, pages } from '#contract/pages.ts';
import { complaintsOf, expectTakenOver, expectToFit, open } from './look.ts';

const footer = (page: Page) => page.getByRole('contentinfo');
const scrolled = (page: Page) => page.evaluate(() => scrollY);

test('a link changes page, title and focus without reloading the document, and going back restores the position; the last link leads to the tool', async ({
  page,
}) => {
  await open(page, '/');
  await expect(page).toHaveTitle(pages.home.title);
  await page.keyboard.press('Tab');
  const skip = page.getByRole('link', { name: 'Skip to content' });
  await expect(skip).toBeFocused();
  await expect(skip).toBeInViewport();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('main')).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(page.getByRole('main').locator(':focus')).toBeAttached();

  await page.evaluate(() => document.body.setAttribute('data-kept', ''));
  // Disables the browser's own scroll restoration.
  await page.evaluate(() => (history.scrollRestoration = 'manual'));
  // Clicks before the browser fires its scroll event.
  const place = await footer(page)
    .getByRole('link', { name: 'Earn with us' })
    .evaluate((link: HTMLElement) => {
      scrollTo({ top: 700, behavior: 'instant' });
      link.click();
      return scrollY;
    });
  expect(place).toBe(700);
  await expect(page).toHaveURL(pages.earn.path);
  await expect(page.getByRole('heading', { level: 1, name: 'Earn with Us' })).toBeFocused();
  await expect(page).toHaveTitle(pages.earn.title);
  await expect(page.getByRole('status').filter({ hasText: pages.earn.title })).toBeAttached();
  await expect.poll(() => scrolled(page)).toBe(0);
  await page.goBack();
  await expect(page).toHaveTitle(pages.home.title);
  await expect.poll(() => scrolled(page)).toBe(place);

  await footer(page).getByRole('link', { name: 'What the scores mean' }).click();
  await expect(page).toHaveURL(pages.scores.path);
  await expect(page.getByRole('heading', { level: 1, name: 'What the scores mean' })).toBeFocused();
  await expectToFit(page);
  await footer(page).getByRole('link', { name: 'Questions' }).click();
  await expect(page).toHaveURL('/#faq');
  const heading = page.getByRole('heading', { name: 'Questions' });
  await expect(heading).toBeFocused();
  await expect(heading).toBeInViewport();

  await page.getByRole('link', { name: 'Try it on your text' }).click();
  const field = page.getByRole('textbox', { name: 'Your Text' });
  await expect(field).toBeFocused();
  await expect(field).toBeInViewport();
  await expect(page.locator('body')).toHaveAttribute('data-kept', '');
});

const linksOn = (page: Page) =>
  page.locator('a[href^="/"]').evaluateAll((all) => all.map((link) => link.getAttribute('href') ?? ''));

test('an unknown URL returns 404 with a page that links on, and all internal links of three pages work', async ({
  page,
  request,
}) => {
  await open(page, pages.earn.path);
  const links = await linksOn(page);
  const complaints = complaintsOf(page);
  const answer = await open(page, '/there-is-no-such-page');
  expect(answer?.status()).toBe(404);
  await expect(page).toHaveTitle(notFoundPage.title);
  await expect(page.getByRole('heading', { level: 1, name: 'Page Not Found' })).toBeVisible();
  links.push(...(await linksOn(page)));
  await page.getByRole('button', { name: 'Go Back' }).click();
  await expect(page).toHaveTitle(pages.earn.title);
  await page.goForward();
  await page.getByRole('link', { name: 'Go Home' }).click();
  await expect(page).toHaveTitle(pages.home.title);
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  links.push(...(await linksOn(page)));
  expect(complaints).toEqual([]);

  const answers = await Promise.all([...new Set(links)].map((link) => request.get(link)));
  expect(answers.filter((each) => each.status() !== 200).map((each) => each.url())).toEqual([]);
});

test('if a dialog’s script fails to load, the page keeps working; if a page’s does, it offers a reload; that and other errors are reported without message', async ({
  page,
}) => {
  await open(page, '/');
  const told = page.waitForResponse('**/api/faults');
  await page.route('**/assets/earn-page-*.js', (route) => route.abort());
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
  await page.unroute('**/assets/earn-page-*.js');
  await page.getByRole('button', { name: 'Reload the page' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Earn with Us' })).toBeVisible();
  await expectTakenOver(page);

  for (const source of ['error', 'rejection'] as const) {
    const heard = page.waitForRequest('**/api/faults');
    await page.evaluate((kind) => {
      const error = new TypeError('Ada wrote this');
      error.stack = `TypeError: Ada wrote this\n    at send (${location.origin}/assets/${kind}.js:1:234)`;
      if (kind === 'rejection') void Promise.reject(error);
      else reportError(error);
    }, source);
    const frames = [`/assets/${source}.js:1:234`];
    expect((await heard).postDataJSON()).toEqual({ source, name: 'TypeError', frames });
  }

  await page.route('**/assets/auth-dialog-*.js', (route) => route.abort());
  await page.getByRole('button', { name: 'Log in' }).click();
  await expect(page.getByRole('alert')).toContainText('This window did not load');
  await page.getByRole('contentinfo').getByRole('link', { name: 'Privacy' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Privacy' })).toBeVisible();
});
