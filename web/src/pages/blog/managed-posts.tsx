import { useCallback, useRef, useState } from 'react';
import type { Post, PostPage, PostSummary } from '#contract/blog.ts';
import { SignOut } from '../../admin/sign-out.tsx';
import { readPost, summaryOf } from '../../blog/posts.ts';
import { Button } from '../../ui/button.tsx';
import { lazy } from '../../ui/lazy.ts';
import { LazyPart } from '../../ui/lazy-part.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { toasts } from '../../ui/toasts.ts';
import { failureInWords } from '../../words/failures.ts';
import { DeleteDialog } from './delete-dialog.tsx';
import { KeptDraft } from './kept-draft.tsx';
import { List, type ListProps } from './list.tsx';

const PostEditor = lazy(async () => ({ default: (await import('../../editor/post-editor.tsx')).PostEditor }));

const EditorFailed = () => (
  <p role="alert">
    The editor did not load. Reload the page to try again; a draft that you had is still kept.
  </p>
);

type Props = ListProps & { onChange: (edit: (page: PostPage) => PostPage) => void };

type Open = 'nothing' | 'new' | Post;

const put = (saved: Post, { posts, next }: PostPage): PostPage => {
  const summary = summaryOf(saved);
  const isKnown = posts.some(({ id }) => id === saved.id);
  return {
    posts: isKnown ? posts.map((post) => (post.id === saved.id ? summary : post)) : [summary, ...posts],
    next,
  };
};

/** The list as an admin sees it: with drafts, and with what changes it. Signing out takes it away, and the editor with it. */
export function ManagedPosts({ onChange, ...list }: Props) {
  const [open, setOpen] = useState<Open>('nothing');
  const [doomed, setDoomed] = useState<PostSummary>();
  const [opening, setOpening] = useState<string>();
  const mayLeave = useRef<() => Promise<boolean>>(undefined);

  const noteLeaving = useCallback((ask: (() => Promise<boolean>) | undefined) => {
    mayLeave.current = ask;
  }, []);

  async function edit({ id, slug }: PostSummary) {
    if (open !== 'nothing' && !(await mayLeave.current?.())) return;
    setOpening(id);
    const answer = await readPost(slug);
    setOpening(undefined);
    if (answer.ok) setOpen(answer.data.post);
    else toasts.show({ type: 'error', title: failureInWords(answer, 'Failed to load blog post') });
  }

  const add = async () => {
    if (open === 'nothing' || (await mayLeave.current?.())) setOpen('new');
  };

  const controls = (post: PostSummary) => (
    <p className="card-controls">
      <Button
        look="quiet"
        busy={opening === post.id}
        aria-label={`Edit: ${post.title}`}
        onClick={() => void edit(post)}
      >
        Edit
      </Button>
      <Button look="quiet" aria-label={`Delete: ${post.title}`} onClick={() => setDoomed(post)}>
        Delete
      </Button>
    </p>
  );

  return (
    <>
      <p className="actions blog-controls">
        <Button onClick={() => void add()}>Add Post</Button>
        <SignOut label="Logout" mayLeave={() => mayLeave.current?.() ?? Promise.resolve(true)} />
      </p>
      {open !== 'nothing' && (
        <LazyPart arriving={<Skeleton label="Loading the editor" lines={8} />} failed={EditorFailed}>
          <PostEditor
            key={open === 'new' ? 'new' : open.id}
            post={open === 'new' ? undefined : open}
            onLeaving={noteLeaving}
            onClose={() => setOpen('nothing')}
            onSaved={(saved) => {
              onChange((page) => put(saved, page));
              setOpen('nothing');
            }}
          />
        </LazyPart>
      )}
      {open === 'nothing' && <KeptDraft onOpen={setOpen} />}
      <List {...list} admin controls={controls} />
      <DeleteDialog
        post={doomed}
        onClose={() => setDoomed(undefined)}
        onDeleted={(id) =>
          onChange(({ posts, next }) => ({ posts: posts.filter((post) => post.id !== id), next }))
        }
      />
    </>
  );
}
