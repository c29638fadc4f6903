import { expect, test } from 'vitest';
import {
  isPostImage,
  isPostLink,
  isPostVideo,
  postAttributes,
  postClasses,
  postTags,
} from '#contract/post-html.ts';
import { sanitise } from '#blog/sanitise.ts';
import { textOf } from '#blog/text.ts';
import { vectors } from '../../blog/vectors.ts';

const addressOf: Record<string, (address: string) => boolean> = {
  href: isPostLink,
  src: (address) => isPostImage(address) || isPostVideo(address),
};

/** Returns the markup that the contract forbids, as the platform's HTML parser finds it. */
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

test.each(vectors)(
  'nothing executable is left, and the surrounding text is kept: $name',
  async ({ html, keeps }) => {
    const safe = sanitise(html);
    expect(await forbiddenIn(safe)).toEqual([]);
    for (const text of keeps) expect(textOf(safe)).toContain(text);
    expect(sanitise(safe)).toBe(safe);
  },
);

test('forbiddenIn finds forbidden markup', async () => {
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
