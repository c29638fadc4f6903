import { useSyncExternalStore } from 'react';
import { createStore } from '#browser/store.ts';

/** Whether a user who signs out is being asked to keep or delete the work in this browser. */
const request = createStore(false);

export const askAboutWork = () => request.set(true);
export const dismissSignOut = () => request.set(false);

export const useSignOutRequest = () => useSyncExternalStore(request.subscribe, request.current, () => false);
