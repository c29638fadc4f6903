import type { Post, PostSummary } from '#contract/blog.ts';
import { rememberAdmin } from '#admin/admin.ts';
import { open } from './open.tsx';
import { json } from './server.ts';

const summaryOf = (title: string): PostSummary => ({
  id: title,
  slug: title.toLowerCase(),
  title,
  excerpt: 'About it',
  excerpt_written: true,
  author: 'Admin',
  created_at: '2026-11-01T10:00:00.000Z',
  updated_at: '2026-11-02T10:00:00.000Z',
  published: true,
  tags: [],
  image_url: null,
  reading_minutes: 1,
});

export const postOf = (title: string): Post => ({ ...summaryOf(title), content: `<p>On ${title}</p>` });

export const answerWith = (post: Post) => json({ post, older: null, newer: null });

export const answersWith = (...titles: string[]) => ({
  'GET /api/blog/posts': json({ posts: titles.map(summaryOf), next: null }),
  ...Object.fromEntries(
    titles.map((title) => [`GET /api/blog/posts/${title.toLowerCase()}`, answerWith(postOf(title))]),
  ),
});

/** Opens the blog as an admin. */
export async function openBlog(...titles: string[]) {
  rememberAdmin();
  return open('/blog', { answers: answersWith(...titles) });
}
