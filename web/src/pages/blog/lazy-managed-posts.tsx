import { type ReactElement, Suspense, use } from 'react';
import { ErrorBoundary } from '#ui/error-boundary.tsx';
import { Skeleton } from '#ui/skeleton.tsx';
import type { ManagedPostsProps } from './managed-posts.tsx';

type Draw = (props: ManagedPostsProps) => ReactElement;

let asked: Promise<Draw> | undefined;

/** Loads the list with an admin's controls. The Worker waits for it before it renders for an admin; readers never load it. */
export function loadManagedPosts(): Promise<Draw> {
  if (asked) return asked;
  const part = import('./managed-posts.tsx').then(({ ManagedPosts: Part }): Draw => (props) => (
    <Part {...props} />
  ));
  asked = part;
  // With these two fields `use` returns a loaded value synchronously.
  part.then(
    (value) => Object.assign(part, { status: 'fulfilled', value }),
    () => (asked = undefined),
  );
  return part;
}

const Loaded = (props: ManagedPostsProps) => use(loadManagedPosts())(props);

const DidNotLoad = () => (
  <p role="alert">The tools for managing posts did not load. Reload the page to try again.</p>
);

export const ManagedPosts = (props: ManagedPostsProps) => (
  <ErrorBoundary resetKey="" fallback={DidNotLoad}>
    <Suspense fallback={<Skeleton label="Loading the posts" lines={8} />}>
      <Loaded {...props} />
    </Suspense>
  </ErrorBoundary>
);
