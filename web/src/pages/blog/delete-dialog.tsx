import { useState } from 'react';
import type { PostSummary } from '#contract/blog.ts';
import { call } from '#api-client';
import { askDelete } from '#content/blog.ts';
import { Button } from '#ui/button.tsx';
import { Dialog } from '#ui/dialog.tsx';
import { toasts } from '#ui/toasts.ts';
import { failureInWords } from '#words/failures.ts';

type Props = { post: PostSummary | undefined; onClose: () => void; onDeleted: (id: string) => void };

export function DeleteDialog({ post, onClose, onDeleted }: Props) {
  const [busy, setBusy] = useState(false);

  async function remove({ id, title }: PostSummary) {
    setBusy(true);
    const answer = await call('DELETE /api/blog/posts/:id', { params: { id } });
    setBusy(false);
    onClose();
    // What somebody else has deleted meanwhile is gone all the same.
    if (answer.ok || answer.code === 'post_not_found') {
      onDeleted(id);
      toasts.show({ type: 'success', title: 'Post deleted', message: title });
    } else {
      toasts.show({ type: 'error', title: failureInWords(answer, 'Failed to delete blog post') });
    }
  }

  return (
    <Dialog title="Delete post" open={post !== undefined} onClose={onClose}>
      <p>{askDelete}</p>
      <p>
        <strong>{post?.title}</strong>
      </p>
      <p className="actions">
        <Button busy={busy} onClick={() => post && void remove(post)}>
          Delete
        </Button>
        <Button look="quiet" onClick={onClose}>
          Cancel
        </Button>
      </p>
    </Dialog>
  );
}
