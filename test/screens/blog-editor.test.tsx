import { expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { limits } from '#contract/limits.ts';
import { insecureImage } from '#contract/post-html.ts';
import { keptDrafts } from '#posts/kept-post.ts';
import { postToMarkdown } from '#files/markdown/html-to-markdown.ts';
import { markdownToHtml } from '#editor/post-from-markdown.ts';
import { answerWith, openBlog, postOf } from './blog.ts';
import { alert, button, field, heading, link, region, text } from './find.ts';
import * as see from './see.ts';
import { broken, failure, json, noContent } from './server.ts';
import { stubWorkerWithoutScript } from './workers.ts';

const write = 'POST /api/blog/posts';
const read = 'GET /api/blog/posts/ink';
const update = 'PUT /api/blog/posts/Ink';
const remove = 'DELETE /api/blog/posts/Ink';

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

/** A bitmap of noise, which barely compresses. `width`: divisible by four. Built by hand: a page encodes pictures only when idle. */
function noise(name: string, width: number, height: number): File {
  const header = new DataView(new ArrayBuffer(54));
  const pixels = new Uint8Array(width * 3 * height);
  header.setUint16(0, 0x42_4d);
  header.setUint32(2, header.byteLength + pixels.length, true);
  header.setUint32(10, header.byteLength, true);
  header.setUint32(14, 40, true);
  header.setInt32(18, width, true);
  header.setInt32(22, height, true);
  header.setUint16(26, 1, true);
  header.setUint16(28, 24, true);
  for (let at = 0; at < pixels.length; at += 65_536) crypto.getRandomValues(pixels.subarray(at, at + 65_536));
  return new File([header, pixels], name, { type: 'image/bmp' });
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

test('a pasted or dropped picture is scaled down until the post with all its pictures is within the limit', async () => {
  const server = await startPost();
  bring('paste', noise('small.bmp', 40, 30));
  await expect.poll(() => pictures().map((each) => each.getAttribute('width'))).toEqual(['40']);
  expect(pictures()[0]!.src).toMatch(/^data:image\/bmp/);

  bring('drop', noise('one.bmp', 1700, 1275), noise('two.bmp', 1700, 1275));
  await expect.poll(() => pictures().length).toBe(3);
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
  await see.visible(text('The browser cannot read this picture.'));
  expect(pictures()).toHaveLength(3);
});

test('an http picture, which the page would not show, is refused wherever it is entered', async () => {
  await startPost();
  await field('Image URL').fill('http://example.com/a.png');
  await see.visible(text(insecureImage));
  await field('Image URL').fill('https://example.com/a.png');
  await see.none(text(insecureImage));

  await tool('Image').click();
  await field('or its address').fill('http://example.com/a.png');
  await button('Insert').click();
  await see.text(alert, insecureImage);
  await button('Cancel').last().click();

  const clipboardData = new DataTransfer();
  clipboardData.setData('text/html', '<p>Seen <img src="http://example.com/a.png"></p>');
  content.element().dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true }));
  await see.visible(text(insecureImage));
  await see.text(content, 'Seen');
  expect(pictures()).toHaveLength(0);
});

test('a picture is left out, with the reason, if the code that prepares it does not load', async () => {
  await startPost();
  stubWorkerWithoutScript();
  bring('paste', noise('small.bmp', 40, 30));
  await see.visible(
    text('The part that prepares pictures did not load. Check your connection and try again.'),
  );
  expect(pictures()).toHaveLength(0);
});

test('text typed after a video stays after it; Tab leaves the text, and Ctrl+] and Ctrl+[ indent and outdent', async () => {
  await startPost();
  await userEvent.keyboard('Before');
  await tool('Video').click();
  await see.focused(field('Address'));
  await field('Address').fill('https://vimeo.com/76979871');
  await button('Insert').click();
  await userEvent.keyboard('After');
  const children = [...content.element().children];
  const written = children.map(({ tagName, textContent }) => textContent || tagName);
  expect(written).toEqual(['Before', 'IFRAME', 'After']);

  const before = html();
  await userEvent.keyboard('{Control>}]{/Control}');
  expect(html()).toContain('ql-indent-1');
  await userEvent.keyboard('{Control>}[[{/Control}');
  expect(html()).toBe(before);
  await userEvent.keyboard('{Tab}');
  await expect.element(content).not.toHaveFocus();
  expect(html()).toBe(before);
});

test('a task list and a video survive conversion from Markdown and back', () => {
  const markdown =
    '- [x] Done\n- [ ] **Open**\n\n<https://www.youtube-nocookie.com/embed/dQw4w9WgXcQ>\n\nSee <https://vimeo.com/1>\n';
  const written = markdownToHtml(markdown);
  expect(written).toContain('<li data-list="checked">');
  expect(written).toContain(
    '<iframe class="ql-video" src="https://www.youtube-nocookie.com/embed/dQw4w9WgXcQ"',
  );
  expect(postToMarkdown(written)).toBe(
    markdown.replace('<https://vimeo.com/1>', '[https://vimeo.com/1](https://vimeo.com/1)'),
  );
});

test('a post that could not be saved stays, and an expired session says how to continue', async () => {
  const server = await startPost();
  await field('Title').fill('Late');
  await content.fill('Words');
  server.answer({ [write]: broken });
  await button('Create Post').click();
  await see.visible(text('Failed to create blog post'));
  server.answer({ [write]: failure('admin_required') });
  await button('Create Post').click();
  await see.visible(text('Admin authentication required'));
  await see.leads(link('Sign in again'), '/admin');
  await see.value(field('Title'), 'Late');
  expect(keptDrafts()).toMatchObject([{ of: null, draft: { title: 'Late' } }]);
});

test('the focus moves to a useful place when the editor closes, a post is deleted or the admin signs out', async () => {
  const server = await openBlog('Ink', 'Paper');
  server.answer({
    [update]: json({ post: postOf('Ink') }),
    'DELETE /api/blog/posts/Paper': noContent,
    'POST /api/auth/admin/logout': noContent,
  });
  await button('Edit: Ink').click();
  await button('Update Post').click();
  await see.focused(page.getByRole('link', { name: 'Ink', exact: true }));
  await button('Add Post').click();
  await button('Cancel').click();
  await see.focused(button('Add Post'));
  await button('Delete: Paper').click();
  await button('Delete').click();
  await see.focused(heading('Blog (Admin)'));
  await button('Logout').click();
  await see.focused(page.getByRole('heading', { name: 'Blog', exact: true }));
});

test('Markdown that is pasted or opened becomes rich text, and a post is exported as Markdown', async () => {
  await startPost();
  const clipboardData = new DataTransfer();
  clipboardData.setData('text/plain', '## Pasted\n\n- one\n- two **bold**\n\n[x](javascript:alert(1))');
  const paste = new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true });
  content.element().dispatchEvent(paste);
  await see.visible(content.getByRole('heading', { level: 2, name: 'Pasted' }));
  expect(content.element().querySelector('a[href]')).toBeNull();

  await field('Open Markdown').upload(
    new File(['### Opened\n\n| a | b |\n| - | - |\n| 1 | 2 |\n'], 'opened.md', { type: 'text/markdown' }),
  );
  await see.visible(content.getByRole('heading', { level: 3, name: 'Opened' }));
  await see.value(field('Title'), 'opened');

  const saved = vi.spyOn(URL, 'createObjectURL').mockReturnValue('#saved');
  await button('Export as Markdown').click();
  const [[file] = []] = saved.mock.calls;
  vi.restoreAllMocks();
  expect(await (file as Blob).text()).toBe(
    '# opened\n\n## Pasted\n\n- one\n- two **bold**\n\nx\n\n### Opened\n\n| a | b |\n| --- | --- |\n| 1 | 2 |\n',
  );
});

test('the editor keeps a post’s table intact, and the preview shows it as readers see it', async () => {
  const table = '<table><tbody><tr><td>one</td><td>two</td></tr></tbody></table>';
  const written = `<p>Before</p>${table}<p>After</p>`;
  const server = await openBlog('Ink');
  server.answer({ [read]: answerWith({ ...postOf('Ink'), content: written }) });
  await button('Edit: Ink').click();
  await field('Tags (comma separated)').fill('Tables');
  await field('Excerpt (the first 200 characters when empty)').fill('');
  await button('Preview').click();
  await see.visible(region('Preview').getByText('Before one two After...'));
  await see.visible(region('Preview').getByRole('cell', { name: 'one' }));
  await button('Update Post').click();
  await expect.poll(() => server.asked(update)).toMatchObject([{ content: written, tags: 'Tables' }]);
});

test('a post that cannot be deleted, saved or opened stays as it is, and the page says why', async () => {
  const { updated_at } = postOf('Ink');
  const server = await openBlog('Ink', 'Paper');
  server.answer({
    [remove]: broken,
    [update]: broken,
    'GET /api/blog/posts/paper': failure('internal_error'),
  });
  await button('Delete: Ink').click();
  await button('Delete').click();
  await see.visible(text('Failed to delete blog post'));
  await see.visible(page.getByRole('link', { name: 'Ink', exact: true }));
  await button('Edit: Ink').click();
  await field('Title').fill('Red ink');
  await button('Update Post').click();
  await see.visible(text('Failed to update blog post'));
  await button('Edit: Paper').click();
  await see.visible(text('Failed to load blog post'));
  await see.none(heading('Leave without saving?'));

  server.answer({ [update]: failure('post_changed') });
  await button('Update Post').click();
  await see.visible(text('This post has been changed since you opened it. Nothing was saved'));
  await see.value(field('Title'), 'Red ink');
  expect(server.asked(update)).toMatchObject([
    { title: 'Red ink', updated_at },
    { title: 'Red ink', updated_at },
  ]);
});
