import { type ReactNode, Suspense, useSyncExternalStore } from 'react';
import { ErrorBoundary } from './error-boundary.tsx';

const Nothing = () => null;

type Props = {
  /** A failure is forgotten when this changes. */
  of?: string;
  /** What stands there until the part has come, and what if it does not come. */
  arriving?: ReactNode;
  failed?: () => ReactNode;
  onError?: () => void;
  children: ReactNode;
};

const never = () => () => undefined;

/** A part whose script comes after the page, which is rendered without it. */
export function LazyPart({ of = '', arriving = null, failed = Nothing, children, ...rest }: Props) {
  const inBrowser = useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
  return inBrowser ? (
    <ErrorBoundary resetKey={of} fallback={failed} {...rest}>
      <Suspense fallback={arriving}>{children}</Suspense>
    </ErrorBoundary>
  ) : (
    arriving
  );
}
