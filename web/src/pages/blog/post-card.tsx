import { Link } from 'react-router-dom';
import { postPath, type PostSummary, tagPath } from '#contract/blog.ts';
import { dayInWords } from '../../words/moments.ts';

export const PostCard = ({ post }: { post: PostSummary }) => (
  <article className="post-card">
    {post.image_url !== null && <img src={post.image_url} alt="" loading="lazy" decoding="async" />}
    <p className="post-date">
      <time dateTime={post.created_at}>{dayInWords(post.created_at, 'UTC')}</time>
      {!post.published && <span className="post-draft">Draft</span>}
    </p>
    <h2>
      <Link to={postPath(post.slug)}>{post.title}</Link>
    </h2>
    {/* Sanitised on the server when it was written. */}
    <div className="post-excerpt" dangerouslySetInnerHTML={{ __html: post.excerpt }} />
    <p className="post-author">{post.author}</p>
    {post.tags.length > 0 && (
      <ul className="post-tags">
        {post.tags.map((tag) => (
          <li key={tag}>
            <Link to={tagPath(tag)}>{tag}</Link>
          </li>
        ))}
      </ul>
    )}
  </article>
);
