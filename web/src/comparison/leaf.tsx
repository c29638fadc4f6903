import { memo, useEffect, useRef, useState } from 'react';
import { inTurn } from './rows/in-turn.ts';
import { isFold, type Leaf } from './rows/layout.ts';
import { type RowProps, SentenceRow } from './sentence-row.tsx';

type Near = { near: boolean; height: number | null };
/** `fleeting`: not drawn unless it is near. A short text is there whole, for the browser's own search and for print. */
type Props = Omit<RowProps, 'row'> & { leaf: Leaf; fleeting: boolean };

const margin = '700px 0px';

/** A stretch of the comparison that is drawn while it is near the window, and else only holds its place. */
export const ComparisonLeaf = memo(function ComparisonLeaf({
  leaf,
  fleeting,
  taken,
  pointed,
  current,
  ...rest
}: Props) {
  const box = useRef<HTMLDivElement>(null);
  const [{ near, height }, setNear] = useState<Near>({ near: false, height: null });
  const holdsCurrent = current >= leaf.first && current < leaf.last;

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
      { rootMargin: margin },
    );
    observer.observe(box.current);
    return () => observer.disconnect();
  }, [fleeting]);

  if (fleeting && !near && !holdsCurrent) {
    const blockSize = height === null ? `${leaf.lines}lh` : `${height}px`;
    return <div ref={box} className="comparison-leaf" style={{ blockSize }} />;
  }
  return (
    <div ref={box} className="comparison-leaf">
      {leaf.items.map((item) =>
        isFold(item) ? (
          <button key={item.start} type="button" className="comparison-fold" data-fold={item.start}>
            {item.sentences === 1
              ? '1 sentence unchanged'
              : `${item.sentences.toLocaleString('en')} sentences unchanged`}
          </button>
        ) : (
          <SentenceRow
            key={item.start}
            {...rest}
            row={item}
            taken={taken.slice(item.first - leaf.first, item.last - leaf.first)}
            pointed={pointed >= item.first && pointed < item.last ? pointed : -1}
            current={current >= item.first && current < item.last ? current : -1}
          />
        ),
      )}
    </div>
  );
});
