import { type ReactNode, Suspense } from 'react';
import { ErrorBoundary } from './error-boundary.tsx';
import { useInBrowser } from './in-browser.ts';

const Nothing = () => null;

type Props = {
  /** A failure is forgotten when this changes. */
  of?: string;
  /** Shown while the part loads, and when it could not be loaded. */
  arriving?: ReactNode;
  failed?: () => ReactNode;
  onError?: () => void;
  children: ReactNode;
};

/** A part whose script loads after the page. At build time only `arriving` is rendered. */
export function LazyPart({ of = '', arriving = null, failed = Nothing, children, ...rest }: Props) {
  const inBrowser = useInBrowser();
  return inBrowser ? (
    <ErrorBoundary resetKey={of} fallback={failed} {...rest}>
      <Suspense fallback={arriving}>{children}</Suspense>
    </ErrorBoundary>
  ) : (
    arriving
  );
}
