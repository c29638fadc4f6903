import { useSyncExternalStore } from 'react';
import { createStore } from '../../browser/store.ts';
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

const request = createStore<SignInRequest | null>(null);

/** Opens the sign-in window over whatever the person is doing; it is still there when the window closes. */
export const askToSignIn = (asked: SignInRequest) => request.set(asked);
export const dismissSignIn = () => request.set(null);

export const useSignInRequest = () => useSyncExternalStore(request.subscribe, request.current, () => null);
