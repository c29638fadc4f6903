import { useCallback, useEffect, useRef, useState } from 'react';
import { type Post, type PostPage, postPath, type PostSummary } from '#contract/blog.ts';
import { SignOut } from '#admin/sign-out.tsx';
import { PostList, type PostListProps } from '#posts/post-list.tsx';
import { readPost, summaryOf } from '#posts/posts.ts';
import { Button } from '#ui/button.tsx';
import { LazyPart } from '#ui/lazy-part.tsx';
import { lazy } from '#ui/lazy.ts';
import { Skeleton } from '#ui/skeleton.tsx';
import { toasts } from '#ui/toast-store.ts';
import { failureInWords } from '#words/failures.ts';
import { DeleteDialog, KeptDrafts } from './kept-drafts.tsx';

const PostEditor = lazy(async () => ({ default: (await import('#editor/post-editor.tsx')).PostEditor }));

const EditorFailed = () => (
  <p role="alert">The editor did not load. Reload the page to try again; your draft is still saved.</p>
);

export type ManagedPostsProps = PostListProps & { onChange: (edit: (page: PostPage) => PostPage) => void };

/** `draft`: the id under which the draft is stored. `post` is undefined for a new post. */
type Open = { draft: string; post: Post | undefined };

const put = (saved: Post, { posts, next }: PostPage): PostPage => {
  const summary = summaryOf(saved);
  const isKnown = posts.some(({ id }) => id === saved.id);
  return {
    posts: isKnown ? posts.map((post) => (post.id === saved.id ? summary : post)) : [summary, ...posts],
    next,
  };
};

const heading = 'h1';
const linkTo = ({ slug }: PostSummary) => `.card h2 a[href="${CSS.escape(postPath(slug))}"]`;

/** Moves the focus when its element goes with the editor, a deleted post or the admin; else the keyboard restarts at the top. */
const focus = (place: string) => document.querySelector<HTMLElement>(`main ${place}`)?.focus();

/** The list for an admin, with drafts and controls to edit it. Signing out removes it and the editor. */
export function ManagedPosts({ onChange, ...list }: ManagedPostsProps) {
  const [open, setOpen] = useState<Open>();
  const [doomed, setDoomed] = useState<PostSummary>();
  const [opening, setOpening] = useState<string>();
  const mayLeave = useRef<() => Promise<boolean>>(undefined);
  const focusNext = useRef<string>(undefined);

  useEffect(() => {
    if (open !== undefined || doomed !== undefined || focusNext.current === undefined) return;
    focus(focusNext.current);
    focusNext.current = undefined;
  }, [open, doomed]);

  const noteLeaving = useCallback((ask: (() => Promise<boolean>) | undefined) => {
    mayLeave.current = ask;
  }, []);

  async function edit({ id, slug }: PostSummary) {
    if (open?.draft === id) return focus('.post-editor h2');
    setOpening(id);
    const answer = await readPost(slug);
    setOpening(undefined);
    if (!answer.ok) {
      toasts.show({ type: 'error', title: failureInWords(answer, 'Failed to load blog post') });
    } else if (open === undefined || (await mayLeave.current?.())) {
      setOpen({ draft: id, post: answer.data.post });
    }
    return undefined;
  }

  const add = async () => {
    if (open === undefined || (await mayLeave.current?.())) {
      setOpen({ draft: crypto.randomUUID(), post: undefined });
    }
  };

  const close = (place: string) => {
    focusNext.current = place;
    setOpen(undefined);
  };

  const controls = (post: PostSummary) => (
    <p className="card-controls actions">
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
        <SignOut
          label="Logout"
          mayLeave={() => mayLeave.current?.() ?? Promise.resolve(true)}
          onLeft={() => focus(heading)}
        />
      </p>
      {open !== undefined && (
        <LazyPart arriving={<Skeleton label="Loading the editor" lines={8} />} failed={EditorFailed}>
          <PostEditor
            key={open.draft}
            {...open}
            onLeaving={noteLeaving}
            onClose={() => close(open.post === undefined ? '.blog-controls button' : linkTo(open.post))}
            onSaved={(saved) => {
              onChange((page) => put(saved, page));
              close(linkTo(saved));
            }}
          />
        </LazyPart>
      )}
      {open === undefined && <KeptDrafts onOpen={(draft, post) => setOpen({ draft, post })} />}
      <PostList {...list} controls={controls} />
      <DeleteDialog
        post={doomed}
        onClose={() => setDoomed(undefined)}
        onDeleted={(id) => {
          onChange(({ posts, next }) => ({ posts: posts.filter((post) => post.id !== id), next }));
          focusNext.current = heading;
        }}
      />
    </>
  );
}
