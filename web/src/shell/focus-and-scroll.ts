import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import { NavigationType, useLocation, useNavigationType } from 'react-router-dom';

/** The scroll position of each history entry, by the key that React Router keeps in the entry. */
const positions = new Map<string, number>();

function currentEntry(): string {
  const state: unknown = history.state;
  return typeof state === 'object' && state !== null && 'key' in state ? String(state.key) : 'default';
}

const isDrawn = () => document.getElementById('root')?.dataset.page !== undefined;

/**
 * Sets title, focus and scroll position after a change of page, as loading a new document would. Returns what a screen
 * reader should announce.
 */
export function useFocusAndScroll(title: string): string {
  const { key, hash } = useLocation();
  const how = useNavigationType();
  const arrivedAt = useRef(key);
  const [announcement, announce] = useState('');

  // Runs before the page's effects, which may set a more exact title; a prerendered document has one already.
  useLayoutEffect(() => {
    if (arrivedAt.current === key && isDrawn()) return;
    document.title = title;
  }, [title, key]);

  useEffect(() => {
    // Skipped while pages change, when the history already has the next entry. Clicks also count, because the last
    // scroll event before a click on a link may fire after the history has changed.
    const remember = () => {
      if (currentEntry() === arrivedAt.current) positions.set(arrivedAt.current, scrollY);
    };
    addEventListener('scroll', remember, { passive: true });
    addEventListener('click', remember, { capture: true });
    return () => {
      removeEventListener('scroll', remember);
      removeEventListener('click', remember, { capture: true });
    };
  }, []);

  useEffect(() => {
    if (arrivedAt.current === key) return;
    arrivedAt.current = key;
    announce(title);
    const target = hash
      ? document.getElementById(hash.slice(1))
      : document.querySelector<HTMLElement>('main h1');
    target?.focus({ preventScroll: true });
    const position = how === NavigationType.Pop ? positions.get(key) : undefined;
    if (position !== undefined) scrollTo(0, position);
    else if (hash) target?.scrollIntoView();
    else scrollTo(0, 0);
  }, [key, hash, how, title]);

  return announcement;
}
