import type { RefObject } from 'react';
import type { Post } from '#contract/blog.ts';

type Props = {
  post: Post | undefined;
  mayLeave: RefObject<(() => Promise<boolean>) | undefined>;
  onClose: () => void;
  onSaved: (post: Post) => void;
};

export const PostEditor = ({ post }: Props) => <p>{post?.title}</p>;
