import { createListeners } from './store.ts';

/** Where the browser blocks its storage or has no room left, nothing is kept there, and nothing else fails. */
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
    /** `null` for what is no JSON, too. */
    readJson: (key: string) => attempt((open): unknown => JSON.parse(open.getItem(key) ?? 'null')),
    /** Answers with whether it is kept. */
    write: (key: string, value: string) => attempt((open) => open.setItem(key, value)) !== null,
    remove: (key: string) => void attempt((open) => open.removeItem(key)),
  };
}

export const local = tolerant(() => localStorage);
export const session = tolerant(() => sessionStorage);

const outlivesSignOut = (key: string) =>
  ['theme', 'debug_config', 'force_debug_mode', 'global_guest_usage'].includes(key) ||
  key.startsWith('guest_usage_');

const forgetting = createListeners();

/** Whoever holds something of the person's in memory lets go of it too: a tab hears nothing of its own storage. */
export const onForgotten = forgetting.subscribe;

/** Sign-out leaves only what belongs to the browser and not to the person. */
export function forgetPerson(): void {
  forgetStored();
  session.attempt((open) => open.clear());
}

/** The same when somebody else signs in, who may be on the way to somewhere: that stands in the session's storage. */
export function forgetStored(): void {
  local.attempt((open) => {
    for (const key of Object.keys(open)) if (!outlivesSignOut(key)) open.removeItem(key);
  });
  forgetting.tell();
}
