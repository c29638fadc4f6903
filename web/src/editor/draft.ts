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
type Kept = { of: string | null; draft: Draft };

const isKept = (value: unknown): value is Kept =>
  typeof value === 'object' && value !== null && 'of' in value && 'draft' in value;

function readKept(): Kept | undefined {
  const kept = local.readJson(key);
  return isKept(kept) ? kept : undefined;
}

/** What was written and never saved, as a reload or a crash has left it. */
export function unsavedDraft(of: string | null): Draft | undefined {
  const kept = readKept();
  return kept?.of === of ? kept.draft : undefined;
}

export const keepDraft = (of: string | null, draft: Draft) => local.write(key, JSON.stringify({ of, draft }));
export const forgetDraft = () => local.remove(key);
