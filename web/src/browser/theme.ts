import { useSyncExternalStore } from 'react';
import { local } from './storage.ts';
import { createListeners } from './store.ts';

export const themes = ['system', 'light', 'dark'] as const;
export type Theme = (typeof themes)[number];

const key = 'theme';
const listeners = createListeners();

const isTheme = (value: unknown): value is Theme => themes.some((theme) => theme === value);

function stored(): Theme {
  const value = local.read(key);
  return isTheme(value) ? value : 'system';
}

let current: Theme | undefined;
const chosen = () => (current ??= stored());

const bars = { light: '#fbf9f5', dark: '#171512' } as const;

/** Colours the browser's own bars. There are two meta elements, one for each theme of the system. */
export function colourBars(theme: Theme) {
  for (const meta of document.querySelectorAll<HTMLMetaElement>('meta[name="theme-color"]')) {
    const system = meta.media.includes('dark') ? 'dark' : 'light';
    meta.content = bars[theme === 'system' ? system : theme];
  }
}

function show(theme: Theme) {
  current = theme;
  if (theme === 'system') delete document.documentElement.dataset.theme;
  else document.documentElement.dataset.theme = theme;
  listeners.notify();
}

export function chooseTheme(theme: Theme) {
  show(theme);
  if (theme === 'system') local.remove(key);
  else local.write(key, theme);
}

function followOtherTabs(event: StorageEvent) {
  if (event.key === key || event.key === null) show(stored());
}

function subscribe(listener: () => void) {
  const stop = listeners.subscribe(listener);
  addEventListener('storage', followOtherTabs);
  return () => {
    stop();
    removeEventListener('storage', followOtherTabs);
  };
}

export const useTheme = () => useSyncExternalStore(subscribe, chosen, (): Theme => 'system');
