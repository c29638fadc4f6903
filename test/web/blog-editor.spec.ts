import { expect, type Page, test } from '@playwright/test';
import { card, hint, signInAsAdmin, textbox, tool } from './admin-steps.ts';
import { expectAccessible, expectToFit } from './look.ts';

const png =
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==';

/** Types a line, selects it, applies a tool to it and continues on a new line without formatting. */
async function typeWith(page: Page, words: string, use: () => Promise<unknown>) {
  await page.keyboard.type(words);
  await page.keyboard.press('Shift+Home');
  await use();
  await textbox(page).press('End');
  await page.keyboard.press('Enter');
  await tool(page, 'Clear formatting').click();
}

test('an admin writes a post with the formatting tools, saves it as a draft, publishes, edits and deletes it, and signs out', async ({
  page,
  browser,
  baseURL,
}) => {
  test.slow();
  const title = `A day ${crypto.randomUUID()}`;
  await signInAsAdmin(page, '/blog');
  await expect(page.getByRole('heading', { level: 1, name: 'Blog (Admin)' })).toBeVisible();
  await page.getByRole('button', { name: 'Add Post' }).click();
  await expect(page.getByRole('heading', { name: 'Create New Post' })).toBeFocused();
  const create = page.getByRole('button', { name: 'Create Post' });
  await page.getByLabel('Title').fill(title);
  await expect(create).toBeDisabled();
  await textbox(page).click();
  await typeWith(page, 'A heading', () => page.getByLabel('Heading').selectOption('2'));
  await page.getByLabel('Heading').selectOption('');
  await typeWith(page, 'Marked words', async () => {
    for (const mark of ['Bold', 'Italic', 'Underline', 'Strike']) await tool(page, mark).click();
  });
  await typeWith(page, 'Huge words', () => page.getByLabel('Size').selectOption('huge'));
  await typeWith(page, 'In the middle', () => page.getByLabel('Alignment').selectOption('center'));
  for (const ground of ['Text colour', 'Background colour']) {
    await typeWith(page, `${ground} red`, async () => {
      await page.getByRole('button', { name: ground }).click();
      await page.getByRole('button', { name: 'red', exact: true }).locator('visible=true').click();
    });
  }
  for (const block of ['Blockquote', 'Code block']) {
    await typeWith(page, `In a ${block}`, () => tool(page, block).click());
  }
  await page.keyboard.type('First');
  await tool(page, 'Ordered list').click();
  await page.keyboard.press('Enter');
  await page.keyboard.type('Deeper');
  await tool(page, 'Indent').click();
  await page.keyboard.press('Enter');
  await page.keyboard.type('Up again');
  await tool(page, 'Outdent').click();
  await page.keyboard.press('Enter');
  await tool(page, 'Bullet list').click();
  await page.keyboard.type('A point');
  await page.keyboard.press('Enter');
  await tool(page, 'Bullet list').click();
  await tool(page, 'Link').click();
  await page.getByLabel('Address').fill('example.org/page');
  await page.getByLabel('Link text').fill('a link');
  await page.getByRole('button', { name: 'Insert' }).click();
  await tool(page, 'Image').click();
  await page
    .getByLabel('Image file')
    .setInputFiles({ name: 'dot.png', mimeType: 'image/png', buffer: Buffer.from(png, 'base64') });
  await page.getByLabel('Description for people who can’t see it').fill('A dot');
  await page.getByRole('button', { name: 'Insert' }).click();
  await expect(textbox(page).getByRole('img', { name: 'A dot' })).toBeAttached();
  await page.route('https://www.youtube-nocookie.com/**', (route) => route.fulfill({ body: 'A video' }));
  await tool(page, 'Video').click();
  await page.getByLabel('Address').fill('https://example.org/film');
  await page.getByRole('button', { name: 'Insert' }).click();
  await expect(page.getByRole('dialog').getByRole('alert')).toContainText('YouTube or Vimeo');
  await page.getByLabel('Address').fill('https://youtu.be/dQw4w9WgXcQ');
  await page.getByRole('button', { name: 'Insert' }).click();
  await page.getByLabel('Tags (comma separated)').fill('Plain words, , Prose');
  await expectAccessible(page);
  await expectToFit(page);
  await create.click();
  await expect(page.getByRole('heading', { name: 'Create New Post' })).toHaveCount(0);
  await expect(card(page, title).getByText('Draft')).toBeVisible();

  const context = await browser.newContext({ javaScriptEnabled: false, ...(baseURL && { baseURL }) });
  const reader = await context.newPage();
  const slug = title.toLowerCase().replaceAll(' ', '-');
  expect((await reader.goto(`/blog/${slug}`))?.status()).toBe(404);
  await expect(reader.getByRole('heading', { name: 'Blog Post Not Found' })).toBeVisible();

  await page.getByRole('button', { name: `Edit: ${title}` }).click();
  await expect(page.getByRole('heading', { name: 'Edit Post' })).toBeVisible();
  await expect(textbox(page)).toContainText('Deeper');
  await page.getByLabel('Publish immediately').check();
  await page.getByRole('button', { name: 'Update Post' }).click();
  await expect(card(page, title).getByText('Draft')).toHaveCount(0);

  const anew = `/blog/${slug}?now`;
  expect((await reader.goto(anew))?.status()).toBe(200);
  const content = await reader.locator('.post-content').innerHTML();
  for (const html of [
    '<h2>A heading</h2>',
    '<strong>',
    '<em>',
    '<u>',
    '<s>',
    'class="ql-size-huge"',
    'class="ql-align-center"',
    'class="ql-color-e60000"',
    'class="ql-bg-e60000"',
    '<blockquote>In a Blockquote</blockquote>',
    'class="ql-code-block"',
    '<ol><li>First<ol><li>Deeper</li></ol></li><li>Up again</li></ol><ul><li>A point</li></ul>',
    'href="https://example.org/page"',
    'alt="A dot"',
    'src="https://www.youtube-nocookie.com/embed/dQw4w9WgXcQ"',
  ]) {
    expect(content).toContain(html);
  }
  await context.close();

  await page.getByRole('button', { name: `Delete: ${title}` }).click();
  await expect(page.getByText('Are you sure you want to delete this blog post?')).toBeVisible();
  await page.getByRole('dialog').getByRole('button', { name: 'Delete', exact: true }).click();
  await expect(card(page, title)).toHaveCount(0);
  await page.getByRole('button', { name: 'Logout' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Blog', exact: true })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Add Post' })).toHaveCount(0);
  expect(await hint(page)).toBeNull();
});

test('an unsaved post survives a reload, and leaving it asks for confirmation', async ({ page }) => {
  await signInAsAdmin(page, '/blog');
  await page.getByRole('button', { name: 'Add Post' }).click();
  await textbox(page).click();
  await page.keyboard.type('Never saved');
  await page.getByLabel('Title').fill('Half a thought');
  for (const leave of [() => page.getByRole('link', { name: 'Back to home' }).click(), () => page.goBack()]) {
    await leave();
    await page.getByRole('button', { name: 'Keep writing' }).click();
    await expect(page).toHaveURL('/blog');
  }
  const asked = page.waitForEvent('dialog');
  const reloaded = page.reload();
  const dialog = await asked;
  expect(dialog.type()).toBe('beforeunload');
  await dialog.accept();
  await reloaded;
  await expect(page.getByText('You have an unsaved draft: Half a thought')).toBeVisible();
  await page.getByRole('button', { name: 'Continue writing' }).click();
  await expect(page.getByLabel('Title')).toHaveValue('Half a thought');
  await expect(textbox(page)).toContainText('Never saved');
  await page.getByRole('button', { name: 'Discard it' }).click();
  await page.getByRole('link', { name: 'Back to home' }).click();
  await expect(page).toHaveURL('/');
});
