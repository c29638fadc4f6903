import { expect, test } from 'vitest';
import { emptyBlogForEach } from './blog.ts';

const blog = emptyBlogForEach();

const search = (text: string, more = '') => blog.titles(`?search=${encodeURIComponent(text)}${more}`);

test('words are found in the title, the excerpt and the text, whatever their ending or case, but markup is not', async () => {
  await blog.publish({ title: 'Detectors disagree' });
  await blog.publish({ title: 'Two', excerpt: 'Of <b>kettles</b>' });
  await blog.publish({
    title: 'Three',
    content: '<p>A caf<b>é</b> in <a href="https://hidden.example">Lisbon</a></p>',
  });
  for (const [text, found] of [
    ['DETECTOR', ['Detectors disagree']],
    ['kettle', ['Two']],
    ['lisbon cafe', ['Three']],
    ['lis', ['Three']],
    ['lisbon kettle', []],
    ['href', []],
    ['hidden', []],
  ] as const)
    expect(await search(text), text).toEqual(found);
  // A match in the title ranks above a match in the text.
  await blog.publish({ title: 'Dashes', content: '<p>Not detectors.</p>' });
  expect(await search('detectors')).toEqual(['Detectors disagree', 'Dashes']);
});

test('the search index follows edits', async () => {
  const { id } = await blog.publish({ content: '<p>apples</p>' });
  await blog.edit(id, { content: '<p>pears</p>' });
  expect([await search('apples'), await search('pears')]).toEqual([[], ['A post']]);
  await blog.edit(id, { published: false });
  expect(await search('pears')).toEqual([]);
  expect(await blog.titles('?search=pears', blog.admin)).toHaveLength(1);
});

/** One query per line, followed by those that cannot be written on a line. */
const odd = `"
""
'
*
"*
a*b
AND
OR
NOT
NEAR
a AND
NEAR(a b, 2)
title:x
-x
^x
(
)
{title}:x
x" OR "y
x'; DROP TABLE blog_posts;--
\\
%
_
🙂
中文
ﷺ
\u0301`
  .split('\n')
  .concat('\u0000', 'x\u0000y', '\ud800', '   ', 'x'.repeat(5000), 'x '.repeat(500));

test('no input breaks the search', async () => {
  await blog.publish({ title: 'Unrelated' });
  for (const text of odd) expect(await search(text.toWellFormed()), text).toEqual([]);
  expect(await search('unrelated')).toEqual(['Unrelated']);
});

test('search results are paged and can be limited to a tag', async () => {
  for (let i = 1; i <= 14; i++)
    await blog.publish({ title: `Walking ${i}`, tags: i > 12 ? 'late' : 'early' });
  const { body } = await blog.reader.get('/api/blog/posts?search=walking');
  const rest = await search('walking', `&after=${body.next}`);
  const all = [...body.posts.map(({ title }: { title: string }) => title), ...rest];
  expect([rest.length, new Set(all).size]).toEqual([2, 14]);
  expect(await search('walking', '&tag=Late')).toEqual(['Walking 14', 'Walking 13']);
  expect((await blog.reader.get('/api/blog/posts?search=walking&after=-1')).status).toBe(400);
});
