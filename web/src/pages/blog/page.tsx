import { BlogFrame } from '../../blog/blog-frame.tsx';
import { Posts } from './posts.tsx';

export default function Blog() {
  return (
    <BlogFrame>
      <Posts />
    </BlogFrame>
  );
}
