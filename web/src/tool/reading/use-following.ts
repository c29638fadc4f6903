import { type RefObject, useEffect, useRef } from 'react';
import type { Span } from '#prose/text/words.ts';
import { useDrawnOver } from './drawn-over.ts';
import { type Beginning, type Between, followScrolling } from './follow-scrolling.ts';
import { drawnPane, fieldPane, type Pane } from './panes.ts';

/** Laying a longer text out a second time would hold up the page. */
export const longestFollowed = 60_000;

export const sourceField = () => {
  const field = document.getElementById('your-text');
  return field instanceof HTMLTextAreaElement ? field : null;
};

/** The source as one sees it: in its field, or as it reads over it. */
const sourcePane = (field: HTMLTextAreaElement, drawn: HTMLElement | null): Pane =>
  drawn === null ? fieldPane(field) : drawnPane(drawn, () => field.value.length);

type Following = {
  /** Whether both texts belong together, and are not too long for it. */
  isOn: boolean;
  /** What lies beside the source; another object when there is something else to follow. */
  beside: (over: HTMLElement | null) => Pane | null;
  between: Between;
  /** Marked in the source. */
  pointed?: Span | undefined;
  beginning: Beginning;
};

/**
 * The source and the text beside it scroll together. `on`: what is followed; another value restarts it. `over`: what is drawn
 * over it at times.
 */
export function useFollowing(
  on: string,
  over: HTMLElement | null,
  { isOn, beside, between, pointed, beginning }: Following,
) {
  const drawn = useDrawnOver(sourceField);
  const source = useRef<Pane>(undefined);
  const latest: RefObject<Omit<Following, 'isOn'>> = useRef({ beside, between, pointed, beginning });
  const begun = useRef('');
  useEffect(() => {
    latest.current = { beside, between, pointed, beginning };
  });
  useEffect(() => {
    const field = sourceField();
    const other = isOn && field ? latest.current.beside(over) : null;
    if (!field || other === null) return;
    const pane = sourcePane(field, drawn);
    source.current = pane;
    const stop = followScrolling(
      pane,
      other,
      {
        toOther: (place) => latest.current.between.toOther(place),
        toOne: (place) => latest.current.between.toOne(place),
      },
      begun.current === on ? 'as they are' : latest.current.beginning,
    );
    begun.current = on;
    pane.point(latest.current.pointed ?? null);
    return () => {
      source.current = undefined;
      stop();
    };
  }, [isOn, on, over, drawn]);

  useEffect(() => source.current?.point(pointed ?? null), [pointed]);
}
