import { type PostAnswer, type PostLink, postPath } from '#contract/blog.ts';

const Neighbour = ({ label, rel, post }: { label: string; rel: string; post: PostLink }) => (
  <a href={postPath(post.slug)} rel={rel}>
    <span>{label}</span>
    {post.title}
  </a>
);

export const Neighbours = ({ older, newer }: Pick<PostAnswer, 'older' | 'newer'>) =>
  (older !== null || newer !== null) && (
    <nav className="post-neighbours wrap" aria-label="More posts">
      {older !== null && <Neighbour label="Older post" rel="prev" post={older} />}
      {newer !== null && <Neighbour label="Newer post" rel="next" post={newer} />}
    </nav>
  );
