import { mayBeAdmin } from '#admin/admin.ts';
import { BlogFrame } from '#posts/blog-frame.tsx';
import { loadManagedPosts } from './lazy-managed-posts.tsx';
import { Posts } from './posts.tsx';

export default function Blog() {
  return (
    <BlogFrame>
      <Posts />
    </BlogFrame>
  );
}

/** What the Worker drew for an admin answers only once its script is there, so the page is not taken over before. */
export const ready = async () => {
  if (mayBeAdmin()) await loadManagedPosts().catch(() => undefined);
};
