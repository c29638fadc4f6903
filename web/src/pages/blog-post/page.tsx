import { useCallback } from 'react';
import { Link, useParams } from 'react-router-dom';
import { type PostAnswer, postPath, tagPath } from '#contract/blog.ts';
import { call } from '../../api.ts';
import { dayInWords } from '../../words/moments.ts';
import { usePageData } from '../../page/page-data.ts';
import { useQuery } from '../../page/query.ts';

const NotThere = ({ message = 'Blog post not found' }: { message?: string }) => (
  <div className="notice">
    <h1 tabIndex={-1}>Blog Post Not Found</h1>
    <p>{message}</p>
    <p className="actions">
      <Link to="/blog">Back to the blog</Link>
    </p>
  </div>
);

function Reading({ answer: { post, older, newer } }: { answer: PostAnswer }) {
  return (
    <article className="post">
      <header>
        <h1 tabIndex={-1}>{post.title}</h1>
        {/* Excerpt and content are sanitised on the server when they are written. */}
        <div className="post-excerpt" dangerouslySetInnerHTML={{ __html: post.excerpt }} />
        <p className="post-date">
          {`${post.author} · `}
          <time dateTime={post.created_at}>{dayInWords(post.created_at, 'UTC')}</time>
          {` · ${post.reading_minutes} min read`}
        </p>
      </header>
      {post.image_url !== null && (
        <img className="post-picture" src={post.image_url} alt="" decoding="async" />
      )}
      <div className="post-content" dangerouslySetInnerHTML={{ __html: post.content }} />
      {post.tags.length > 0 && (
        <ul className="post-tags">
          {post.tags.map((tag) => (
            <li key={tag}>
              <Link to={tagPath(tag)}>{tag}</Link>
            </li>
          ))}
        </ul>
      )}
      <nav aria-label="Other posts">
        {newer !== null && <Link to={postPath(newer.slug)}>{`Newer: ${newer.title}`}</Link>}
        {older !== null && <Link to={postPath(older.slug)}>{`Older: ${older.title}`}</Link>}
      </nav>
    </article>
  );
}

function AskedPost({ slug }: { slug: string }) {
  const read = useCallback(
    (signal?: AbortSignal) =>
      call('GET /api/blog/posts/:slug', { params: { slug }, ...(signal && { signal }) }),
    [slug],
  );
  const { query } = useQuery(read);
  if (query.phase === 'loading') return <p>Loading blog post...</p>;
  if (query.phase === 'loaded') return <Reading answer={query.data} />;
  return (
    <NotThere
      message={query.failure.code === 'post_not_found' ? query.failure.error : 'Failed to load blog post'}
    />
  );
}

export default function BlogPost() {
  const { slug = '' } = useParams();
  const data = usePageData('blog-post');
  if (data === null) return <AskedPost key={slug} slug={slug} />;
  return data.answer === null ? <NotThere /> : <Reading answer={data.answer} />;
}
