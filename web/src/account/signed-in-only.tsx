import { type ReactNode, useEffect, useState } from 'react';
import { Navigate, useLocation, useNavigate } from 'react-router-dom';
import { paths } from '#navigation/paths.ts';
import { PageOnItsWay } from '#page-parts/page-on-its-way.tsx';
import { useAccount } from './account.ts';
import type { SignedIn } from './session/account-store.ts';
import { askToSignIn } from './sign-in/sign-in-request.ts';

/** Redirects home and opens the sign-in window, which leads back to the page that was requested. */
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
  /** The name of the page in the request to sign in. */
  called: string;
  children: (known: SignedIn) => ReactNode;
};

/** A page for signed-in users; waits until the account is known. Signing out leads home. */
export function SignedInOnly({ called, children }: Props) {
  const known = useAccount();
  const [wasIn, setWasIn] = useState(false);
  if (known.phase === 'signed-in' && !wasIn) setWasIn(true);
  if (known.phase === 'signed-in') return children(known);
  return (
    <>
      {known.phase === 'signed-out' &&
        (wasIn ? <Navigate to={paths.home} replace /> : <AskAGuest called={called} />)}
      {/* Also shown while the home page loads, so that the footer does not jump. */}
      <PageOnItsWay />
    </>
  );
}
