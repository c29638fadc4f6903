import { createListeners } from './store.ts';

/** Wraps a storage so that nothing throws if it is blocked or full: reading then returns null and writing does nothing. */
function tolerant(storage: () => Storage) {
  function attempt<Result>(act: (storage: Storage) => Result): Result | null {
    try {
      return act(storage());
    } catch {
      return null;
    }
  }
  return {
    attempt,
    read: (key: string) => attempt((open) => open.getItem(key)),
    /** Also `null` when the value is not JSON. */
    readJson: (key: string) => attempt((open): unknown => JSON.parse(open.getItem(key) ?? 'null')),
    /** Returns whether the value was stored. */
    write: (key: string, value: string) => attempt((open) => open.setItem(key, value)) !== null,
    remove: (key: string) => void attempt((open) => open.removeItem(key)),
    keys: () => attempt((open) => Array.from({ length: open.length }, (_, at) => open.key(at) ?? '')) ?? [],
  };
}

export const local = tolerant(() => localStorage);
export const session = tolerant(() => sessionStorage);

const outlivesSignOut = (key: string) =>
  ['theme', 'debug_config', 'force_debug_mode', 'global_guest_usage'].includes(key) ||
  key.startsWith('guest_usage_');

/** Whether a key holds texts by the user or what was made of them. */
const isWritten = (key: string) =>
  /^(?:(?:draft|result|blog_draft)(?:_.*)?|history|humanized(?:Texts|Scores)|voice|contact_draft)$/.test(key);

/** Also includes the keys for the owner of the work and for this tab's draft. */
const isWork = (key: string) => isWritten(key) || key === 'work_owner' || key === 'tab_draft';

/** Whether the browser stores any text by the user or anything made of it. */
export const holdsWork = () => [local, session].some(({ keys }) => keys().some(isWritten));

const forgetting = createListeners();

/** For code that holds a user's data in memory: a tab gets no `storage` event for its own removals. */
export const onForgotten = forgetting.subscribe;

function clear({ keys, remove }: typeof local, stays: (key: string) => boolean) {
  for (const key of keys()) if (!stays(key)) remove(key);
}

/** For sign-out: deletes everything except what belongs to the browser and not to the user. */
export function forgetPerson(): void {
  forgetStored();
  session.attempt((open) => open.clear());
}

/** For another user signing in. The session storage stays, because it holds the page that the user was going to. */
export function forgetStored(): void {
  clear(local, outlivesSignOut);
  forgetting.notify();
}

/** For sign-out that keeps the user's work. */
export function forgetAllButWork(): void {
  clear(local, (key) => isWork(key) || outlivesSignOut(key));
  clear(session, isWork);
}
