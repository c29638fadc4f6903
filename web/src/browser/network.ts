import { useSyncExternalStore } from 'react';

function subscribe(listener: () => void) {
  addEventListener('online', listener);
  addEventListener('offline', listener);
  return () => {
    removeEventListener('online', listener);
    removeEventListener('offline', listener);
  };
}

/** What the browser thinks. It may be wrong, so nothing is left undone for it before it was tried. */
export const isOnline = () => navigator.onLine;

export const useOnline = (): boolean => useSyncExternalStore(subscribe, isOnline, () => true);

/** Resolves when there is a network again, or when the signal aborts. */
export function untilOnline(signal: AbortSignal): Promise<void> {
  if (isOnline() || signal.aborted) return Promise.resolve();
  return new Promise((resolve) => {
    const end = () => {
      removeEventListener('online', end);
      signal.removeEventListener('abort', end);
      resolve();
    };
    addEventListener('online', end);
    signal.addEventListener('abort', end);
  });
}
