import type { Post } from '#contract/blog.ts';
import { local } from '#browser/storage.ts';
import { createListeners } from '#browser/store.ts';

export type Draft = {
  title: string;
  excerpt: string;
  content: string;
  /** Separated by commas. */
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

const prefix = 'blog_draft_';

/**
 * `id`: id of the edited post, or a new id for a new post, because two tabs may each write one.
 * `of`: the edited post, with the version that was read when editing began; null for a new post.
 */
export type Kept = { id: string; of: Pick<Post, 'id' | 'slug' | 'updated_at'> | null; draft: Draft };

const isKept = (value: unknown): value is Kept =>
  typeof value === 'object' && value !== null && 'id' in value && 'of' in value && 'draft' in value;

function keptUnder(key: string): Kept[] {
  const kept = local.readJson(key);
  return isKept(kept) ? [kept] : [];
}

const keys = () =>
  local.attempt((open) =>
    Array.from({ length: open.length }, (_, place) => open.key(place) ?? '').filter((key) =>
      key.startsWith(prefix),
    ),
  ) ?? [];

/** Unsaved drafts, as a reload or a crash has left them. */
export const keptDrafts = (): Kept[] => keys().flatMap(keptUnder);

export const keptDraft = (id: string): Kept | undefined => keptUnder(prefix + id)[0];

const changed = createListeners();

/** Subscribes to changes of drafts, including those by other tabs. */
export function onDraftsChanged(listener: () => void) {
  addEventListener('storage', listener);
  const stop = changed.subscribe(listener);
  return () => {
    removeEventListener('storage', listener);
    stop();
  };
}

/** All stored drafts as one string, which is the same as long as nothing has changed. */
export const draftsAsKept = () =>
  keys()
    .map((key) => local.read(key))
    .join('\n');

/** Stores a draft. Returns whether it was stored. */
export function keepDraft(kept: Kept): boolean {
  const written = local.write(prefix + kept.id, JSON.stringify(kept));
  changed.notify();
  return written;
}

export function forgetDraft(id: string) {
  local.remove(prefix + id);
  changed.notify();
}
