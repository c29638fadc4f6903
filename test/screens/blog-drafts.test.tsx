import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import type { Post } from '#contract/blog.ts';
import { draftOf, keepDraft, keptDrafts } from '#posts/kept-post.ts';
import { answerWith, openBlog, postOf } from './blog.ts';
import { button, field, heading, link, region, text } from './find.ts';
import * as see from './see.ts';
import { failure, json } from './server.ts';

const titles = () => keptDrafts().map(({ draft }) => draft.title);
const read = 'GET /api/blog/posts/ink';
const update = 'PUT /api/blog/posts/Ink';

/** Goes home first: a link to the blog would do nothing while the blog is still the current page. */
async function leaveAndReturn() {
  await link('Back to home').click();
  await button('Leave').click();
  await see.none(heading('Edit Post'));
  await page.getByRole('contentinfo').getByRole('link', { name: 'Blog' }).click();
  await see.visible(text('You have an unsaved draft: Red ink'));
  await button('Continue writing').click();
}

async function editInk() {
  const server = await openBlog('Ink');
  await button('Edit: Ink').click();
  await field('Title').fill('Red ink');
  return server;
}

test('an unsaved edit is restored, becomes a new post if the original is gone, and can be discarded', async () => {
  const server = await editInk();
  await leaveAndReturn();
  await see.visible(heading('Edit Post'));
  await see.value(field('Title'), 'Red ink');
  await see.none(text('You have an unsaved draft'));

  server.answer({ [read]: failure('post_not_found') });
  await leaveAndReturn();
  await see.visible(heading('Create New Post'));
  await see.value(field('Title'), 'Red ink');
  await button('Discard it').click();
  expect(titles()).toEqual([]);
});

/** The version that another admin has saved meanwhile. */
const newer: Post = { ...postOf('Ink'), title: 'Green ink', updated_at: '2026-11-03T10:00:00.000Z' };
const savedElsewhere = text('This post was saved after you began to write.');

test('a kept draft overwrites a version saved since then only after the user confirms it', async () => {
  const server = await editInk();
  server.answer({ [read]: answerWith(newer), [update]: json({ post: newer }) });
  await leaveAndReturn();
  await see.visible(savedElsewhere);
  await see.leads(link('See the version in the blog'), '/blog/ink');
  await button('Update Post').click();
  await see.focused(region('This post was saved after you began to write.'));
  expect(server.asked(update)).toEqual([]);

  await leaveAndReturn();
  await see.visible(savedElsewhere);
  await button('Continue with mine').click();
  await see.none(savedElsewhere);
  await leaveAndReturn();
  await see.none(savedElsewhere);
  await button('Update Post').click();
  await expect
    .poll(() => server.asked(update))
    .toMatchObject([{ title: 'Red ink', updated_at: newer.updated_at }]);
});

test('saving after another admin has saved asks which of the two versions to keep', async () => {
  const server = await editInk();
  server.answer({ [read]: answerWith(newer), [update]: failure('post_changed') });
  await button('Update Post').click();
  await see.visible(savedElsewhere);
  await see.value(field('Title'), 'Red ink');
  await button('Use the version in the blog').click();
  await see.none(savedElsewhere);
  await see.value(field('Title'), 'Green ink');
  server.answer({ [update]: json({ post: newer }) });
  await button('Update Post').click();
  await expect
    .poll(() => server.asked(update))
    .toMatchObject([{ updated_at: postOf('Ink').updated_at }, { updated_at: newer.updated_at }]);
});

test('a new post takes nothing from a draft begun in another tab, and leaves that draft unchanged', async () => {
  await openBlog();
  keepDraft({ id: 'elsewhere', of: null, draft: { ...draftOf(undefined), title: 'Begun elsewhere' } });
  await see.visible(text('You have an unsaved draft: Begun elsewhere'));
  await button('Add Post').click();
  await see.value(field('Title'), '');
  await field('Title').fill('Begun here');
  await expect.poll(() => titles().toSorted()).toEqual(['Begun elsewhere', 'Begun here']);
  await button('Cancel').click();
  await button('Leave').click();
  await button('Continue writing').click();
  await see.value(field('Title'), 'Begun elsewhere');
});
