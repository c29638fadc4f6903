import { useSyncExternalStore } from 'react';
import { createStore } from '#browser/store.ts';
import type { Place, Way } from '#comparison/place.ts';

export const views = ['clean', 'changes', 'pairs'] as const;
export type View = (typeof views)[number];
type Tab = 'yours' | 'result';

export type Desk = {
  /** Of which run what is open and current is a part. */
  run: string;
  view: View;
  /** The page that a phone shows. */
  tab: Tab;
  open: (Place & { way: Way }) | null;
  /** The change that Tab leads to. */
  current: number;
  /** What the rail holds, as a sheet where there is no room for it. */
  sheet: boolean;
  /** The checks lie over the pages until they are closed. */
  checks: boolean;
};

export const emptyDesk: Desk = {
  run: '',
  view: 'changes',
  tab: 'yours',
  open: null,
  current: 0,
  sheet: false,
  checks: false,
};

const store = createStore<Desk>(emptyDesk);

/** How the pages lie: of this screen alone, and nothing of the text. */
export const desk = {
  current: store.current,
  subscribe: store.subscribe,
  show: (part: Partial<Desk>) => store.set({ ...store.current(), ...part }),
  /** Another result lies on the desk: nothing of it is open yet. */
  begin(run: string) {
    if (store.current().run !== run) store.set({ ...store.current(), run, open: null, current: 0 });
  },
  open(place: Place, way: Way) {
    const { view, current } = store.current();
    store.set({
      ...store.current(),
      view: view === 'clean' ? 'changes' : view,
      tab: 'result',
      open: { ...place, way },
      current: place.of === 'change' ? place.index : current,
    });
  },
  close() {
    if (store.current().open !== null) store.set({ ...store.current(), open: null });
  },
};

export const useDesk = <T>(select: (state: Desk) => T): T =>
  useSyncExternalStore(
    store.subscribe,
    () => select(store.current()),
    () => select(emptyDesk),
  );
