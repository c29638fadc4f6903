import type { Post } from '#contract/blog.ts';
import { local } from '../browser/storage.ts';

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

const key = 'blog_draft';

/** `of`: the post that is edited, null for a new one. */
export type Kept = { of: Pick<Post, 'id' | 'slug'> | null; draft: Draft };

const isKept = (value: unknown): value is Kept =>
  typeof value === 'object' && value !== null && 'of' in value && 'draft' in value;

/** What was written and never saved, as a reload or a crash has left it. */
export function keptDraft(): Kept | undefined {
  const kept = local.readJson(key);
  return isKept(kept) ? kept : undefined;
}

export function unsavedDraft(post: Post | undefined): Draft | undefined {
  const kept = keptDraft();
  return kept && kept.of?.id === post?.id ? kept.draft : undefined;
}

export const keepDraft = ({ of, draft }: Kept) => local.write(key, JSON.stringify({ of, draft }));
export const forgetDraft = () => local.remove(key);
