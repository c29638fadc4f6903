import { type ReactElement, type ReactNode, useEffect, useRef, useState } from 'react';
import type { Reading } from './use-reading.ts';
import { type Block, holds, takenOf } from './rows/blocks.ts';
import type { Drawing } from './sentence.tsx';

const waiting: (() => void)[] = [];

function runNext() {
  waiting.shift()?.();
  if (waiting.length > 0) setTimeout(runNext, 0);
}

/** Runs callbacks one at a time, so that fast scrolling through a long text makes many small tasks instead of a long one. */
function runOneByOne(run: () => void) {
  waiting.push(run);
  if (waiting.length === 1) setTimeout(runNext, 0);
}

type Near = { near: boolean; height: number | null };
type ChunkProps = {
  /** Offset in the source. */
  start: number;
  lines: number;
  /** Rendered only while it is near. A short text is rendered whole, for the browser's own search and for print. */
  fleeting: boolean;
  wanted: boolean;
  children: () => ReactNode;
};

const margin = '800px 0px';

/** A part of a long text, rendered while it is near the viewport; otherwise an empty box of its height. */
function Chunk({ start, lines, fleeting, wanted, children }: ChunkProps) {
  const box = useRef<HTMLDivElement>(null);
  const [{ near, height }, setNear] = useState<Near>({ near: false, height: null });

  useEffect(() => {
    if (!fleeting || !box.current) return;
    const observer = new IntersectionObserver(
      (entries) => {
        const entry = entries.at(-1);
        if (!entry) return;
        const { isIntersecting, boundingClientRect } = entry;
        runOneByOne(() =>
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
    return <div ref={box} className="text-chunk" data-at={start} style={{ blockSize }} />;
  }
  return (
    <div ref={box} className="text-chunk" data-at={start}>
      {children()}
    </div>
  );
}

/** Length from which a text is not rendered all at once. */
const longText = 12_000;

export type TextProps = {
  reading: Reading;
  takenBack: ReadonlySet<number>;
  /** The change whose card is open, or -1. */
  open: number;
  /** The change that Tab focuses. */
  current: number;
};

type Props = TextProps & {
  /** Approximate number of lines that one line of the text takes here. */
  linesEach: number;
  draw: (block: Block, drawing: Drawing) => ReactElement | ReactElement[];
};

/** A text in chunks of a few blocks; those of a long text are rendered while they are near the viewport. */
export function Chunks({ reading, takenBack, open, current, linesEach, draw }: Props) {
  const { source, changes, chunks, doubts, isDone } = reading;
  return (
    <>
      {chunks.map((chunk, at) => {
        const wanted = holds(chunk, open) || holds(chunk, current);
        const drawing: Drawing = {
          source,
          changes,
          taken: takenOf(takenBack, chunk),
          first: chunk.first,
          open: wanted ? open : -1,
          current: wanted ? current : -1,
          doubts,
        };
        return (
          <Chunk
            key={chunk.start}
            start={chunk.start}
            lines={chunk.lines * linesEach}
            fleeting={at > 0 && source.length > longText}
            wanted={wanted}
          >
            {() => chunk.blocks.flatMap((block) => draw(block, drawing))}
          </Chunk>
        );
      })}
      {!isDone && <p className="text-coming faint">Loading the rest…</p>}
    </>
  );
}
