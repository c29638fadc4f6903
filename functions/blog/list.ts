import { readCursor } from '#db/cursor.ts';
import { type PostCursor, listPosts, listPostsOfTag, type Readable, searchPosts } from '#db/posts.ts';
import { type PostPage, type PostQuery, postsPerPage, tagSlug } from '#contract/blog.ts';
import { limits } from '#contract/limits.ts';
import type { Database } from '#db/client.ts';
import { foundPageOf, postPageOf } from './to-response.ts';

/** Returns null without a cursor, and undefined for an invalid one. Its id is the post's number. */
function readPostCursor(after: string | undefined): PostCursor | null | undefined {
  const cursor = readCursor(after);
  if (!cursor) return cursor;
  return /^\d{1,12}$/.test(cursor.id) ? { at: cursor.at, number: Number(cursor.id) } : undefined;
}

const maxWords = 12;

/** Extracts the words of a search, only letters and digits, so that no input is parsed as query syntax. */
const wordsOf = (search: string): string[] =>
  search
    .slice(0, limits.post.searchChars)
    .match(/[\p{L}\p{N}\p{M}]+/gu)
    ?.slice(0, maxWords) ?? [];

const parseSkip = (after: string | undefined): number | undefined => {
  if (after === undefined) return 0;
  return /^\d{1,4}$/.test(after) ? Number(after) : undefined;
};

/** Returns undefined if `after` is invalid. Queries one post more than a page, to know whether there are more. */
export async function readPage(
  db: Database,
  { tag: named, search, after }: PostQuery,
  readable: Readable,
): Promise<PostPage | undefined> {
  const size = postsPerPage + 1;
  const tag = named === undefined ? null : tagSlug(named);
  if (search !== undefined) {
    const words = wordsOf(search);
    const skip = parseSkip(after);
    if (skip === undefined) return undefined;
    if (words.length === 0) return { posts: [], next: null };
    const found = await searchPosts(db, words, { tag, readable, skip, size });
    return foundPageOf(found, skip);
  }
  const cursor = readPostCursor(after);
  if (cursor === undefined) return undefined;
  return postPageOf(
    tag === null
      ? await listPosts(db, readable, cursor, size)
      : await listPostsOfTag(db, tag, readable, cursor, size),
  );
}
