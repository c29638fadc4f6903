export const postsPerPage = 12;

export const defaultAuthor = 'Admin';

/** Length of the excerpt of a post without a written one: the beginning of its text, followed by three dots. */
export const excerptLength = 200;

const wordsPerMinute = 200;

export const readingMinutes = (words: number) => Math.max(1, Math.ceil(words / wordsPerMinute));

/** Returns a tag as in its page's URL. */
export const tagSlug = (tag: string) =>
  tag
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, '-')
    .replace(/^-|-$/g, '') || tag.toLowerCase();

export const tagPath = (tag: string) => `/blog/tag/${encodeURIComponent(tagSlug(tag))}`;

export const postPath = (slug: string) => `/blog/${slug}`;

/** Returns the path of a list of posts; the first page has no `after`. */
export function listPath({ tag, search, after }: PostQuery): string {
  const path = tag === undefined ? '/blog' : tagPath(tag);
  const query = Object.entries({ search, after }).flatMap(([name, value]) =>
    value === undefined ? [] : `${name}=${encodeURIComponent(value)}`,
  );
  return query.length === 0 ? path : `${path}?${query.join('&')}`;
}

/** The fields of a post that a list contains. */
export type PostSummary = {
  id: string;
  slug: string;
  title: string;
  /** HTML, sanitised. */
  excerpt: string;
  /** False if the excerpt was not written but taken from the beginning of the text. */
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

/** A request by an old slug returns the post with its new one. `older` and `newer` are posts that the reader may see. */
export type PostAnswer = { post: Post; older: PostLink | null; newer: PostLink | null };

export type PostPage = { posts: PostSummary[]; next: string | null };

export type PostQuery = { tag?: string; search?: string; after?: string };

/**
 * Data in a page's `<script type="application/json" id="page-data">`, from which the browser renders what the Worker has
 * rendered, without a request. `address`: the path and query of the page.
 */
export type BlogData = { address: string; admin: boolean } & (
  | { page: 'blog'; tag: string | null; search: string | null; list: PostPage }
  | { page: 'blog-post'; answer: PostAnswer | null }
);
