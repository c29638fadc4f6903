import { useEffect } from 'react';
import { useParams } from 'react-router-dom';
import { BlogFrame } from '../../blog/blog-frame.tsx';
import { dropWritten } from '../../blog/written.ts';
import { PostPage } from './post-page.tsx';
import { Posts } from './posts.tsx';

/** The posts, those of a tag, and each post: one script, so that what everybody loads knows of one page more and not of three. */
export default function Blog() {
  const { slug } = useParams();
  useEffect(dropWritten, []);
  return <BlogFrame>{slug === undefined ? <Posts /> : <PostPage key={slug} slug={slug} />}</BlogFrame>;
}
