import { useEffect, useSyncExternalStore } from 'react';
import { type Answer, call } from '../api.ts';
import { forget, onForgotten, readStored, store } from '../browser/storage.ts';

const key = 'admin_signed_in';

let signedIn = false;
let asked = false;
const listeners = new Set<() => void>();

function become(admin: boolean) {
  signedIn = admin;
  for (const listener of listeners) listener();
}

/** Whether it is worth asking for an admin's session. It is no secret and opens nothing. */
export const mayBeAdmin = () => readStored(key) !== null;

export function rememberAdmin() {
  store(key, 'true');
  become(true);
}

export function forgetAdmin() {
  forget(key);
  become(false);
}

/** A session that has ended is noticed by the first call that it no longer carries. */
export function noticeAdminEnd<T>(answer: Answer<T>): Answer<T> {
  if (!answer.ok && answer.code === 'admin_required') forgetAdmin();
  return answer;
}

export async function askForAdmin(signal?: AbortSignal): Promise<boolean> {
  const answer = await call('GET /api/auth/admin/session', signal ? { signal } : {});
  if (signal?.aborted) return false;
  if (answer.ok) rememberAdmin();
  else forgetAdmin();
  return answer.ok;
}

/** Another tab may have signed out, and a person's sign-out takes the hint along. */
function follow({ key: changed }: StorageEvent) {
  if (changed === null || changed === key) become(mayBeAdmin() && signedIn);
}

function subscribe(listener: () => void) {
  if (listeners.size === 0) addEventListener('storage', follow);
  listeners.add(listener);
  const unsubscribe = onForgotten(() => become(false));
  return () => {
    unsubscribe();
    listeners.delete(listener);
    if (listeners.size === 0) removeEventListener('storage', follow);
  };
}

/**
 * The server is asked once, and only where somebody has signed in. `drawnFor`: for an admin, as the server that drew the
 * document knows.
 */
export function useAdmin(drawnFor = false): boolean {
  useEffect(() => {
    if (asked || signedIn || !mayBeAdmin()) return;
    asked = true;
    void askForAdmin();
  }, []);
  return useSyncExternalStore(
    subscribe,
    () => signedIn,
    () => drawnFor,
  );
}
