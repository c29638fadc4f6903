import { local, session } from '#browser/storage.ts';
import { createListeners } from '#browser/store.ts';
import { draftKey, listDrafts, type StoredDraft } from './stored-draft.ts';

/** Key in the storage of one tab, which is copied when the tab is duplicated. */
const tabKey = 'tab_draft';

let own: string | null = null;
/** The draft as this tab last read or wrote it. */
let seen: string | null = null;
let leave = new AbortController();
const listeners = createListeners();

/** Subscribes to this tab getting another draft. */
export const onOwnDraft = listeners.subscribe;

const isAsSeen = (id: string): boolean => local.read(draftKey(id)) === seen;

/** The id of the draft that this tab writes; null if there is none, or if another tab has written or removed it. */
export const ownDraft = (): string | null => (own !== null && isAsSeen(own) ? own : null);

export const draftOfTab = (): string | null => session.read(tabKey);

export function ownDraftWritten(): void {
  seen = own === null ? null : local.read(draftKey(own));
}

/** Makes a draft this tab's own as soon as no other tab holds it. */
export function claimDraft(id: string): void {
  leaveDraft();
  seen = local.read(draftKey(id));
  hold(id, () => isAsSeen(id) && become(id));
}

/** Starts a new draft, which this tab writes from now on. Returns its id. */
export function beginDraft(): string {
  const id = crypto.randomUUID();
  leaveDraft();
  seen = null;
  hold(id, () => true);
  become(id);
  return id;
}

function leaveDraft() {
  leave.abort();
  leave = new AbortController();
  own = null;
}

function become(id: string): true {
  own = id;
  session.write(tabKey, id);
  listeners.notify();
  return true;
}

/** Holds a lock named like the draft's storage key, so that no other tab writes the same draft. */
function hold(id: string, granted: () => boolean): void {
  // Without HTTPS there are no locks. A duplicated tab then starts a new draft once the other tab has written.
  if (!('locks' in navigator)) return void granted();
  const { signal } = leave;
  const untilLeft = new Promise<void>((done) => signal.addEventListener('abort', () => done()));
  navigator.locks
    .request(draftKey(id), { signal }, () => (!signal.aborted && granted() ? untilLeft : undefined))
    .catch(() => undefined);
}

/** Drafts with a text that no open tab holds, latest first. */
export async function leftDrafts(): Promise<StoredDraft[]> {
  const { held = [] } = 'locks' in navigator ? await navigator.locks.query() : {};
  const open = new Set(held.map(({ name }) => name));
  return listDrafts().filter(({ id, text }) => text.trim() !== '' && id !== own && !open.has(draftKey(id)));
}
