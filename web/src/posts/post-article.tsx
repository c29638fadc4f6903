import type { ReactNode } from 'react';
import { authorName, initialOf, invitation, readingTime } from '#contract/blog-words.ts';
import type { Post } from '#contract/blog.ts';
import { paths } from '#navigation/paths.ts';
import { buttonClass } from '#ui/button.tsx';
import { Html, PostDay, Tags } from './post-details.tsx';

type Props = { post: Post; share?: ReactNode };

/** A post as readers see it. */
export const PostArticle = ({ post, share }: Props) => (
  <article className="post stack-6">
    <header className="post-head stack-4">
      {!post.published && (
        <p>
          <span className="draft fine semibold">Draft</span>
        </p>
      )}
      <h1 tabIndex={-1}>{post.title}</h1>
      {post.excerpt !== '' && <Html className="post-excerpt lead soft" html={post.excerpt} />}
      <p className="post-facts wrap soft small">
        <span>{`By ${authorName(post.author)}`}</span>
        <PostDay moment={post.created_at} />
        <span>{readingTime(post.reading_minutes)}</span>
      </p>
      {share}
    </header>
    {post.image_url !== null && (
      <img className="post-picture" src={post.image_url} alt="" fetchPriority="high" decoding="async" />
    )}
    <Html className="post-content" html={post.content} />
    <Tags tags={post.tags} />
    <div className="post-author line">
      <span className="post-initial circle lead" aria-hidden="true">
        {initialOf(authorName(post.author))}
      </span>
      <p>
        <strong>{authorName(post.author)}</strong>
        <span className="soft small">Content Creator</span>
      </p>
    </div>
    <section className="post-invitation stack-3" aria-labelledby="invitation">
      <h2 id="invitation">{invitation.title}</h2>
      <p className="soft">{invitation.body}</p>
      <p className="actions">
        <a href={paths.home} className={buttonClass()}>
          {invitation.action}
        </a>
      </p>
    </section>
  </article>
);
