import { local, session } from '#browser/storage.ts';
import { createListeners } from '#browser/store.ts';
import { listDrafts, type StoredDraft } from './stored-draft.ts';

/** In the storage of one tab, which a duplicate of the tab copies. */
const tabKey = 'tab_draft';

/** Of its key, and of the lock that a tab holds as long as it is open, so that no other tab writes the same draft. */
const nameOf = (id: string) => `draft_${id}`;

let own: string | null = null;
/** The draft as this tab last read or wrote it. */
let seen: string | null = null;
let leave = new AbortController();
const listeners = createListeners();

/** Called when this tab has got another draft. */
export const onOwnDraft = listeners.subscribe;

const isAsSeen = (id: string): boolean => local.read(nameOf(id)) === seen;

/** The draft that this tab writes; null until there is one, and when another tab has written or removed it. */
export const ownDraft = (): string | null => (own !== null && isAsSeen(own) ? own : null);

export const draftOfTab = (): string | null => session.read(tabKey);

export function ownDraftWritten(): void {
  seen = own === null ? null : local.read(nameOf(own));
}

/** The draft is this tab's as soon as no other tab has it. */
export function claimDraft(id: string): void {
  leaveDraft();
  seen = local.read(nameOf(id));
  hold(id, () => isAsSeen(id) && become(id));
}

/** What this tab writes from now on is a draft that no other tab has. */
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

function hold(id: string, granted: () => boolean): void {
  // Without https there are no locks; then a duplicate of a tab begins its own once the other has written.
  if (!('locks' in navigator)) return void granted();
  const { signal } = leave;
  const untilLeft = new Promise<void>((done) => signal.addEventListener('abort', () => done()));
  navigator.locks
    .request(nameOf(id), { signal }, () => (!signal.aborted && granted() ? untilLeft : undefined))
    .catch(() => undefined);
}

/** Drafts with a text that no open tab has, the latest first. */
export async function leftDrafts(): Promise<StoredDraft[]> {
  const { held = [] } = 'locks' in navigator ? await navigator.locks.query() : {};
  const open = new Set(held.map(({ name }) => name));
  return listDrafts().filter(({ id, text }) => text.trim() !== '' && id !== own && !open.has(nameOf(id)));
}
