import { useSyncExternalStore } from 'react';
import { createStore } from '#browser/store.ts';

type Over = { field: HTMLElement; drawn: HTMLElement };

const store = createStore<readonly Over[]>([]);

/** Registers the element that is drawn over a field. Returns a function that unregisters it. */
export function layOver(over: Over): () => void {
  store.set([...store.current(), over]);
  return () => store.set(store.current().filter((each) => each !== over));
}

const drawnOver = (field: Element | null | undefined): HTMLElement | null =>
  store.current().find((each) => each.field === field)?.drawn ?? null;

/** The element that is drawn over a field now. `find` returns the field, which may not exist yet. */
export const useDrawnOver = (find: () => Element | null | undefined): HTMLElement | null =>
  useSyncExternalStore(
    store.subscribe,
    () => drawnOver(find()),
    () => null,
  );
