import { local, session } from '#browser/storage.ts';
import { createListeners } from '#browser/store.ts';
import { listDrafts, type StoredDraft } from './stored-draft.ts';

/** In the storage of one tab, which a duplicate of the tab copies. */
const tabKey = 'tab_draft';

/** Of its key, and of the lock that a tab holds as long as it is open, so that no other tab writes the same draft. */
const nameOf = (id: string) => `draft_${id}`;

let own: string | null = null;
let leave = new AbortController();
const listeners = createListeners();

/** Called when this tab has got another draft. */
export const onOwnDraft = listeners.subscribe;

/** The draft that this tab alone writes; null until there is one. */
export const ownDraft = (): string | null => own;

export const draftOfTab = (): string | null => session.read(tabKey);

/** The draft is this tab's as soon as no other tab has it, unless that one has written it meanwhile. */
export function claimDraft(id: string): void {
  leave.abort();
  leave = new AbortController();
  own = null;
  const seen = local.read(nameOf(id));
  hold(id, () => local.read(nameOf(id)) === seen && become(id));
}

/** What this tab writes from now on is a draft that no other tab has. */
export function beginDraft(): string {
  leave.abort();
  leave = new AbortController();
  const id = crypto.randomUUID();
  hold(id, () => true);
  become(id);
  return id;
}

function become(id: string): true {
  own = id;
  session.write(tabKey, id);
  listeners.notify();
  return true;
}

function hold(id: string, granted: () => boolean): void {
  // Without https there are no locks; then a duplicate of a tab writes the same draft.
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
