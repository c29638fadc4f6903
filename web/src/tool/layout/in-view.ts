import { createContext, use, useSyncExternalStore } from 'react';
import type { Humanizer } from '../workspace/controller.ts';
import { humanizer } from '../workspace/humanizer.ts';
import { emptyWorkspace, type Workspace } from '../workspace/workspace.ts';

/** The document whose result is shown: the user's own, or the sample's as long as there is none. */
export const InView = createContext<Humanizer>(humanizer);

export const useDocument = (): Humanizer => use(InView);

/** A part of the shown workspace. `select` must return the same value as long as that part has not changed. */
export function useInView<T>(select: (state: Workspace) => T): T {
  const document = use(InView);
  return useSyncExternalStore(
    document.subscribe,
    () => select(document.current()),
    () => select(emptyWorkspace),
  );
}
