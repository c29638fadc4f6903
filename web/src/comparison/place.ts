/** What a mark is about: a change, or a doubt at its sentence. Indexes of the result's lists. */
export type Place = { of: 'change' | 'doubt'; index: number };

/** How it was asked for: by key the focus goes into the card, on a walk to its mark; under a resting pointer it goes away with it. */
export type Way = 'press' | 'key' | 'hover' | 'step' | 'walk';

export const indexIn = (place: Place | null, of: Place['of']): number =>
  place?.of === of ? place.index : -1;

/** The mark that an element is in. */
export function placeAt(target: EventTarget | null): Place | null {
  if (!(target instanceof Element)) return null;
  const holder = target.closest<HTMLElement>('[data-change], [data-doubt]');
  if (!holder) return null;
  const { change, doubt } = holder.dataset;
  return change === undefined
    ? { of: 'doubt', index: Number(doubt) }
    : { of: 'change', index: Number(change) };
}

export const selectorOf = ({ of, index }: Place): string =>
  of === 'change' ? `.edit[data-change="${index}"]` : `[data-doubt="${index}"]`;
