import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import { useLocation, useNavigationType } from 'react-router-dom';

/** How far each entry of the history was read; its key is React Router's, kept in the entry itself. */
const places = new Map<string, number>();

function currentEntry(): string {
  const state: unknown = history.state;
  return typeof state === 'object' && state !== null && 'key' in state ? String(state.key) : 'default';
}

/**
 * After a change of page, what a fresh document would do: title, focus and scroll position are the new page's.
 * Answers with what a screen reader should then say.
 */
export function useArrival(title: string): string {
  const { key, hash } = useLocation();
  const how = useNavigationType();
  const arrivedAt = useRef(key);
  const [announcement, announce] = useState('');

  // Before the effects of the page, which may know a closer one.
  useLayoutEffect(() => {
    document.title = title;
  }, [title]);

  useEffect(() => {
    const remember = () => places.set(currentEntry(), scrollY);
    addEventListener('scroll', remember, { passive: true });
    return () => removeEventListener('scroll', remember);
  }, []);

  useEffect(() => {
    if (arrivedAt.current === key) return;
    arrivedAt.current = key;
    announce(title);
    const target = hash
      ? document.getElementById(hash.slice(1))
      : document.querySelector<HTMLElement>('main h1');
    target?.focus({ preventScroll: true });
    const place = how === 'POP' ? places.get(key) : undefined;
    if (place !== undefined) scrollTo(0, place);
    else if (hash) target?.scrollIntoView();
    else scrollTo(0, 0);
  }, [key, hash, how, title]);

  return announcement;
}
