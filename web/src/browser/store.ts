/** Listeners of one kind of event. */
export function createListeners<Heard extends unknown[] = []>() {
  const listeners = new Set<(...heard: Heard) => void>();
  return {
    subscribe(listener: (...heard: Heard) => void) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    notify(...heard: Heard) {
      for (const listener of listeners) listener(...heard);
    },
    count: () => listeners.size,
  };
}

/** A value that changes, in the shape that `useSyncExternalStore` takes. */
export function createStore<Value>(value: Value) {
  const { subscribe, notify } = createListeners();
  return {
    subscribe,
    current: () => value,
    set(next: Value) {
      value = next;
      notify();
    },
  };
}
