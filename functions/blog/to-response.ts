import { type Post, type PostPage, type PostSummary, postsPerPage, readingMinutes } from '#contract/blog.ts';
import { type Cursor, pageOf } from '#db/cursor.ts';
import type { PostRow, PostSummaryRow } from '#db/posts.ts';

const summaryOf = (row: PostSummaryRow): PostSummary => ({
  id: row.id,
  slug: row.slug,
  title: row.title,
  excerpt: row.excerpt,
  excerpt_written: row.excerptWritten,
  author: row.author,
  created_at: row.createdAt.toISOString(),
  updated_at: row.updatedAt.toISOString(),
  published: row.published,
  tags: row.tags,
  image_url: row.imageUrl,
  reading_minutes: readingMinutes(row.words),
});

export const postOf = (row: PostRow): Post => ({ ...summaryOf(row), content: row.content });

/** Returns the cursor for `next`, made from the last post of a page. */
const cursorOf = ({ createdAt, number }: Pick<PostSummaryRow, 'createdAt' | 'number'>): Cursor => ({
  at: createdAt.getTime(),
  id: String(number),
});

/** `found` holds one post more than a page if there are more pages. */
export function postPageOf(found: PostSummaryRow[]): PostPage {
  const { rows, next } = pageOf(found, postsPerPage, cursorOf);
  return { posts: rows.map(summaryOf), next };
}

/** Pages of a search continue by offset, since its results are not sorted by time. */
export function foundPageOf(found: PostSummaryRow[], skipped: number): PostPage {
  const posts = found.slice(0, postsPerPage).map(summaryOf);
  return { posts, next: found.length > posts.length ? String(skipped + posts.length) : null };
}
