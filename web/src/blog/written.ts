import type { PostAnswer, PostPage, PostQuery } from '#contract/blog.ts';

/** What the Worker has written into the document that was opened. The content of a post stands there once, as HTML. */
type Written = PostAnswer | { page: PostPage; query: PostQuery } | { missing: true };

function read(): Written | undefined {
  const text = globalThis.document?.getElementById('written')?.textContent;
  if (!text) return undefined;
  const written: Written = JSON.parse(text);
  if (!('post' in written)) return written;
  const content = document.querySelector('.post-content')?.innerHTML ?? '';
  return { ...written, post: { ...written.post, content } };
}

let written = read();

/** It is true of the page that was opened, and is let go of as soon as that has been drawn. */
export const dropWritten = () => void (written = undefined);

export const writtenPost = (slug: string): PostAnswer | undefined =>
  written && 'post' in written && written.post.slug === slug ? written : undefined;

const same = (one: PostQuery, other: PostQuery) =>
  one.tag === other.tag && one.search === other.search && one.after === other.after;

export const writtenPage = (query: PostQuery): PostPage | undefined =>
  written && 'page' in written && same(written.query, query) ? written.page : undefined;

export const saysMissing = () => written !== undefined && 'missing' in written;
