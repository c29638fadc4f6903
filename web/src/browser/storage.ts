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
    keys: () => attempt((open) => Array.from({ length: open.length }, (_, at) => open.key(at) ?? '')) ?? [],
  };
}

export const local = tolerant(() => localStorage);
export const session = tolerant(() => sessionStorage);

const outlivesSignOut = (key: string) =>
  ['theme', 'debug_config', 'force_debug_mode', 'global_guest_usage'].includes(key) ||
  key.startsWith('guest_usage_');

/** What the person has written, or made of it. */
const isWritten = (key: string) =>
  /^(?:(?:draft|result|blog_draft)(?:_.*)?|history|humanized(?:Texts|Scores)|voice|contact_draft)$/.test(key);

/** Also whose it is, and which draft is this tab's. */
const isWork = (key: string) => isWritten(key) || key === 'work_owner' || key === 'tab_draft';

/** Whether anything of it is here. */
export const holdsWork = () => [local, session].some(({ keys }) => keys().some(isWritten));

const forgetting = createListeners();

/** For code that holds a person's data in memory: a tab gets no `storage` event for its own removals. */
export const onForgotten = forgetting.subscribe;

function clear(open: Storage, stays: (key: string) => boolean) {
  for (const key of Object.keys(open)) if (!stays(key)) open.removeItem(key);
}

/** Sign-out leaves only what belongs to the browser and not to the person. */
export function forgetPerson(): void {
  forgetStored();
  session.attempt((open) => open.clear());
}

/** For another person signing in. The session storage stays: it holds the page they were going to. */
export function forgetStored(): void {
  local.attempt((open) => clear(open, outlivesSignOut));
  forgetting.notify();
}

/** Sign-out that keeps the person's work. */
export function forgetAllButWork(): void {
  local.attempt((open) => clear(open, (key) => isWork(key) || outlivesSignOut(key)));
  session.attempt((open) => clear(open, isWork));
}
