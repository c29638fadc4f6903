import type { ReactNode } from 'react';
import type { PostPage, PostQuery, PostSummary } from '#contract/blog.ts';
import { PostList } from '#posts/post-list.tsx';
import { couldNotLoadPosts } from '#content/blog.ts';
import { QueryFailed } from '#page-parts/query-failed.tsx';
import type { Query } from '#page-parts/query.ts';
import { Skeleton } from '#ui/skeleton.tsx';

export type ListProps = {
  asked: PostQuery;
  list: Query<PostPage>;
  onRetry: () => Promise<void>;
};

type Props = ListProps & { admin?: boolean; controls?: (post: PostSummary) => ReactNode };

export function List({ asked, list, onRetry, admin, controls }: Props) {
  if (list.phase === 'loading') return <Skeleton label="Loading the posts" lines={8} />;
  if (list.phase === 'failed') {
    return (
      <QueryFailed
        failure={list.failure}
        retrying={list.retrying}
        otherwise={couldNotLoadPosts}
        onRetry={() => void onRetry()}
      />
    );
  }
  return (
    <PostList query={asked} page={list.data} {...(admin && { admin })} {...(controls && { controls })} />
  );
}
