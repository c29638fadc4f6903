import { type RefObject, useEffect, useState } from 'react';

/** Which of the `count` children of a scrolling list are visible or nearly so. */
export function useNear(list: RefObject<HTMLElement | null>, count: number): ReadonlySet<number> {
  const [near, setNear] = useState<ReadonlySet<number>>(new Set());

  useEffect(() => {
    const root = list.current;
    if (!root) return;
    const places = new Map([...root.children].slice(0, count).map((child, at) => [child, at]));
    const watch = (entries: IntersectionObserverEntry[]) =>
      setNear((before) => {
        const after = new Set(before);
        for (const { target, isIntersecting } of entries) {
          const at = places.get(target);
          if (at === undefined) continue;
          if (isIntersecting) after.add(at);
          else after.delete(at);
        }
        return after;
      });
    const observer = new IntersectionObserver(watch, { root, rootMargin: '100% 0px' });
    for (const child of places.keys()) observer.observe(child);
    return () => observer.disconnect();
  }, [list, count]);

  return near;
}
