import { useSyncExternalStore } from 'react';
import { createStore } from '#browser/store.ts';
import type { Way } from '#comparison/place.ts';

export const views = ['clean', 'changes', 'pairs'] as const;
export type View = (typeof views)[number];
type Tab = 'original' | 'result';

export const sidebarTabs = ['Overview', 'Facts', 'Detector', 'History'] as const;
export type SidebarTab = (typeof sidebarTabs)[number];

export type Layout = {
  /** The run that `open` and `current` belong to. */
  run: string;
  view: View;
  /** The page that a phone shows. */
  tab: Tab;
  /** The change whose card is open. */
  open: { index: number; way: Way } | null;
  /** The change that Tab moves to. */
  current: number;
  sidebarTab: SidebarTab;
  /** The held wording to show, until the list has focused it. */
  held: number | null;
  /** The held wording whose card has the focus, and whose sentence is shown in the text. */
  chosen: number | null;
  /** Whether the sidebar is open as a sheet, on screens without room for it. */
  sheet: boolean;
  /** Whether the checks are shown over the pages. */
  checks: boolean;
};

export const emptyLayout: Layout = {
  run: '',
  view: 'changes',
  tab: 'original',
  open: null,
  current: 0,
  sidebarTab: 'Overview',
  held: null,
  chosen: null,
  sheet: false,
  checks: false,
};

const store = createStore<Layout>(emptyLayout);

/** The layout of the tool on this screen; holds nothing of the text. */
export const layout = {
  current: store.current,
  subscribe: store.subscribe,
  show: (part: Partial<Layout>) => store.set({ ...store.current(), ...part }),
};

export const useLayout = <T>(select: (state: Layout) => T): T =>
  useSyncExternalStore(
    store.subscribe,
    () => select(store.current()),
    () => select(emptyLayout),
  );
