import { useSyncExternalStore } from 'react';
import type { Errand } from './return-place.ts';

export type AuthMode = 'signin' | 'signup' | 'forgot-password';

/**
 * `reason`: one sentence that says what signing in is for. `onward`: what it is done with, in this window, or after the way
 * to Google and back.
 */
export type SignInRequest = {
  mode: AuthMode;
  reason?: string;
  onward?: { here: () => void; fromGoogle: { errand: Errand; place: string } };
};

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
