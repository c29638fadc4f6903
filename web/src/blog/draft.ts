import type { Post } from '#contract/blog.ts';
import { local } from '../browser/storage.ts';
import { createListeners } from '../browser/store.ts';

export type Draft = {
  title: string;
  excerpt: string;
  content: string;
  /** In one line, with commas between them. */
  tags: string;
  image_url: string;
  published: boolean;
};

export const draftOf = (post: Post | undefined): Draft => ({
  title: post?.title ?? '',
  excerpt: post?.excerpt_written ? post.excerpt : '',
  content: post?.content ?? '',
  tags: post?.tags.join(', ') ?? '',
  image_url: post?.image_url ?? '',
  published: post?.published ?? false,
});

const key = 'blog_drafts';

/** `of`: the post that is edited, null for a new one. */
export type Kept = { of: Pick<Post, 'id' | 'slug'> | null; draft: Draft };

type Of = Pick<Post, 'id'> | null | undefined;

const isKept = (value: unknown): value is Kept =>
  typeof value === 'object' && value !== null && 'of' in value && 'draft' in value;

/** What was written and never saved, as a reload or a crash has left it: at most one for each post, since two tabs may edit two. */
export function keptDrafts(): Kept[] {
  const kept = local.readJson(key);
  return Array.isArray(kept) ? kept.filter(isKept) : [];
}

const isOf = (post: Of) => (kept: Kept) => kept.of?.id === post?.id;

export const unsavedDraft = (post: Of): Draft | undefined => keptDrafts().find(isOf(post))?.draft;

const changed = createListeners();

export const onDraftsChanged = changed.subscribe;

/** The same for as long as nothing has changed. */
export const draftsAsKept = () => local.read(key);

const without = (post: Of) => keptDrafts().filter((kept) => !isOf(post)(kept));

/** Whether it was kept. */
export function keepDraft(kept: Kept): boolean {
  const written = local.write(key, JSON.stringify([kept, ...without(kept.of)]));
  changed.tell();
  return written;
}

export function forgetDraft(post: Of) {
  const others = without(post);
  if (others.length === 0) local.remove(key);
  else local.write(key, JSON.stringify(others));
  changed.tell();
}
