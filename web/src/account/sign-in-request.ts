import { useSyncExternalStore } from 'react';

export type AuthMode = 'signin' | 'signup' | 'forgot-password';

/** `reason`: one sentence that says what signing in is for. */
export type SignInRequest = { mode: AuthMode; reason?: string };

const listeners = new Set<() => void>();
let request: SignInRequest | null = null;

function become(next: SignInRequest | null) {
  request = next;
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void) {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}

/** Opens the sign-in window over whatever the person is doing; it is still there when the window closes. */
export const askToSignIn = (asked: SignInRequest) => become(asked);
export const dismissSignIn = () => become(null);

export const useSignInRequest = () =>
  useSyncExternalStore(
    subscribe,
    () => request,
    () => null,
  );
