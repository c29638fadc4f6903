import { useSyncExternalStore } from 'react';
import { createStore } from '#browser/store.ts';
import type { Purpose } from './return-path.ts';

export type AuthMode = 'signin' | 'signup' | 'forgot-password';

/**
 * `reason`: one sentence on why to sign in. `failed`: why the last try did not work, and what to do. `links`: Google has
 * confirmed the person, and the password of the existing account is still needed to link it. `next`: what follows the sign-in,
 * either in this window or after the redirect to Google and back.
 */
export type SignInRequest = {
  mode: AuthMode;
  reason?: string;
  failed?: string;
  links?: true;
  next?: { here: () => void; fromGoogle: { purpose: Purpose; path: string } };
};

const request = createStore<SignInRequest | null>(null);

/** Opens the sign-in window over the current page, which is unchanged when the window closes. */
export const askToSignIn = (asked: SignInRequest) => request.set(asked);
export const dismissSignIn = () => request.set(null);

export const useSignInRequest = () => useSyncExternalStore(request.subscribe, request.current, () => null);
