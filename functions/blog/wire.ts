import { type Post, type PostPage, type PostSummary, postsPerPage, readingMinutes } from '#contract/blog.ts';
import type { PostRow, PostSummaryRow } from '../db/posts.ts';
import { cursorOf } from './cursor.ts';

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

/** `found` holds one post more than a page where there are more; `next` says where they begin. */
export function pageOf(found: PostSummaryRow[], next: (last: PostSummaryRow) => string = cursorOf): PostPage {
  const page = found.slice(0, postsPerPage);
  const last = page.at(-1);
  return {
    posts: page.map(summaryOf),
    next: found.length > page.length && last !== undefined ? next(last) : null,
  };
}
