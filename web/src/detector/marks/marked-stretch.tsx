import { memo } from 'react';
import { type Mark, piecesOf, type Stretch } from './marks.ts';

type Props = { text: string; stretch: Stretch; marks: readonly Mark[]; current: Mark | undefined };

/** The whole text is always rendered, to be read and searched; marks only near the visible part. */
export const MarkedStretch = memo(function MarkedStretch({ text, stretch, marks, current }: Props) {
  return (
    <p className="marked-stretch">
      {piecesOf(stretch, marks).map(({ start, end, marks: covering }) => {
        const words = text.slice(start, end);
        const shortest = covering.at(-1);
        if (!shortest) return words;
        return (
          <mark
            key={start}
            data-mark={shortest.number}
            data-depth={covering.length > 1 ? 'several' : undefined}
            data-current={(current && covering.includes(current)) || undefined}
          >
            {words}
          </mark>
        );
      })}
    </p>
  );
});
