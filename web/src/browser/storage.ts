import { createListeners } from './store.ts';

/** When the browser blocks its storage or it is full, reading yields nothing and writing does nothing; neither throws. */
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
    /** Whether the value was kept. */
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

/** For code that keeps a person's data in memory: a tab gets no `storage` event for what it removes itself. */
export const onForgotten = forgetting.subscribe;

/** Sign-out leaves only what belongs to the browser and not to the person. */
export function forgetPerson(): void {
  forgetStored();
  session.attempt((open) => open.clear());
}

/** When somebody else signs in. The session storage stays: it says where they were going. */
export function forgetStored(): void {
  local.attempt((open) => {
    for (const key of Object.keys(open)) if (!outlivesSignOut(key)) open.removeItem(key);
  });
  forgetting.tell();
}
