import { useCallback, useEffect, useState, useSyncExternalStore } from 'react';
import { useNavigate } from 'react-router-dom';
import { missingPost } from '#contract/blog-words.ts';
import type { PostAnswer } from '#contract/blog.ts';
import { mayBeAdmin, useAdmin } from '../../admin/admin.ts';
import { AdminBar } from '../../admin/admin-bar.tsx';
import type { Failed } from '../../api.ts';
import { postAddress } from '#contract/blog-addresses.ts';
import { Neighbours } from '../../blog/neighbours.tsx';
import { PostArticle } from '../../blog/post-article.tsx';
import { readPost } from '../../blog/posts.ts';
import { titleOf } from '../../blog/use-title.ts';
import { saysMissing, writtenPost } from '../../blog/written.ts';
import { paths } from '../../navigation/paths.ts';
import { useReading } from '../../page/reading.ts';
import { Button, buttonClass } from '../../ui/button.tsx';
import { failureInWords } from '../../words/failures.ts';
import { Share } from './share.tsx';

const missing: Failed = { ok: false, status: 404, code: 'post_not_found', error: missingPost.sentence };

const Back = () => (
  <p className="post-back">
    <a href={paths.blog}>Back to blog</a>
  </p>
);

const Loading = () => (
  <div className="notice passage">
    <h1 tabIndex={-1}>Loading blog post...</h1>
  </div>
);

type MissingProps = { failure: Failed; again?: boolean; onAgain?: () => void };

const PostMissing = ({ failure, again = false, onAgain }: MissingProps) => (
  <div className="notice passage">
    <h1 tabIndex={-1}>{missingPost.title}</h1>
    <p>{failureInWords(failure, 'Failed to load blog post')}</p>
    <p className="actions">
      {failure.status !== 404 && (
        <Button busy={again} onClick={onAgain}>
          Try again
        </Button>
      )}
      <a href={paths.blog} className={buttonClass(failure.status === 404 ? 'primary' : 'quiet')}>
        Back to blog
      </a>
    </p>
  </div>
);

/** The heading that had the focus went with what stood there while the post was on its way. */
function useFocusOnArrival(title: string | undefined, wasWritten: boolean) {
  useEffect(() => {
    if (title === undefined) return;
    document.title = titleOf(title);
    if (wasWritten || (document.activeElement && document.activeElement !== document.body)) return;
    document.querySelector<HTMLElement>('main h1')?.focus({ preventScroll: true });
  }, [title, wasWritten]);
}

function Found({ answer: { post, older, newer } }: { answer: PostAnswer }) {
  const admin = useAdmin();
  return (
    <>
      {admin && <AdminBar />}
      <Back />
      <PostArticle post={post} share={<Share post={post} />} />
      <Neighbours older={older} newer={newer} />
    </>
  );
}

function ReadPost({ slug }: { slug: string }) {
  const navigate = useNavigate();
  const [written] = useState(() => writtenPost(slug));
  const read = useCallback((signal?: AbortSignal) => readPost(slug, signal), [slug]);
  const { reading, readAgain } = useReading(read, written);
  const answer = reading.phase === 'read' ? reading.data : undefined;
  const title = reading.phase === 'failed' ? missingPost.title : answer?.post.title;
  useFocusOnArrival(title, written !== undefined);

  const slugNow = answer?.post.slug;
  useEffect(() => {
    if (slugNow !== undefined && slugNow !== slug) void navigate(postAddress(slugNow), { replace: true });
  }, [slugNow, slug, navigate]);

  if (reading.phase === 'reading') return <Loading />;
  if (reading.phase === 'failed') {
    return <PostMissing failure={reading.failure} again={reading.again} onAgain={() => void readAgain()} />;
  }
  return <Found answer={reading.data} />;
}

const never = () => () => undefined;

/** Where the document says that there is no such post, only an admin asks once more: it may be a draft. */
export function PostPage({ slug }: { slug: string }) {
  const [isMissing] = useState(saysMissing);
  const asksAnew = useSyncExternalStore(never, mayBeAdmin, () => false);
  return isMissing && !asksAnew ? <PostMissing failure={missing} /> : <ReadPost slug={slug} />;
}
