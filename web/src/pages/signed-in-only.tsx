import type { ReactNode } from 'react';
import { Navigate } from 'react-router-dom';
import { useAccount } from '../account/account.ts';
import type { SignedIn } from '../account/store.ts';
import { paths } from '../paths.ts';
import { PageOnItsWay } from '../shell/shell-while-loading.tsx';

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
