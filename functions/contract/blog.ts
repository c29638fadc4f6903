export const postsPerPage = 12;

export const defaultAuthor = 'Admin';

/** Of the excerpt that a post gets when none was written: the beginning of its text, then three dots. */
export const excerptLength = 200;

const wordsPerMinute = 200;

export const readingMinutes = (words: number) => Math.max(1, Math.ceil(words / wordsPerMinute));

/** A tag as its page's address has it. */
export const tagSlug = (tag: string) =>
  tag
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, '-')
    .replace(/^-|-$/g, '') || tag.toLowerCase();

export const tagPath = (tag: string) => `/blog/tag/${encodeURIComponent(tagSlug(tag))}`;

export const postPath = (slug: string) => `/blog/${slug}`;

/** Without `after` where the list begins. */
export function listPath({ tag, search, after }: PostQuery): string {
  const path = tag === undefined ? '/blog' : tagPath(tag);
  const query = Object.entries({ search, after }).flatMap(([name, value]) =>
    value === undefined ? [] : `${name}=${encodeURIComponent(value)}`,
  );
  return query.length === 0 ? path : `${path}?${query.join('&')}`;
}

/** What a list shows of a post. */
export type PostSummary = {
  id: string;
  slug: string;
  title: string;
  /** HTML, sanitised. */
  excerpt: string;
  /** False where the excerpt is the beginning of the text, since nobody wrote one. */
  excerpt_written: boolean;
  author: string;
  created_at: string;
  updated_at: string;
  published: boolean;
  tags: string[];
  image_url: string | null;
  reading_minutes: number;
};

/** `content`: HTML, sanitised. */
export type Post = PostSummary & { content: string };

export type PostLink = { slug: string; title: string };

/** An old slug finds the post, which has its new one. Neighbours are posts that the reader may see. */
export type PostAnswer = { post: Post; older: PostLink | null; newer: PostLink | null };

export type PostPage = { posts: PostSummary[]; next: string | null };

export type PostQuery = { tag?: string; search?: string; after?: string };

/**
 * What the document of a page brings along, in its `<script type="application/json" id="page-data">`: the browser draws
 * from it what the Worker has drawn, without a call. `address`: the path and query that it is for.
 */
export type BlogData = { address: string; admin: boolean } & (
  | { page: 'blog'; tag: string | null; search: string | null; list: PostPage }
  | { page: 'blog-post'; answer: PostAnswer | null }
);
