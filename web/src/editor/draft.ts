import type { Post } from '#contract/blog.ts';
import { forget, readStored, store } from '../browser/storage.ts';

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

function readKept(): Kept | undefined {
  try {
    return JSON.parse(readStored(key) ?? 'null') ?? undefined;
  } catch {
    return undefined;
  }
}

/** What was written and never saved, as a reload or a crash has left it. */
export function unsavedDraft(of: string | null): Draft | undefined {
  const kept = readKept();
  return kept?.of === of ? kept.draft : undefined;
}

export const unsavedTitle = (): { of: string | null; title: string } | undefined => {
  const kept = readKept();
  return kept && { of: kept.of, title: kept.draft.title };
};

export const keepDraft = (of: string | null, draft: Draft) => store(key, JSON.stringify({ of, draft }));
export const forgetDraft = () => forget(key);
