import { beforeEach, expect, test } from 'vitest';
import {
  isPostImage,
  isPostLink,
  isPostVideo,
  palette,
  postAttributes,
  postClasses,
  postTags,
  videoHosts,
} from '#contract/post-html.ts';
import { sanitise } from '#blog/sanitise.ts';
import { textOf } from '#blog/text.ts';
import { securityHeaders } from '#middleware/security-headers.ts';
import { vectors } from '../../blog/vectors.ts';
import { emptyBlog, openBlog } from './blog.ts';

beforeEach(emptyBlog);

const addressOf: Record<string, (address: string) => boolean> = {
  href: isPostLink,
  src: (address) => isPostImage(address) || isPostVideo(address),
};

/** What a parser of the platform finds in the HTML that the contract does not allow. */
async function forbiddenIn(html: string): Promise<string[]> {
  const found: string[] = [];
  const look = {
    element(element: Element) {
      const { tagName } = element;
      if (!postTags.includes(tagName)) found.push(`<${tagName}>`);
      for (const [name = '', value = ''] of element.attributes) {
        const allowed = name === 'class' || postAttributes[tagName]?.includes(name);
        if (!allowed) found.push(`${tagName} ${name}`);
        const plain = value.replaceAll('&amp;', '&').replaceAll('&quot;', '"');
        if (addressOf[name]?.(plain) === false) found.push(`${tagName} ${name}=${value}`);
        if (name === 'class' && !value.split(' ').every((each) => postClasses.has(each)))
          found.push(`class ${value}`);
      }
      if (tagName === 'iframe' && !isPostVideo(element.getAttribute('src') ?? ''))
        found.push('a frame of no video');
    },
    comments(comment: Comment) {
      found.push(`comment ${comment.text}`);
    },
    doctype: () => void found.push('doctype'),
  };
  await new HTMLRewriter().on('*', look).onDocument(look).transform(new Response(html)).text();
  return found;
}

test('there are vectors of every class, and no two are the same', () => {
  expect(vectors.length).toBeGreaterThanOrEqual(150);
  expect(new Set(vectors.map(({ html }) => html)).size).toBe(vectors.length);
});

test.each(vectors)(
  'nothing of it is left that could run, and the text around it is: $name',
  async ({ html, keeps }) => {
    const safe = sanitise(html);
    expect(await forbiddenIn(safe)).toEqual([]);
    for (const text of keeps) expect(textOf(safe)).toContain(text);
    expect(sanitise(safe)).toBe(safe);
  },
);

test('what looks for forbidden markup finds it', async () => {
  const wrong =
    '<p onclick="x()" class="button">x</p><script>1</script><a href="javascript:x()">x</a><iframe></iframe><!--x-->';
  expect(await forbiddenIn(wrong)).toEqual([
    'p onclick',
    'class button',
    '<script>',
    'a href=javascript:x()',
    'a frame of no video',
    'comment x',
  ]);
});

test('all vectors in one post: nothing runs, and every sentence around them stays', async () => {
  const blog = await openBlog();
  const harmless = vectors.filter(({ keeps }) => keeps.length === 2);
  const { slug } = await blog.publish({
    title: '</title><script>ran()</script>',
    content: harmless.map(({ html }, i) => `${html}<p>Sentence ${i} stays.</p>`).join('\n'),
    excerpt: '<img src=x onerror=ran()>An excerpt',
    author: '<script>ran()</script>',
    tags: ['"><script>ran()</script>'],
  });
  const { post } = (await blog.reader.get(`/api/blog/posts/${slug}`)).body;
  expect(await forbiddenIn(post.content + post.excerpt)).toEqual([]);
  for (const i of harmless.keys()) expect(post.content).toContain(`Sentence ${i} stays.`);
});

test.each([
  [
    'the text of a post',
    '<h1>A</h1><h2>B</h2><h3>C</h3><p>d <strong>e</strong> <em>f</em> <u>g</u> <s>h</s></p>',
  ],
  [
    'lists',
    '<ol><li data-list="bullet">a</li><li data-list="ordered" class="ql-indent-8">b</li></ol><ul><li>c</li></ul>',
  ],
  [
    'colours, sizes, sides',
    '<p class="ql-align-center"><span class="ql-color-e60000 ql-bg-ffffcc ql-size-huge">a</span></p>',
  ],
  ['a quotation and code', '<blockquote>a</blockquote><pre><code>b &lt; c\n  d</code></pre>'],
  [
    'the editor’s code',
    '<div class="ql-code-block-container"><div class="ql-code-block">a &amp; b</div></div>',
  ],
  ['an empty line', '<p>a</p><p><br /></p><p>b</p>'],
  [
    'a table',
    '<table><thead><tr><th scope="col">a</th></tr></thead><tbody><tr><td colspan="2">b</td></tr></tbody></table>',
  ],
  ['letters of all kinds', '<p>“Größe” – 日本語 😀 &amp; &lt;b&gt;</p>'],
])('what the editor writes comes back to the letter: %s', (_what, html) => {
  expect(sanitise(html)).toBe(html);
});

test('what a style sheet, a field or a title held is no text of the post', () => {
  for (const tag of ['style', 'textarea', 'title', 'noscript', 'xmp', 'option', 'noembed', 'noframes']) {
    expect(sanitise(`<p>a</p><${tag}>b</${tag}><p>c</p>`), tag).toBe('<p>a</p><p>c</p>');
  }
});

test('every colour of the palette has its two classes', () => {
  expect(palette).toHaveLength(35);
  for (const colour of palette) {
    const html = `<p><span class="ql-color-${colour.slice(1)} ql-bg-${colour.slice(1)}">x</span></p>`;
    expect(sanitise(html)).toBe(html);
  }
});

test.each([
  ['https://example.com/a?b=c&d=%20#e', 'noopener noreferrer nofollow ugc'],
  ['HTTP://EXAMPLE.COM', 'noopener noreferrer nofollow ugc'],
  ['mailto:a@example.com?subject=Hello there', 'noopener noreferrer nofollow ugc'],
  ['tel:+441632960000', 'noopener noreferrer nofollow ugc'],
  ['https://longhand.example.evil.example/', 'noopener noreferrer nofollow ugc'],
  ['https://longhand.example/pricing', 'noopener noreferrer'],
  ['/pricing', 'noopener noreferrer'],
  ['#notes', 'noopener noreferrer'],
])('the link %s stays and opens safely', async (href, rel) => {
  const html = sanitise(`<a href="${href}" target="_blank">x</a>`);
  const seen: string[] = [];
  const look = {
    element: (a: Element) => void seen.push(a.getAttribute('rel') ?? '', a.getAttribute('target') ?? ''),
  };
  await new HTMLRewriter().on('a', look).transform(new Response(html)).text();
  expect(seen).toEqual([rel, rel.includes('ugc') ? '_blank' : '']);
  expect(html).toContain(`href="${href.replaceAll('&', '&amp;')}"`);
});

test.each([
  'ftp://example.com',
  'example.com',
  '//example.com',
  '/\\example.com',
  '/\t/example.com',
  'https://example.com\\@x.example',
  'x:y',
  '?a',
  '',
])('the link %s loses its address, not its words', (href) => {
  expect(sanitise(`<p><a href="${href}">words</a></p>`)).toBe('<p><a>words</a></p>');
});

const bytes = (...parts: (number | string)[]) =>
  btoa(parts.map((part) => (typeof part === 'string' ? part : String.fromCharCode(part))).join(''));

test.each([
  [
    'png',
    bytes(0x89, 'PNG\r\n', 0x1a, '\n', 0, 0, 0, 13, 'IHDR', 0, 0, 2, 0x80, 0, 0, 1, 0xe0),
    '640',
    '480',
  ],
  ['gif', bytes('GIF89a', 0x20, 0x03, 0x58, 0x02), '800', '600'],
  ['bmp', bytes('BM', ...Array(16).fill(0), 100, 0, 0, 0, 0xce, 0xff, 0xff, 0xff), '100', '50'],
  ['x-icon', bytes(0, 0, 1, 0, 1, 0, 0, 32), '256', '32'],
  ['jpeg', bytes(0xff, 0xd8, 0xff, 0xe0, 0, 4, 0, 0, 0xff, 0xc2, 0, 11, 8, 1, 0, 2, 0, 3), '512', '256'],
])('the place of a picture of type %s is held by the size in its header', (type, data, width, height) => {
  expect(sanitise(`<img src="data:image/${type};base64,${data}">`)).toBe(
    `<img src="data:image/${type};base64,${data}" alt="" width="${width}" height="${height}" loading="lazy" decoding="async" />`,
  );
});

const picture = (more: string) =>
  `<img src="data:image/gif;base64,R0lGODlhIANYAg==" alt="" ${more}loading="lazy" decoding="async" />`;

test('a size that the author gave stays, and a picture that is none of what it says has none', () => {
  expect(sanitise('<img src="data:image/gif;base64,R0lGODlhIANYAg==" width="40">')).toBe(
    picture('width="40" '),
  );
  for (const data of ['AAAA', 'R0lGODlhAAAAAA==', '/9j/']) {
    expect(sanitise(`<img src="data:image/jpeg;base64,${data}">`)).not.toContain('width');
  }
});

test.each([
  'https://www.youtube.com/embed/dQw4w9WgXcQ?showinfo=0',
  'https://www.youtube-nocookie.com/embed/dQw4w9WgXcQ',
  'https://player.vimeo.com/video/76979871?h=8272103f6e',
])('the video %s stays, is named and loads late', (src) => {
  expect(
    sanitise(`<iframe class="ql-video" frameborder="0" allowfullscreen="true" src="${src}"></iframe>`),
  ).toBe(
    `<iframe src="${src}" title="Video" allowfullscreen="true" loading="lazy" class="ql-video"></iframe>`,
  );
});

test('the security policy lets our own pages and the players of the contract into a frame, and nobody else', () => {
  expect(securityHeaders['Content-Security-Policy']).toContain(`frame-src 'self' ${videoHosts.join(' ')};`);
});

test('making a post of 1 MB safe takes no more than its length', () => {
  const html =
    '<p class="ql-align-center">Some <a href="https://example.com/x">words</a> of <b>text</b>.</p>'.repeat(
      10_000,
    );
  const started = performance.now();
  sanitise(html.slice(0, 1024 * 1024));
  expect(performance.now() - started).toBeLessThan(10_000);
});
