import { useSyncExternalStore } from 'react';
import { createStore } from '#browser/store.ts';

type Over = { field: HTMLElement; drawn: HTMLElement };

const store = createStore<readonly Over[]>([]);

/** Where a field is not written in, its text lies over it as it reads. Returns what takes it away. */
export function layOver(over: Over): () => void {
  store.set([...store.current(), over]);
  return () => store.set(store.current().filter((each) => each !== over));
}

const drawnOver = (field: Element | null | undefined): HTMLElement | null =>
  store.current().find((each) => each.field === field)?.drawn ?? null;

/** What lies over a field now. `find` tells the field, which may not be there yet. */
export const useDrawnOver = (find: () => Element | null | undefined): HTMLElement | null =>
  useSyncExternalStore(
    store.subscribe,
    () => drawnOver(find()),
    () => null,
  );
