import type { z } from 'zod';
import { tagSlug } from '#contract/blog.ts';
import type { ErrorCode } from '#contract/errors.ts';
import { limits } from '#contract/limits.ts';
import { excerptOf, insecureImage } from '#contract/post-html.ts';
import type { newPostBody } from '#contract/schemas.ts';
import { countWords } from '#contract/words.ts';
import type { posts } from '#db/schema/blog.ts';
import { holdsInsecureImage, sanitise } from './sanitise.ts';
import { textOf } from './text.ts';

/** Returns the slug of a title; derived from the post's id if the title has no Latin letters or digits. */
export const slugOf = (title: string, id: string): string =>
  title
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '') || `post-${id.slice(0, 8)}`;

/** Maximum length of the searchable text stored beside the HTML, since a database row holds at most 2 MB. */
const searchedChars = 200_000;

type Draft = Omit<z.output<typeof newPostBody>, 'author'>;

/** A draft as it is stored in the database. */
type Composed = Omit<
  typeof posts.$inferSelect,
  'number' | 'id' | 'slug' | 'author' | 'createdAt' | 'updatedAt'
>;

type Outcome = { post: Composed; refused?: undefined } | { refused: ErrorCode; sentence?: string };

const bytesOf = (...texts: (string | null | undefined)[]) =>
  new TextEncoder().encode(texts.join('')).byteLength;

function sizeOf({ title, content, excerpt, tags = [], image_url }: Draft): number {
  return bytesOf(title, content, excerpt, image_url, ...tags);
}

/** Removes tags whose pages have the same URL; the first spelling is kept. */
const distinctTags = (tags: string[]) =>
  tags
    .map((tag) => ({ tag, slug: tagSlug(tag) }))
    .filter(({ slug }, at, all) => all.findIndex((other) => other.slug === slug) === at);

/** Converts a draft to its stored form: sanitised, with the fields derived from its text. */
export function composePost(draft: Draft): Outcome {
  if (sizeOf(draft) > limits.postBytes) return { refused: 'post_too_large' };
  if ([draft.content, draft.excerpt ?? ''].some(holdsInsecureImage))
    return { refused: 'invalid_input', sentence: insecureImage };
  const content = sanitise(draft.content);
  const text = textOf(content);
  if (text === '' && !/<(?:img|iframe) /.test(content)) {
    return { refused: 'invalid_input', sentence: 'A post needs content.' };
  }
  const written = sanitise(draft.excerpt ?? '');
  const tags = distinctTags(draft.tags ?? []);
  const post: Composed = {
    title: draft.title,
    content,
    text: `${textOf(written)} ${text}`.trim().slice(0, searchedChars),
    words: countWords(text),
    excerpt: written === '' ? excerptOf(text) : written,
    excerptWritten: written !== '',
    published: draft.published ?? false,
    tags: tags.map(({ tag }) => tag),
    tagSlugs: tags.map(({ slug }) => slug),
    imageUrl: draft.image_url ?? null,
  };
  // The sanitiser adds attributes to links and pictures, so the size is checked again.
  return sizeOf({ ...draft, content }) > limits.postBytes ? { refused: 'post_too_large' } : { post };
}

/** Converts a stored post back to the full draft that the editor would send. */
export const draftOf = (post: Composed): Draft => ({
  title: post.title,
  content: post.content,
  excerpt: post.excerptWritten ? post.excerpt : null,
  published: post.published,
  tags: post.tags,
  image_url: post.imageUrl,
});
