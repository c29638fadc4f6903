import { useState, useSyncExternalStore } from 'react';
import type { Post } from '#contract/blog.ts';
import { readPost } from '../../blog/posts.ts';
import { keepDraft, type Kept, keptDraft } from '../../blog/draft.ts';
import { toasts } from '../../ui/toasts.ts';
import { failureInWords } from '../../words/failures.ts';

const never = () => () => undefined;
const always = () => true;

type Props = { onOpen: (what: 'new' | Post) => void };

/** What this browser kept of a post that was never saved, and the way back to it. */
export function KeptDraft({ onOpen }: Props) {
  // The Worker that draws the page cannot know it.
  const inBrowser = useSyncExternalStore(never, always, () => false);
  const kept = inBrowser ? keptDraft() : undefined;
  const [busy, setBusy] = useState(false);
  if (!kept) return null;

  async function resume({ of, draft }: Kept) {
    if (of === null) return onOpen('new');
    setBusy(true);
    const answer = await readPost(of.slug);
    setBusy(false);
    if (answer.ok) return onOpen(answer.data.post);
    if (answer.code === 'post_not_found') {
      keepDraft({ of: null, draft });
      return onOpen('new');
    }
    return toasts.show({ type: 'error', title: failureInWords(answer, 'Failed to load blog post') });
  }

  return (
    <p className="draft-found">
      You have an unsaved draft: {kept.draft.title.trim() || 'without a title'}.{' '}
      <button
        type="button"
        className="link-button"
        aria-disabled={busy}
        onClick={() => !busy && void resume(kept)}
      >
        Go on writing
      </button>
    </p>
  );
}
