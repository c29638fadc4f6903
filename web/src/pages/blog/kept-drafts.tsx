import { useState, useSyncExternalStore } from 'react';
import type { Post, PostSummary } from '#contract/blog.ts';
import { call } from '#api-client';
import {
  draftsAsKept,
  forgetDraft,
  keepDraft,
  type Kept,
  keptDrafts,
  onDraftsChanged,
} from '#posts/kept-post.ts';
import { readPost } from '#posts/posts.ts';
import { Button } from '#ui/button.tsx';
import { Dialog } from '#ui/dialog.tsx';
import { toasts } from '#ui/toast-store.ts';
import { failureInWords } from '#words/failures.ts';

type DeleteDialogProps = {
  post: PostSummary | undefined;
  onClose: () => void;
  onDeleted: (id: string) => void;
};

export function DeleteDialog({ post, onClose, onDeleted }: DeleteDialogProps) {
  const [busy, setBusy] = useState(false);

  async function remove({ id, title }: PostSummary) {
    setBusy(true);
    const answer = await call('DELETE /api/blog/posts/:id', { params: { id } });
    setBusy(false);
    onClose();
    // A post that another admin has deleted in the meantime counts as deleted.
    if (answer.ok || answer.code === 'post_not_found') {
      onDeleted(id);
      toasts.show({ type: 'success', title: 'Post deleted', message: title });
    } else {
      toasts.show({ type: 'error', title: failureInWords(answer, 'Failed to delete blog post') });
    }
  }

  if (!post) return null;
  return (
    <Dialog title="Delete post" onClose={onClose}>
      <p>Are you sure you want to delete this blog post?</p>
      <p>
        <strong>{post.title}</strong>
      </p>
      <p className="actions">
        <Button busy={busy} onClick={() => void remove(post)}>
          Delete
        </Button>
        <Button look="quiet" onClick={onClose}>
          Cancel
        </Button>
      </p>
    </Dialog>
  );
}

type Props = { onOpen: (draft: string, post: Post | undefined) => void };

function KeptDraft({ kept, onOpen }: Props & { kept: Kept }) {
  const [busy, setBusy] = useState(false);

  async function resume({ id, of, draft }: Kept) {
    if (of === null) return onOpen(id, undefined);
    setBusy(true);
    const answer = await readPost(of.slug);
    setBusy(false);
    if (answer.ok) return onOpen(id, answer.data.post);
    if (answer.code === 'post_not_found') {
      const newId = crypto.randomUUID();
      forgetDraft(id);
      keepDraft({ id: newId, of: null, draft });
      return onOpen(newId, undefined);
    }
    return toasts.show({ type: 'error', title: failureInWords(answer, 'Failed to load blog post') });
  }

  return (
    <p className="note draft-found small anywhere">
      You have an unsaved draft: {kept.draft.title.trim() || 'without a title'}.{' '}
      <button
        type="button"
        className="link-button"
        aria-disabled={busy}
        onClick={() => !busy && void resume(kept)}
      >
        Continue writing
      </button>
    </p>
  );
}

/** Lists the unsaved drafts stored in this browser, each with a button to continue. */
export function KeptDrafts({ onOpen }: Props) {
  // The Worker that renders the page cannot know them.
  const stored = useSyncExternalStore(onDraftsChanged, draftsAsKept, () => '');
  if (stored === '') return null;
  return keptDrafts().map((kept) => <KeptDraft key={kept.id} kept={kept} onOpen={onOpen} />);
}
