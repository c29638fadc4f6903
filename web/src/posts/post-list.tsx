import type { ReactNode } from 'react';
import { authorName, chosenWords, emptyList, firstRow, nothingFound } from '#contract/blog-words.ts';
import { listPath, type PostPage, postPath, type PostQuery, type PostSummary } from '#contract/blog.ts';
import { limits } from '#contract/limits.ts';
import { paths } from '#navigation/paths.ts';
import { QueryFailed } from '#page-parts/query-failed.tsx';
import type { Query } from '#page-parts/query.ts';
import { buttonClass } from '#ui/button.tsx';
import { Skeleton } from '#ui/skeleton.tsx';
import { Html, PostDay, Tags } from './post-details.tsx';

type PostCardProps = { post: PostSummary; place: number; controls?: ReactNode };

const PostCard = ({ post, place, controls }: PostCardProps) => (
  <li className="card">
    {post.image_url !== null && (
      <img
        className="card-picture"
        src={post.image_url}
        alt=""
        loading={place < firstRow ? 'eager' : 'lazy'}
        decoding="async"
      />
    )}
    <p className="card-facts soft small wrap">
      <PostDay moment={post.created_at} />
      {!post.published && <span className="draft fine semibold">Draft</span>}
    </p>
    <h2>
      <a href={postPath(post.slug)}>{post.title}</a>
    </h2>
    <Html className="card-excerpt soft" html={post.excerpt} />
    <p className="soft small">{`By ${authorName(post.author)}`}</p>
    <Tags tags={post.tags} />
    {controls}
  </li>
);

/** A plain form, so that it works before the script has loaded. */
export const PostSearch = ({ query, onSearch }: { query: PostQuery; onSearch?: (words: string) => void }) => (
  <search>
    <form
      className="blog-search"
      action={paths.blog}
      onSubmit={(event) => {
        event.preventDefault();
        const words = new FormData(event.currentTarget).get('search');
        onSearch?.(typeof words === 'string' ? words : '');
      }}
    >
      <label className="visually-hidden" htmlFor="blog-search">
        Search the posts
      </label>
      <input
        key={query.search ?? ''}
        className="field-input"
        id="blog-search"
        type="search"
        name="search"
        placeholder="Search the posts"
        maxLength={limits.post.searchChars}
        defaultValue={query.search ?? ''}
      />
      <button type="submit" className={buttonClass('quiet')}>
        Search
      </button>
    </form>
  </search>
);

const Chosen = ({ query, posts }: { query: PostQuery; posts: readonly PostSummary[] }) => {
  const words = chosenWords(query, posts);
  return (
    words !== undefined && (
      <p className="blog-chosen links spread">
        <strong className="title anywhere">{words}</strong>
        <a className="touch small" href={paths.blog}>
          All posts
        </a>
      </p>
    )
  );
};

const Nothing = ({ query, admin }: { query: PostQuery; admin: boolean }) =>
  query.search === undefined ? (
    <div className="blog-empty rule-above">
      <p>{emptyList.title}</p>
      <p>{admin ? emptyList.admin : emptyList.reader}</p>
    </div>
  ) : (
    <div className="blog-empty rule-above">
      <p>{nothingFound.title}</p>
      <p>{nothingFound.advice}</p>
    </div>
  );

const Pages = ({ query, next }: { query: PostQuery; next: string | null }) => {
  const { after, ...first } = query;
  if (next === null && after === undefined) return null;
  return (
    <nav className="blog-pages links rule-above" aria-label="Pages">
      {after !== undefined && <a href={listPath(first)}>First page</a>}
      {next !== null && <a href={listPath({ ...query, after: next })}>Older posts</a>}
    </nav>
  );
};

export type PostListProps = { asked: PostQuery; list: Query<PostPage>; onRetry: () => Promise<void> };

/** An admin's list comes with controls. */
type Props = PostListProps & { controls?: (post: PostSummary) => ReactNode };

export function PostList({ asked, list, onRetry, controls }: Props) {
  if (list.phase === 'loading') return <Skeleton label="Loading the posts" lines={8} />;
  if (list.phase === 'failed') {
    return <QueryFailed {...list} otherwise="The posts could not be loaded" onRetry={onRetry} />;
  }
  const { posts, next } = list.data;
  return (
    <>
      <Chosen query={asked} posts={posts} />
      {posts.length === 0 ? (
        <Nothing query={asked} admin={controls !== undefined} />
      ) : (
        <ul className="cards stack-6">
          {posts.map((post, place) => (
            <PostCard key={post.id} post={post} place={place} controls={controls?.(post)} />
          ))}
        </ul>
      )}
      <Pages query={asked} next={next} />
    </>
  );
}
