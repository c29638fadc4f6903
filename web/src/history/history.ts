import { local, onForgotten } from '#browser/storage.ts';
import { createHistory } from './keep.ts';

export type { HistoryEntry } from './stored-run.ts';

const historyKey = 'history';

const history = createHistory({
  read: () => local.read(historyKey),
  write: (text) => local.write(historyKey, text),
  remove: () => local.remove(historyKey),
  schedule: (run) => {
    const timer = setTimeout(run, 600);
    addEventListener('pagehide', run, { once: true });
    return () => {
      clearTimeout(timer);
      removeEventListener('pagehide', run);
    };
  },
});

let isFollowing = false;

/** Follows changes by other tabs, and drops pending ones when the user's data is removed from this browser. */
function follow() {
  if (isFollowing) return;
  isFollowing = true;
  addEventListener('storage', ({ key }) => {
    if (key === historyKey || key === null) history.reread();
  });
  onForgotten(history.forgetPending);
}

export function subscribeToRuns(listener: () => void) {
  follow();
  return history.subscribe(listener);
}

/** The last results, the newest first, kept in this browser and nowhere else. */
export const listRuns = history.list;
export const rememberRun = history.remember;
export const updateRun = history.update;
export const deleteRun = history.remove;
export const clearRuns = history.clear;
