import { type ReactNode, useEffect, useState } from 'react';
import { Navigate, useLocation, useNavigate } from 'react-router-dom';
import { paths } from '#navigation/paths.ts';
import { PageOnItsWay } from '#page-parts/page-on-its-way.tsx';
import { useAccount } from './account.ts';
import type { SignedIn } from './session/account-store.ts';
import { askToSignIn } from './sign-in/sign-in-request.ts';

/** Home, where the sign-in window opens and leads back to the page that was asked for. */
function AskAGuest({ called }: { called: string }) {
  const navigate = useNavigate();
  const { pathname, search, hash } = useLocation();
  const path = pathname + search + hash;
  useEffect(() => {
    void navigate(paths.home, { replace: true });
    askToSignIn({
      mode: 'signin',
      reason: `Sign in to open ${called}.`,
      next: { here: () => void navigate(path), fromGoogle: { purpose: 'sign-in', path } },
    });
  }, [navigate, path, called]);
  return null;
}

type Props = {
  /** What a person who is asked to sign in calls the page. */
  called: string;
  children: (known: SignedIn) => ReactNode;
};

/** A page for people who are signed in: waits until that is known. Signing out on it leads home. */
export function SignedInOnly({ called, children }: Props) {
  const known = useAccount();
  const [wasIn, setWasIn] = useState(false);
  if (known.phase === 'signed-in' && !wasIn) setWasIn(true);
  if (known.phase === 'signed-in') return children(known);
  return (
    <>
      {known.phase === 'signed-out' &&
        (wasIn ? <Navigate to={paths.home} replace /> : <AskAGuest called={called} />)}
      {/* Also while home is on its way, so that the footer does not jump. */}
      <PageOnItsWay />
    </>
  );
}
