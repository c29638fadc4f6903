import type { ReactNode } from 'react';
import type { PostPage, PostQuery, PostSummary } from '#contract/blog.ts';
import { PostList } from '../../blog/post-list.tsx';
import { couldNotLoadPosts } from '../../content/blog.ts';
import { ReadingFailed } from '../../page/reading-failed.tsx';
import type { Reading } from '../../page/reading.ts';
import { Skeleton } from '../../ui/skeleton.tsx';

export type ListProps = {
  query: PostQuery;
  reading: Reading<PostPage>;
  onAgain: () => Promise<void>;
};

type Props = ListProps & { admin?: boolean; controls?: (post: PostSummary) => ReactNode };

export function List({ query, reading, onAgain, admin, controls }: Props) {
  if (reading.phase === 'reading') return <Skeleton label="Loading the posts" lines={8} />;
  if (reading.phase === 'failed') {
    return (
      <ReadingFailed
        failure={reading.failure}
        again={reading.again}
        otherwise={couldNotLoadPosts}
        onAgain={() => void onAgain()}
      />
    );
  }
  return (
    <PostList query={query} page={reading.data} {...(admin && { admin })} {...(controls && { controls })} />
  );
}
