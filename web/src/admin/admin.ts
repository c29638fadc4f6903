import { useEffect, useSyncExternalStore } from 'react';
import type { AdminFactor } from '#contract/admin.ts';
import { type Answer, call, type ClientCode } from '#api-client';
import { local, onForgotten } from '#browser/storage.ts';
import { createStore } from '#browser/store.ts';

const key = 'admin_signed_in';

const signedIn = createStore(false);
let asked = false;

/** Whether to ask the server for an admin session. Only a hint; it grants no access. */
export const mayBeAdmin = () => local.read(key) !== null;

export function rememberAdmin() {
  local.write(key, 'true');
  signedIn.set(true);
}

export function forgetAdmin() {
  local.remove(key);
  signedIn.set(false);
}

const refusals = new Set<ClientCode>(['admin_required', 'admin_factor_due', 'admin_factor_missing']);

/** Whether an error means that no admin is signed in or that the second factor is missing. */
export const refusesAdmin = (code: ClientCode) => refusals.has(code);

/** Forgets the admin when a response shows that the session has ended. */
export function noticeAdminEnd<T>(answer: Answer<T>): Answer<T> {
  if (!answer.ok && refusesAdmin(answer.code)) forgetAdmin();
  return answer;
}

/** Asks for the state of this browser's admin session; null if there is none. */
export async function askForAdmin(signal?: AbortSignal): Promise<AdminFactor | null> {
  const answer = await call('GET /api/auth/admin/session', signal ? { signal } : {});
  if (signal?.aborted) return null;
  if (answer.ok && answer.data.factor.state === 'passed') rememberAdmin();
  else forgetAdmin();
  return answer.ok ? answer.data.factor : null;
}

/** Follows a sign-out in another tab, and a user's sign-out, which removes the hint too. */
function follow({ key: changed }: StorageEvent) {
  if (changed === null || changed === key) signedIn.set(mayBeAdmin() && signedIn.current());
}

function subscribe(listener: () => void) {
  addEventListener('storage', follow);
  const stops = [signedIn.subscribe(listener), onForgotten(() => signedIn.set(false))];
  return () => {
    removeEventListener('storage', follow);
    for (const stop of stops) stop();
  };
}

/**
 * Whether an admin is signed in. Asks the server once, and only if an admin has signed in here. `drawnFor`: whether the server
 * rendered the document for an admin.
 */
export function useAdmin(drawnFor = false): boolean {
  useEffect(() => {
    if (asked || signedIn.current() || !mayBeAdmin()) return;
    asked = true;
    void askForAdmin();
  }, []);
  return useSyncExternalStore(subscribe, signedIn.current, () => drawnFor);
}
