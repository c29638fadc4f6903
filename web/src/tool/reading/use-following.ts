import { useEffect, useEffectEvent, useRef } from 'react';
import type { Span } from '#prose/text/words.ts';
import { useDrawnOver } from './drawn-over.ts';
import { type Beginning, type Between, followScrolling } from './follow-scrolling.ts';
import { drawnPane, fieldPane, type Pane } from './panes.ts';

/** Maximum length in characters. Laying out a longer text a second time would block the page. */
export const longestFollowed = 60_000;

export const sourceField = () => {
  const field = document.getElementById('your-text');
  return field instanceof HTMLTextAreaElement ? field : null;
};

/** The visible source: its field, or the formatted text drawn over it. */
const sourcePane = (field: HTMLTextAreaElement, drawn: HTMLElement | null): Pane =>
  drawn === null ? fieldPane(field) : drawnPane(drawn, () => field.value.length);

type Following = {
  /** Whether both texts belong together and are not too long. */
  isOn: boolean;
  /** Returns the pane beside the source, or null if there is none. */
  beside: (over: HTMLElement | null) => Pane | null;
  between: Between;
  /** The span to highlight in the source. */
  pointed?: Span | undefined;
  beginning: Beginning;
};

/**
 * Scrolls the source and the text beside it together. `on`: what is followed; another value restarts it. `over`: the element
 * drawn over the text beside the source, if any.
 */
export function useFollowing(
  on: string,
  over: HTMLElement | null,
  { isOn, beside, between, pointed, beginning }: Following,
) {
  const drawn = useDrawnOver(sourceField);
  const source = useRef<Pane>(undefined);
  const begun = useRef('');
  const latest = useEffectEvent(() => ({ beside, between, pointed, beginning }));
  useEffect(() => {
    const field = sourceField();
    const other = isOn && field ? latest().beside(over) : null;
    if (!field || other === null) return;
    const pane = sourcePane(field, drawn);
    source.current = pane;
    const stop = followScrolling(
      pane,
      other,
      {
        toOther: (place) => latest().between.toOther(place),
        toOne: (place) => latest().between.toOne(place),
      },
      begun.current === on ? 'as they are' : latest().beginning,
    );
    begun.current = on;
    pane.point(latest().pointed ?? null);
    return () => {
      source.current = undefined;
      stop();
    };
  }, [isOn, on, over, drawn]);

  useEffect(() => source.current?.point(pointed ?? null), [pointed]);
}
