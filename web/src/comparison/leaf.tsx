import { type ReactNode, useEffect, useRef, useState } from 'react';
import { inTurn } from './rows/in-turn.ts';

type Near = { near: boolean; height: number | null };
type Props = {
  /** Where it begins in the source. */
  start: number;
  lines: number;
  /** Not drawn unless it is near. A short text is there whole, for the browser's own search and for print. */
  fleeting: boolean;
  wanted: boolean;
  children: () => ReactNode;
};

const margin = '800px 0px';

/** A stretch of a long text that is drawn while it is near what one sees, and else only holds its place. */
export function Leaf({ start, lines, fleeting, wanted, children }: Props) {
  const box = useRef<HTMLDivElement>(null);
  const [{ near, height }, setNear] = useState<Near>({ near: false, height: null });

  useEffect(() => {
    if (!fleeting || !box.current) return;
    const observer = new IntersectionObserver(
      (entries) => {
        const entry = entries.at(-1);
        if (!entry) return;
        const { isIntersecting, boundingClientRect } = entry;
        inTurn(() =>
          setNear((before) => {
            if (before.near === isIntersecting) return before;
            return { near: isIntersecting, height: before.near ? boundingClientRect.height : before.height };
          }),
        );
      },
      { root: box.current.closest('.scroller'), rootMargin: margin },
    );
    observer.observe(box.current);
    return () => observer.disconnect();
  }, [fleeting]);

  if (fleeting && !near && !wanted) {
    const blockSize = height === null ? `${lines}lh` : `${height}px`;
    return <div ref={box} className="leaf" data-at={start} style={{ blockSize }} />;
  }
  return (
    <div ref={box} className="leaf" data-at={start}>
      {children()}
    </div>
  );
}
