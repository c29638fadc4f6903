import type { ReactNode } from 'react';
import { postPath } from '#contract/blog.ts';
import { firstRow } from '#contract/blog-words.ts';
import type { PostSummary } from '#contract/blog.ts';
import { Html } from './html.tsx';
import { PostDay } from './post-day.tsx';
import { Tags } from './tags.tsx';

type Props = { post: PostSummary; place: number; controls?: ReactNode };

export const PostCard = ({ post, place, controls }: Props) => (
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
    <p className="card-facts">
      <PostDay moment={post.created_at} />
      {!post.published && <span className="draft">Draft</span>}
    </p>
    <h2>
      <a href={postPath(post.slug)}>{post.title}</a>
    </h2>
    <Html className="card-excerpt" html={post.excerpt} />
    <p className="card-author">{`By ${post.author}`}</p>
    <Tags tags={post.tags} />
    {controls}
  </li>
);
