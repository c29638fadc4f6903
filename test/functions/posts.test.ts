import { expect, test } from 'vitest';
import { composePost, slugOf } from '#blog/compose.ts';

const compose = (content: string) => composePost({ title: 'A', content });

test.each([
  ['How AI writes: 10 habits!', 'how-ai-writes-10-habits'],
  ['--Already -- hyphenated--', 'already-hyphenated'],
  ['Crème brûlée', 'cr-me-br-l-e'],
  ["<script>alert('x')</script>", 'script-alert-x-script'],
  ['../../etc/passwd', 'etc-passwd'],
  ['日本語', 'post-12345678'],
])('the slug of %s is %s', (title, slug) => expect(slugOf(title, '12345678-9')).toBe(slug));

test('words of two paragraphs are counted separately, and markup inside a word does not split it', () => {
  expect(compose('<p>t<b>w</b>o</p><p>words</p>')).toMatchObject({ post: { words: 2 } });
  expect(compose('<p><img src="https://example.com/a.png"></p>')).toMatchObject({ post: { words: 0 } });
});

test.each(['<p><br></p><p>&nbsp;</p>', '<script>x()</script>'])('%s does not count as content', (content) =>
  expect(compose(content)).toEqual({ refused: 'invalid_input', sentence: 'A post needs content.' }),
);

test('without an excerpt, the first 200 characters of the text are used, with special characters escaped', () => {
  const long = `<p>1 &lt; 2 &amp; <b>so</b> on</p><p>${'😀'.repeat(300)}</p>`;
  const excerpt = `1 &lt; 2 &amp; so on ${'😀'.repeat(200 - '1 < 2 & so on '.length)}...`;
  expect(compose(long)).toMatchObject({ post: { excerpt, excerptWritten: false } });
});

const megabyte = 1024 * 1024;
const image = [
  '<p>Look:</p><p><img src="data:image/png;base64,',
  '" alt="" loading="lazy" decoding="async" /></p>',
];
const picture = (bytes: number) => image.join('A'.repeat(bytes - image.join('').length));

test.each([
  ['a picture', picture(megabyte + 3)],
  ['many words', `<p>${'word '.repeat(megabyte / 5)}</p>`],
  ['a script that would be removed', `<script>${'x'.repeat(megabyte)}</script><p>a</p>`],
  ['one long word', `<p>${'x'.repeat(3 * megabyte)}</p>`],
  ['HTML that grows when it is sanitised', '<img src=/a>'.repeat(60_000)],
])('a post of more than 1 MB is rejected, whatever it contains: %s', (_, content) =>
  expect(compose(content)).toEqual({ refused: 'post_too_large' }),
);
