import { useCallback, useEffect, useState, useSyncExternalStore } from 'react';
import { useNavigate, useParams } from 'react-router-dom';
import { missingPost } from '#contract/blog-words.ts';
import { type Post, type PostAnswer, postPath } from '#contract/blog.ts';
import { brand } from '#contract/brand.ts';
import { AdminBar } from '#admin/admin-bar.tsx';
import { mayBeAdmin, useAdmin } from '#admin/admin.ts';
import type { Failed } from '#api-client';
import { paths } from '#navigation/paths.ts';
import { useQuery } from '#page-parts/query.ts';
import { BlogFrame } from '#posts/blog-frame.tsx';
import { Neighbours } from '#posts/neighbours.tsx';
import { dropPageData, usePageData } from '#posts/page-data.ts';
import { PostArticle } from '#posts/post-article.tsx';
import { readPost } from '#posts/posts.ts';
import { titleOf } from '#posts/use-title.ts';
import { Button, buttonClass } from '#ui/button.tsx';
import { toasts } from '#ui/toast-store.ts';
import { failureInWords } from '#words/failures.ts';

/** Returns the text of HTML. The parsed document is never shown. */
const textOf = (html: string) => new DOMParser().parseFromString(html, 'text/html').body.textContent.trim();

/** Returns the page's URL without the query and hash that the reader came with. */
const address = () => location.origin + location.pathname;

async function share({ title, excerpt }: Post): Promise<'shared' | 'left' | 'failed'> {
  try {
    const text = textOf(excerpt) || `A post from the ${brand.name} blog`;
    await navigator.share({ title, text, url: address() });
    return 'shared';
  } catch (error) {
    return error instanceof DOMException && error.name === 'AbortError' ? 'left' : 'failed';
  }
}

async function copyLink() {
  try {
    await navigator.clipboard.writeText(address());
    toasts.show({ type: 'success', title: 'Link copied to clipboard!' });
  } catch {
    const message = `The browser does not allow it. This is the link: ${address()}`;
    toasts.show({ type: 'error', title: 'The link could not be copied', message });
  }
}

const Share = ({ post }: { post: Post }) => (
  <p className="post-share with-script">
    <Button
      look="quiet"
      onClick={() =>
        void ('share' in navigator ? share(post) : Promise.resolve('failed')).then((outcome) =>
          outcome === 'failed' ? copyLink() : undefined,
        )
      }
    >
      Share
    </Button>
  </p>
);

const missing: Failed = { ok: false, status: 404, code: 'post_not_found', error: missingPost.sentence };

const Back = () => (
  <p className="post-back small">
    <a className="touch" href={paths.blog}>
      Back to blog
    </a>
  </p>
);

const Loading = () => (
  <div className="notice stack-5 passage tall">
    <h1 tabIndex={-1}>Loading blog post...</h1>
  </div>
);

type MissingProps = { failure: Failed; retrying?: boolean; onRetry?: () => void };

const PostMissing = ({ failure, retrying = false, onRetry }: MissingProps) => (
  <div className="notice stack-5 passage tall">
    <h1 tabIndex={-1}>{missingPost.title}</h1>
    <p>{failureInWords(failure, 'Failed to load blog post')}</p>
    <p className="actions">
      {failure.status !== 404 && (
        <Button busy={retrying} onClick={onRetry}>
          Try again
        </Button>
      )}
      <a href={paths.blog} className={buttonClass(failure.status === 404 ? 'primary' : 'quiet')}>
        Back to blog
      </a>
    </p>
  </div>
);

/** Sets the title and focuses the heading, because the one that had the focus was replaced while the post loaded. */
function useFocusOnArrival(title: string | undefined, wasWritten: boolean) {
  useEffect(() => {
    if (title === undefined) return;
    document.title = titleOf(title);
    if (wasWritten || (document.activeElement && document.activeElement !== document.body)) return;
    document.querySelector<HTMLElement>('main h1')?.focus({ preventScroll: true });
  }, [title, wasWritten]);
}

function Found({ answer: { post, older, newer } }: { answer: PostAnswer }) {
  const admin = useAdmin(usePageData('blog-post')?.admin);
  return (
    <>
      {admin && <AdminBar />}
      <Back />
      <PostArticle post={post} share={<Share post={post} />} />
      <Neighbours older={older} newer={newer} />
    </>
  );
}

type Props = { slug: string; drawn: PostAnswer | undefined };

function ReadPost({ slug, drawn }: Props) {
  const navigate = useNavigate();
  const read = useCallback((signal?: AbortSignal) => readPost(slug, signal), [slug]);
  const { query, refetch } = useQuery(read, drawn);
  const answer = query.phase === 'loaded' ? query.data : undefined;
  useFocusOnArrival(query.phase === 'failed' ? missingPost.title : answer?.post.title, drawn !== undefined);

  const slugNow = answer?.post.slug;
  useEffect(() => {
    if (slugNow !== undefined && slugNow !== slug) void navigate(postPath(slugNow), { replace: true });
  }, [slugNow, slug, navigate]);

  if (query.phase === 'loading') return <Loading />;
  if (query.phase === 'failed') {
    return <PostMissing failure={query.failure} retrying={query.retrying} onRetry={() => void refetch()} />;
  }
  return <Found answer={query.data} />;
}

/** If the document has no such post, fetches it again for an admin, who may see it as a draft. */
function PostOf({ slug }: { slug: string }) {
  const data = usePageData('blog-post');
  const [drawn] = useState(data);
  const asksAgain = useSyncExternalStore(never, mayBeAdmin, () => false) && drawn?.admin === false;
  useEffect(dropPageData, []);
  return drawn !== null && drawn.answer === null && !asksAgain ? (
    <PostMissing failure={missing} />
  ) : (
    <ReadPost slug={slug} drawn={drawn?.answer ?? undefined} />
  );
}

const never = () => () => undefined;

export default function BlogPost() {
  const { slug = '' } = useParams();
  return (
    <BlogFrame>
      <PostOf key={slug} slug={slug} />
    </BlogFrame>
  );
}
