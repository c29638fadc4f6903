import { useCallback, useEffect, useRef } from 'react';
import { Button } from '#ui/button.tsx';
import { LazyPart } from '#ui/lazy-part.tsx';
import { lazy } from '#ui/lazy.ts';
import { prepareSignIn } from '../account-dialogs.tsx';
import { useAccount } from '../account.ts';
import type { AccountState } from '../session/account-store.ts';
import { mirror } from '../session/mirror.ts';
import { askToSignIn } from '../sign-in/sign-in-request.ts';

const loadUserMenu = () => import('./user-menu.tsx');
const UserMenu = lazy(loadUserMenu);

type Phase = AccountState['phase'];

const reaching = { onPointerEnter: prepareSignIn, onFocus: prepareSignIn };

function SignedOut({ onShown }: { onShown: (phase: Phase) => void }) {
  useEffect(() => onShown('signed-out'), [onShown]);
  return (
    <>
      <Button look="quiet" {...reaching} onClick={() => askToSignIn({ mode: 'signin' })}>
        Log in
      </Button>
      <Button {...reaching} onClick={() => askToSignIn({ mode: 'signup' })}>
        Try for free
      </Button>
    </>
  );
}

/** Equally wide in each state, so that the header does not shift once the account has loaded. */
export function AccountCorner() {
  const state = useAccount();
  const corner = useRef<HTMLDivElement>(null);
  const shown = useRef<Phase>('loading');

  // A person who was signed in last time probably still is, so the menu loads early.
  useEffect(() => {
    if (mirror.read()) loadUserMenu().catch(() => undefined);
  }, []);

  // Signing in or out removes the focused button; its replacement gets the focus.
  const takeFocus = useCallback((phase: Phase) => {
    const before = shown.current;
    shown.current = phase;
    if (before === 'loading' || before === phase || document.activeElement !== document.body) return;
    corner.current?.querySelector('button')?.focus();
  }, []);

  return (
    <div ref={corner} className="account-corner line">
      {state.phase === 'signed-in' && (
        <LazyPart>
          <UserMenu state={state} onShown={takeFocus} />
        </LazyPart>
      )}
      {state.phase === 'signed-out' && <SignedOut onShown={takeFocus} />}
    </div>
  );
}
