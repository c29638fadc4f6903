import { useSyncExternalStore } from 'react';

const never = () => () => undefined;

/** False at build time, in the Worker and while the document is hydrated. */
export const useInBrowser = () =>
  useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
