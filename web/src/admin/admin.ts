import { useEffect, useSyncExternalStore } from 'react';
import type { AdminFactor } from '#contract/admin.ts';
import { type Answer, call, type ClientCode } from '#api-client';
import { local, onForgotten } from '#browser/storage.ts';
import { createStore } from '#browser/store.ts';

const key = 'admin_signed_in';

const signedIn = createStore(false);
let asked = false;

/** Whether it is worth asking for an admin's session. It is no secret and opens nothing. */
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

/** No admin is signed in, or the second factor is missing. */
export const refusesAdmin = (code: ClientCode) => refusals.has(code);

/** A session that has ended is noticed by the first call that it no longer carries. */
export function noticeAdminEnd<T>(answer: Answer<T>): Answer<T> {
  if (!answer.ok && refusesAdmin(answer.code)) forgetAdmin();
  return answer;
}

/** How far the admin of this browser is; null when there is none. */
export async function askForAdmin(signal?: AbortSignal): Promise<AdminFactor | null> {
  const answer = await call('GET /api/auth/admin/session', signal ? { signal } : {});
  if (signal?.aborted) return null;
  if (answer.ok && answer.data.factor.state === 'passed') rememberAdmin();
  else forgetAdmin();
  return answer.ok ? answer.data.factor : null;
}

/** Another tab may have signed out, and a person's sign-out takes the hint along. */
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
 * The server is asked once, and only where somebody has signed in. `drawnFor`: for an admin, as the server that drew the
 * document knows.
 */
export function useAdmin(drawnFor = false): boolean {
  useEffect(() => {
    if (asked || signedIn.current() || !mayBeAdmin()) return;
    asked = true;
    void askForAdmin();
  }, []);
  return useSyncExternalStore(subscribe, signedIn.current, () => drawnFor);
}
