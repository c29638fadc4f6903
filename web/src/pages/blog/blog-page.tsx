import { useCallback, useEffect, useMemo, useState } from 'react';
import { useNavigate, useParams, useSearchParams } from 'react-router-dom';
import { subtitles, tagLabel } from '#contract/blog-words.ts';
import { listPath, type PostPage, type PostQuery, type PostSummary } from '#contract/blog.ts';
import { AdminBar } from '#admin/admin-bar.tsx';
import { mayBeAdmin, useAdmin } from '#admin/admin.ts';
import { appLinks } from '#navigation/links.ts';
import { paths } from '#navigation/paths.ts';
import { useQuery } from '#page-parts/query.ts';
import { BlogFrame } from '#posts/blog-frame.tsx';
import { dropPageData, usePageData } from '#posts/page-data.ts';
import { PostList, PostSearch } from '#posts/post-list.tsx';
import { readPosts } from '#posts/posts.ts';
import { useTitle } from '#posts/use-title.ts';
import { loadManagedPosts, ManagedPosts } from './lazy-managed-posts.tsx';

function usePostQuery(): PostQuery {
  const { tag } = useParams();
  const [params] = useSearchParams();
  const search = params.get('search')?.trim() || undefined;
  const after = params.get('after') ?? undefined;
  return useMemo(
    () => ({
      ...(tag !== undefined && { tag }),
      ...(search !== undefined && { search }),
      ...(after !== undefined && { after }),
    }),
    [tag, search, after],
  );
}

const titleWords = ({ tag }: PostQuery, posts: readonly PostSummary[]) =>
  tag === undefined ? 'Blog' : `${tagLabel(tag, posts)} · Blog`;

function Posts() {
  const asked = usePostQuery();
  const data = usePageData('blog');
  const [drawn] = useState(data);
  const admin = useAdmin(drawn?.admin);
  const navigate = useNavigate();
  // The list depends on who asks, so it is fetched again when an admin signs in or out.
  const read = useCallback(
    (signal?: AbortSignal) => readPosts(asked, signal),
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- see above
    [asked, admin],
  );
  const { query, refetch, change } = useQuery<PostPage>(read, drawn?.list);
  useEffect(dropPageData, []);
  useTitle(titleWords(asked, query.phase === 'loaded' ? query.data.posts : []));

  return (
    <>
      {admin && <AdminBar />}
      <div className="blog-top links spread rule-below small">
        <a className="touch" href={paths.home}>
          Back to home
        </a>
        <ul className="links" aria-label="Mobile apps">
          {appLinks.map(({ label, address }) => (
            <li key={address}>
              <a href={address}>{`Get it for ${label}`}</a>
            </li>
          ))}
        </ul>
      </div>
      <header className="page-head stack-2 blog-head">
        <h1 tabIndex={-1}>{admin ? 'Blog (Admin)' : 'Blog'}</h1>
        <p>{admin ? subtitles.admin : subtitles.reader}</p>
        <PostSearch
          query={asked}
          onSearch={(words) => {
            const search = words.trim();
            void navigate(listPath(search === '' ? {} : { search }));
          }}
        />
      </header>
      {admin ? (
        <ManagedPosts asked={asked} list={query} onChange={change} onRetry={refetch} />
      ) : (
        <PostList asked={asked} list={query} onRetry={refetch} />
      )}
    </>
  );
}

export default function Blog() {
  return (
    <BlogFrame>
      <Posts />
    </BlogFrame>
  );
}

/** Loads the admin's script before hydration, because the controls that the Worker rendered do not respond without it. */
export const ready = async () => {
  if (mayBeAdmin()) await loadManagedPosts().catch(() => undefined);
};
