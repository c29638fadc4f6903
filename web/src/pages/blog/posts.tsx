import { useCallback, useEffect, useMemo, useState } from 'react';
import { useNavigate, useParams, useSearchParams } from 'react-router-dom';
import { tagLabel } from '#contract/blog-words.ts';
import { listPath, type PostPage, type PostQuery, type PostSummary } from '#contract/blog.ts';
import { useAdmin } from '../../admin/admin.ts';
import { AdminBar } from '../../admin/admin-bar.tsx';
import { BlogTitle, BlogTop } from '../../blog/blog-head.tsx';
import { PostSearch } from '../../blog/post-list.tsx';
import { readPosts } from '../../blog/posts.ts';
import { dropPageData, usePageData } from '../../blog/page-data.ts';
import { useTitle } from '../../blog/use-title.ts';
import { useReading } from '../../page/reading.ts';
import { List } from './list.tsx';
import { ManagedPosts } from './managed-posts.tsx';

function useQuery(): PostQuery {
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

export function Posts() {
  const query = useQuery();
  const data = usePageData('blog');
  const [drawn] = useState(data);
  const admin = useAdmin(drawn?.admin);
  const navigate = useNavigate();
  // Who asks decides what comes, so becoming an admin, or leaving, asks anew.
  const read = useCallback(
    (signal?: AbortSignal) => readPosts(query, signal),
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- see above
    [query, admin],
  );
  const { reading, readAgain, change } = useReading<PostPage>(read, drawn?.list);
  useEffect(dropPageData, []);
  useTitle(titleWords(query, reading.phase === 'read' ? reading.data.posts : []));

  return (
    <>
      {admin && <AdminBar />}
      <BlogTop />
      <header className="page-head blog-head">
        <BlogTitle admin={admin} />
        <PostSearch
          query={query}
          onSearch={(words) => {
            const search = words.trim();
            void navigate(listPath(search === '' ? {} : { search }));
          }}
        />
      </header>
      {admin ? (
        <ManagedPosts query={query} reading={reading} onChange={change} onAgain={readAgain} />
      ) : (
        <List query={query} reading={reading} onAgain={readAgain} />
      )}
    </>
  );
}
