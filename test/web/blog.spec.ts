import { expect, test } from '@playwright/test';
import { sanitise } from '#blog/sanitise.ts';
import { hostileIn } from '../blog/hostile.ts';
import { vectors } from '../blog/vectors.ts';
import { enterAsAdmin, writePost } from './admin-steps.ts';
import { complaintsOf, expectAccessible, expectToFit, open } from './look.ts';

test('a post renders from its document, hydrates without errors and links to its tag', async ({ page }) => {
  await enterAsAdmin(page);
  const tag = `Tag ${crypto.randomUUID()}`;
  const post = await writePost(page, {
    content: '<h2>Part</h2><p>Some <strong>words</strong> <span class="ql-color-ffff00">in yellow</span></p>',
    excerpt: 'What it is about',
    tags: [tag],
  });
  await page.request.post('/api/auth/admin/logout');
  const complaints = complaintsOf(page);
  const calls: string[] = [];
  page.on('request', (request) => calls.push(request.url()));
  await page.addInitScript(() => {
    const titles = new Set<string>();
    new MutationObserver(() => titles.add(document.title)).observe(document, {
      childList: true,
      subtree: true,
    });
    Object.assign(globalThis, { titles });
  });
  await open(page, `/blog/${post.slug}`);
  await expect(page.getByRole('button', { name: 'Share' })).toBeVisible();
  const titles: string[] = await page.evaluate(() => [...Reflect.get(globalThis, 'titles')]);
  expect(titles.filter((title) => title !== '')).toEqual([`${post.title} · Longhand`]);
  expect(calls.filter((url) => url.includes('/api/blog'))).toEqual([]);
  expect(calls.filter((url) => /post-editor|sanitise/.test(url))).toEqual([]);
  await expectAccessible(page);
  await expectToFit(page);
  await page.getByRole('link', { name: tag }).click();
  await expect(page.getByText(`Posts about “${tag}”`)).toBeVisible();
  await page.getByRole('link', { name: post.title }).click();
  await expect(page.getByRole('heading', { level: 1, name: post.title })).toBeVisible();
  await expect(page).toHaveTitle(`${post.title} · Longhand`);
  expect(complaints).toEqual([]);
});

const expected = (sentence: string) => vectors.filter(({ keeps }) => keeps.includes(sentence)).length;

test.describe('with the Content Security Policy bypassed', () => {
  test.use({ bypassCSP: true });

  test('malicious HTML in a post runs no code, and its harmless text is kept', async ({ page }) => {
    const ran: unknown[] = [];
    await page.exposeFunction('ran', (what: unknown) => ran.push(what));
    page.on('dialog', (dialog) => {
      ran.push(dialog.message());
      void dialog.dismiss();
    });
    await enterAsAdmin(page);
    // Each vector is sanitised separately, since some swallow the markup after them; the results then share one page.
    const content = vectors.map(({ html }) => sanitise(html)).join('');
    const post = await writePost(page, { content });
    expect(post.content).toBe(content);
    // Checked before the page is opened, since a vector that got through might hang it.
    expect(await page.evaluate(hostileIn, content)).toEqual([]);

    await open(page, `/blog/${post.slug}`);
    const shown = page.locator('.post-content');
    const text = await shown.innerText();
    for (const sentence of new Set(vectors.flatMap(({ keeps }) => keeps))) {
      expect(text.split(sentence).length - 1, sentence).toBeGreaterThanOrEqual(expected(sentence));
    }
    await shown.evaluate((element) => {
      for (const each of element.querySelectorAll('*')) {
        for (const kind of ['mouseover', 'focus', 'error', 'load', 'toggle']) {
          each.dispatchEvent(new Event(kind));
        }
      }
    });
    expect(await page.evaluate(hostileIn, await shown.innerHTML())).toEqual([]);
    expect(ran).toEqual([]);
    expect((await page.request.delete(`/api/blog/posts/${post.id}`)).status()).toBe(204);
  });
});
