import { defaultAuthor, type PostQuery, type PostSummary, tagSlug } from './blog.ts';
import { brand } from './brand.ts';
import { plans } from './plans.ts';

/** Copy of the blog's pages, whether the Worker or the browser renders them. */
export const subtitles = {
  reader: 'Latest insights and updates',
  admin: 'Manage your blog posts',
} as const;

export const emptyList = {
  title: 'No posts available',
  reader: 'Check back soon for new content!',
  admin: 'Start by creating your first blog post!',
} as const;

export const nothingFound = {
  title: 'No post has all of these words',
  advice: 'Try fewer words, or just part of one.',
} as const;

export const missingPost = { title: 'Blog Post Not Found', sentence: 'Blog post not found' } as const;

export const invitation = {
  title: `Try ${brand.name} on your own text`,
  body: `Paste it, and see each change with its reason. The first ${plans.free.wordsPerMonth} words are free, without an account.`,
  action: `Try ${brand.name}`,
} as const;

const months = 'January February March April May June July August September October November December'.split(
  ' ',
);

/** Formats a date without Intl, whose formatter takes a slow phone longer to create than the rest of the page to render. */
export function postDay(moment: string): string {
  const day = new Date(moment);
  return `${months[day.getUTCMonth()]} ${day.getUTCDate()}, ${day.getUTCFullYear()}`;
}

export const readingTime = (minutes: number) => `${minutes} ${minutes === 1 ? 'minute' : 'minutes'} to read`;

/** Returns the author as readers see it: the product's name instead of the default author. */
export const authorName = (author: string) => (author === defaultAuthor ? brand.name : author);

export const initialOf = (author: string) => (Array.from(author)[0] ?? '').toUpperCase();

/** Returns the tag as its posts spell it. */
export const tagLabel = (tag: string, posts: readonly PostSummary[]) =>
  posts.flatMap(({ tags }) => tags).find((label) => tagSlug(label) === tagSlug(tag)) ?? tag;

/** Describes the search or tag that the list is limited to; undefined without either. */
export function chosenWords({ tag, search }: PostQuery, posts: readonly PostSummary[]): string | undefined {
  if (search !== undefined) return `Posts with “${search}”`;
  return tag === undefined ? undefined : `Posts about “${tagLabel(tag, posts)}”`;
}

/** Number of posts in the first row of a wide window; their pictures are not lazy-loaded. */
export const firstRow = 3;
