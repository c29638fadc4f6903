/** What a mark refers to: a change, or a doubt at its sentence. `index` is that in the result's list. */
export type Place = { of: 'change' | 'doubt'; index: number };

/** How a card was opened. "key" moves the focus into the card, "walk" to its mark; "hover" closes it when the pointer leaves. */
export type Way = 'press' | 'key' | 'hover' | 'step' | 'walk';

/** Returns the mark that contains an element. */
export function placeAt(target: EventTarget | null): Place | null {
  if (!(target instanceof Element)) return null;
  const holder = target.closest<HTMLElement>('[data-change], [data-doubt]');
  if (!holder) return null;
  const { change, doubt } = holder.dataset;
  return change === undefined
    ? { of: 'doubt', index: Number(doubt) }
    : { of: 'change', index: Number(change) };
}

/** Selects the marks of a change. */
export const selectorOf = (index: number): string => `.edit[data-change="${index}"]`;
