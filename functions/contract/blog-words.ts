import { defaultAuthor, type PostQuery, type PostSummary, tagSlug } from './blog.ts';
import { brand } from './brand.ts';
import { plans } from './plans.ts';

/** What a page of the blog says, whether the Worker writes it or the browser draws it. */
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

/** By hand: what writes dates takes a slow phone longer to make than the rest of the page. */
export function postDay(moment: string): string {
  const day = new Date(moment);
  return `${months[day.getUTCMonth()]} ${day.getUTCDate()}, ${day.getUTCFullYear()}`;
}

export const readingTime = (minutes: number) => `${minutes} ${minutes === 1 ? 'minute' : 'minutes'} to read`;

/** To readers, what nobody signed is by the product. */
export const authorName = (author: string) => (author === defaultAuthor ? brand.name : author);

export const initialOf = (author: string) => (Array.from(author)[0] ?? '').toUpperCase();

/** As its posts write it. */
export const tagLabel = (tag: string, posts: readonly PostSummary[]) =>
  posts.flatMap(({ tags }) => tags).find((label) => tagSlug(label) === tagSlug(tag)) ?? tag;

/** What was asked for, where it is less than all. */
export function chosenWords({ tag, search }: PostQuery, posts: readonly PostSummary[]): string | undefined {
  if (search !== undefined) return `Posts with “${search}”`;
  return tag === undefined ? undefined : `Posts about “${tagLabel(tag, posts)}”`;
}

/** The posts in the first row of a wide window, whose pictures load at once. */
export const firstRow = 3;
