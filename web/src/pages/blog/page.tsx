import { useCallback } from 'react';
import { Link, useLocation } from 'react-router-dom';
import type { PostPage } from '#contract/blog.ts';
import { call } from '../../api.ts';
import { usePageData } from '../../page/page-data.ts';
import { useQuery } from '../../page/query.ts';
import { PostCard } from './post-card.tsx';

const listAddress = /^\/blog(?:\/tag\/([^/]+))?$/;

function Posts({ list, admin }: { list: PostPage; admin: boolean }) {
  const { pathname } = useLocation();
  if (list.posts.length === 0) {
    return (
      <div className="blog-empty">
        <h2>No posts available</h2>
        <p>{admin ? 'Start by creating your first blog post!' : 'Check back soon for new content!'}</p>
      </div>
    );
  }
  return (
    <>
      <ul className="post-cards">
        {list.posts.map((post) => (
          <li key={post.id}>
            <PostCard post={post} />
          </li>
        ))}
      </ul>
      {list.next !== null && (
        <p className="actions">
          <Link to={`${pathname}?after=${list.next}`}>Older posts</Link>
        </p>
      )}
    </>
  );
}

function AskedPosts() {
  const { pathname, search } = useLocation();
  const read = useCallback(
    (signal?: AbortSignal) => {
      const tag = listAddress.exec(pathname)?.[1];
      const asked = Object.fromEntries(new URLSearchParams(search));
      return call('GET /api/blog/posts', {
        query: tag === undefined ? asked : { ...asked, tag: decodeURIComponent(tag) },
        ...(signal && { signal }),
      });
    },
    [pathname, search],
  );
  const { query } = useQuery(read);
  if (query.phase === 'loading') return <p>Loading posts...</p>;
  const list = query.phase === 'loaded' ? query.data : { posts: [], next: null };
  return <Posts list={list} admin={false} />;
}

export default function Blog() {
  const { pathname, search } = useLocation();
  const data = usePageData('blog');
  const admin = data?.admin ?? false;
  return (
    <div className="blog">
      <h1 tabIndex={-1}>Blog{admin && ' (Admin)'}</h1>
      <p>{admin ? 'Manage your blog posts' : 'Latest insights and updates'}</p>
      {data === null ? <AskedPosts key={pathname + search} /> : <Posts list={data.list} admin={admin} />}
    </div>
  );
}
