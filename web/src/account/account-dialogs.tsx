import { Suspense, useEffect } from 'react';
import { ErrorBoundary } from '#ui/error-boundary.tsx';
import { lazy } from '#ui/lazy.ts';
import { toasts } from '#ui/toast-store.ts';
import { useAccount } from './account.ts';
import { dismissSignIn, useSignInRequest } from './sign-in/sign-in-request.ts';
import { dismissSignOut, useSignOutRequest } from './sign-out/sign-out-request.ts';

const loadAuthDialog = () => import('./sign-in/auth-dialog.tsx');
const AuthDialog = lazy(loadAuthDialog);
const SignOutDialog = lazy(() => import('./sign-out/sign-out-dialog.tsx'));
const UnreadableAccount = lazy(() => import('./unreadable-account.tsx'));

/** Preloads the sign-in window when a pointer or the focus reaches its button. A failure is shown when the window opens. */
export const prepareSignIn = () => void loadAuthDialog().catch(() => undefined);

function DidNotLoad() {
  useEffect(() => {
    toasts.show({
      type: 'error',
      title: 'This window did not load',
      message:
        'The connection dropped, or the site was updated while you were reading. Nothing is lost: reload the page and try again.',
    });
    dismissSignIn();
    dismissSignOut();
  }, []);
  return null;
}

/** The dialogs that can open over any page; their scripts load when they open. */
export function AccountDialogs() {
  const request = useSignInRequest();
  const leaving = useSignOutRequest();
  const { phase } = useAccount();
  return (
    <ErrorBoundary resetKey={`${request?.mode} ${leaving} ${phase}`} fallback={DidNotLoad}>
      <Suspense fallback={null}>
        {request && <AuthDialog key={request.mode} request={request} />}
        {leaving && <SignOutDialog />}
        {phase === 'unreadable' && <UnreadableAccount />}
      </Suspense>
    </ErrorBoundary>
  );
}
