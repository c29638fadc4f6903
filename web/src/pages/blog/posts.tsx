import { useCallback, useMemo, useState } from 'react';
import { useNavigate, useParams, useSearchParams } from 'react-router-dom';
import type { PostPage, PostQuery } from '#contract/blog.ts';
import { useAdmin } from '../../admin/admin.ts';
import { AdminBar } from '../../admin/admin-bar.tsx';
import { listAddress } from '#contract/blog-addresses.ts';
import { BlogTitle, BlogTop } from '../../blog/blog-head.tsx';
import { PostSearch } from '../../blog/post-list.tsx';
import { readPosts } from '../../blog/posts.ts';
import { useTitle } from '../../blog/use-title.ts';
import { writtenPage } from '../../blog/written.ts';
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

function titleWords({ tag, search }: PostQuery): string {
  if (search !== undefined) return `Posts with “${search}”`;
  return tag === undefined ? 'Blog' : `Posts about ${tag}`;
}

export function Posts() {
  const query = useQuery();
  const admin = useAdmin();
  const navigate = useNavigate();
  const [written] = useState(() => writtenPage(query));
  // Who asks decides what comes, so becoming an admin, or leaving, asks anew.
  const read = useCallback(
    (signal?: AbortSignal) => readPosts(query, signal),
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- see above
    [query, admin],
  );
  const { reading, readAgain, change } = useReading<PostPage>(read, written);
  useTitle(titleWords(query));

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
            void navigate(listAddress(search === '' ? {} : { search }));
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
