import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import type { Post, PostSummary } from '#contract/blog.ts';
import { limits } from '#contract/limits.ts';
import { rememberAdmin } from '../../web/src/admin/admin.ts';
import { htmlToMarkdown } from '../../web/src/editor/markdown/html-to-markdown.ts';
import { markdownToHtml } from '../../web/src/editor/markdown/markdown-to-html.ts';
import { open } from './open.tsx';
import { button, expectNone, expectVisible, field, text } from './see.ts';
import { failure, json } from './server.ts';

const write = 'POST /api/blog/posts';

const summaryOf = (title: string): PostSummary => ({
  id: title,
  slug: title.toLowerCase(),
  title,
  excerpt: 'About it',
  excerpt_written: true,
  author: 'Admin',
  created_at: '2026-11-01T10:00:00.000Z',
  updated_at: '2026-11-02T10:00:00.000Z',
  published: true,
  tags: [],
  image_url: null,
  reading_minutes: 1,
});

const postOf = (title: string): Post => ({ ...summaryOf(title), content: `<p>On ${title}</p>` });

async function openBlog(...titles: string[]) {
  rememberAdmin();
  return open('/blog', {
    answers: {
      'GET /api/blog/posts': json({ posts: titles.map(summaryOf), next: null }),
      ...Object.fromEntries(
        titles.map((title) => [
          `GET /api/blog/posts/${title.toLowerCase()}`,
          json({ post: postOf(title), older: null, newer: null }),
        ]),
      ),
    },
  });
}

const content = page.getByRole('textbox', { name: 'Content' });
const html = () => content.element().innerHTML;
const tool = (name: string) =>
  page.getByRole('toolbar', { name: 'Formatting' }).getByRole('button', { name, exact: true });

async function startPost() {
  const server = await openBlog();
  await button('Add Post').click();
  await content.click();
  return server;
}

/** A picture of noise, which no format makes much smaller. */
async function noise(name: string, width: number, height: number): Promise<File> {
  const canvas = new OffscreenCanvas(width, height);
  const context = canvas.getContext('2d')!;
  const image = context.createImageData(width, height);
  for (let at = 0; at < image.data.length; at += 65_536) {
    crypto.getRandomValues(image.data.subarray(at, at + 65_536));
  }
  for (let at = 3; at < image.data.length; at += 4) image.data[at] = 255;
  context.putImageData(image, 0, 0);
  return new File([await canvas.convertToBlob()], name, { type: 'image/png' });
}

function bring(how: 'paste' | 'drop', ...files: File[]) {
  const data = new DataTransfer();
  for (const file of files) data.items.add(file);
  const { x, y } = content.element().getBoundingClientRect();
  const [pasted, dropped] = [
    { clipboardData: data, bubbles: true, cancelable: true },
    { dataTransfer: data, bubbles: true, cancelable: true, clientX: x + 20, clientY: y + 25 },
  ];
  content
    .element()
    .dispatchEvent(how === 'paste' ? new ClipboardEvent('paste', pasted) : new DragEvent('drop', dropped));
}

const pictures = () => [...content.element().querySelectorAll('img')];
const sizeOf = (picture: HTMLImageElement) =>
  ['width', 'height'].map((name) => Number(picture.getAttribute(name)));

test('a picture that is pasted or dropped is drawn smaller until the post with all of its pictures fits', async () => {
  const server = await startPost();
  bring('paste', await noise('small.png', 40, 30));
  await expect.poll(() => pictures().map((each) => each.getAttribute('width'))).toEqual(['40']);
  expect(pictures()[0]!.src).toMatch(/^data:image\/png/);

  bring('drop', await noise('one.png', 2000, 1500), await noise('two.png', 2000, 1500));
  await expect.poll(() => pictures().length, { timeout: 10_000 }).toBe(3);
  for (const picture of pictures()) {
    expect(sizeOf(picture)).toEqual([picture.naturalWidth, picture.naturalHeight]);
    expect(picture.naturalWidth).toBeLessThanOrEqual(1_600);
  }
  await field('Title').fill('Noise');
  server.answer({ [write]: failure('post_too_large') });
  await button('Create Post').click();
  await expect.poll(() => server.asked(write)).toHaveLength(1);
  expect(JSON.stringify(server.asked(write)[0]).length).toBeLessThan(limits.postBytes);

  bring('paste', new File(['no picture'], 'broken.png', { type: 'image/png' }));
  await expectVisible(text('This is no picture that the browser can read.'));
  expect(pictures()).toHaveLength(3);
});

test('what is typed after a video stands after it', async () => {
  await startPost();
  await userEvent.keyboard('Before');
  await tool('Video').click();
  await expect.element(field('Address')).toHaveFocus();
  await field('Address').fill('https://vimeo.com/76979871');
  await button('Insert').click();
  await userEvent.keyboard('After');
  const [before, video, after] = content.element().children;
  expect([before?.textContent, video?.tagName, after?.textContent]).toEqual(['Before', 'IFRAME', 'After']);
});

test('the Tab key leads out of the text, and two keys indent in its place', async () => {
  await startPost();
  await userEvent.keyboard('Words{Control>}]{/Control}');
  expect(html()).toContain('ql-indent-1');
  await userEvent.keyboard('{Control>}[[{/Control}');
  expect(html()).toBe('<p>Words</p>');
  await userEvent.keyboard('{Tab}');
  await expect.element(content).not.toHaveFocus();
  expect(html()).toBe('<p>Words</p>');
});

test('a task list and a video go to Markdown and back', () => {
  const markdown =
    '- [x] Done\n- [ ] **Open**\n\n<https://www.youtube-nocookie.com/embed/dQw4w9WgXcQ>\n\nSee <https://vimeo.com/1>\n';
  const written = markdownToHtml(markdown);
  expect(written).toContain('<li data-list="checked">');
  expect(written).toContain(
    '<iframe class="ql-video" src="https://www.youtube-nocookie.com/embed/dQw4w9WgXcQ"',
  );
  expect(htmlToMarkdown(written)).toBe(
    markdown.replace('<https://vimeo.com/1>', '[https://vimeo.com/1](https://vimeo.com/1)'),
  );
});

test('a session that has ended keeps the text, and says how to go on', async () => {
  const server = await startPost();
  await field('Title').fill('Late');
  await content.fill('Words');
  server.answer({ [write]: failure('admin_required') });
  await button('Create Post').click();
  await expectVisible(text('Admin authentication required'));
  await expect.element(page.getByRole('link', { name: 'Sign in again' })).toHaveAttribute('href', '/admin');
  await expect.element(field('Title')).toHaveValue('Late');
  expect(localStorage.getItem('blog_drafts')).toContain('Late');
});

test('a post that cannot be opened leaves the one that is open as it is', async () => {
  const server = await openBlog('Ink', 'Paper');
  await button('Edit: Ink').click();
  await field('Title').fill('Red ink');
  server.answer({ 'GET /api/blog/posts/paper': failure('internal_error') });
  await button('Edit: Paper').click();
  await expectVisible(text('Failed to load blog post'));
  await expect.element(field('Title')).toHaveValue('Red ink');
  await expectNone(page.getByRole('heading', { name: 'Leave without saving?' }));
});

test('the focus finds a place when the editor, a post or the admin goes', async () => {
  const server = await openBlog('Ink', 'Paper');
  server.answer({
    'PUT /api/blog/posts/Ink': json({ post: postOf('Ink') }),
    'DELETE /api/blog/posts/Paper': () => new Response(null, { status: 204 }),
    'POST /api/auth/admin/logout': () => new Response(null, { status: 204 }),
  });
  await button('Edit: Ink').click();
  await button('Update Post').click();
  await expect.element(page.getByRole('link', { name: 'Ink', exact: true })).toHaveFocus();
  await button('Add Post').click();
  await button('Cancel').click();
  await expect.element(button('Add Post')).toHaveFocus();
  await button('Delete: Paper').click();
  await button('Delete').click();
  await expect.element(page.getByRole('heading', { name: 'Blog (Admin)' })).toHaveFocus();
  await button('Logout').click();
  await expect.element(page.getByRole('heading', { name: 'Blog', exact: true })).toHaveFocus();
});
