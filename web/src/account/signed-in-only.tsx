import type { ReactNode } from 'react';
import { Navigate } from 'react-router-dom';
import { paths } from '../navigation/paths.ts';
import { PageOnItsWay } from '../page/page-on-its-way.tsx';
import { useAccount } from './account.ts';
import type { SignedIn } from './session/store.ts';

/** A page for people who are signed in: waits until that is known, and sends everybody else home. */
export function SignedInOnly({ children }: { children: (known: SignedIn) => ReactNode }) {
  const known = useAccount();
  if (known.phase === 'signed-in') return children(known);
  return (
    <>
      {known.phase === 'signed-out' && <Navigate to={paths.home} replace />}
      {/* Also while home is on its way, so that the footer does not jump. */}
      <PageOnItsWay />
    </>
  );
}
