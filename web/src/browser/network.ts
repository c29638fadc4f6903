import { useSyncExternalStore } from 'react';

function subscribe(listener: () => void) {
  addEventListener('online', listener);
  addEventListener('offline', listener);
  return () => {
    removeEventListener('online', listener);
    removeEventListener('offline', listener);
  };
}

/** Whether the browser thinks it is online. It may be wrong, so requests are always tried first. */
export const isOnline = () => navigator.onLine;

export const useOnline = (): boolean => useSyncExternalStore(subscribe, isOnline, () => true);
