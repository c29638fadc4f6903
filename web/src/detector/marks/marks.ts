import { type RefObject, useEffect, useState } from 'react';
import type { SignalName } from '#prose/index.ts';

/** Returns which of the `count` children of a scrolling list are visible or nearly so. */
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

type Place = { start: number; end: number; reason: string };

/** The places of one signal, in order. They are packed because the worker sends tens of thousands for a long text. */
export type PackedPlaces = {
  starts: Uint32Array;
  ends: Uint32Array;
  reasons: string[];
  /** For each place the index of its reason in `reasons`. */
  reasonOf: Uint32Array;
};

export function packPlaces(places: readonly Place[]): PackedPlaces {
  const positions = new Map<string, number>();
  for (const { reason } of places) if (!positions.has(reason)) positions.set(reason, positions.size);
  return {
    starts: Uint32Array.from(places, ({ start }) => start),
    ends: Uint32Array.from(places, ({ end }) => end),
    reasons: [...positions.keys()],
    reasonOf: Uint32Array.from(places, ({ reason }) => positions.get(reason) ?? 0),
  };
}

/** One place of one signal. */
export type Mark = Place & { number: number; label: string };

type Chosen = { name: SignalName; label: string; places: PackedPlaces };

/** Returns the places of several signals in text order; of two that begin together the longer comes first. */
export function marksOf(chosen: readonly Chosen[]): Mark[] {
  const marks = chosen.flatMap(({ label, places }) =>
    Array.from(places.starts, (start, at) => ({
      start,
      end: places.ends[at] ?? start,
      reason: places.reasons[places.reasonOf[at] ?? 0] ?? '',
      label,
    })),
  );
  return marks
    .toSorted((a, b) => a.start - b.start || b.end - a.end)
    .map((mark, number) => Object.assign(mark, { number }));
}

export type Stretch = { start: number; end: number };

const longest = 1200;

/** Splits the text into stretches of a paragraph or less, without the line ends between them. */
export function stretchesOf(text: string): Stretch[] {
  const stretches: Stretch[] = [];
  for (const { index, 0: line } of text.matchAll(/[^\n]+/g)) {
    if (line.trim() === '') continue;
    const end = index + line.length;
    for (let start = index; start < end;) {
      const cut = end - start <= longest ? end : cutBefore(text, start, start + longest);
      stretches.push({ start, end: cut });
      start = cut;
    }
  }
  return stretches;
}

/** Returns the offset after the last space before `limit`, or else `limit`, but never one inside a character. */
function cutBefore(text: string, start: number, limit: number): number {
  const space = text.lastIndexOf(' ', limit - 1);
  if (space > start) return space + 1;
  return (text.codePointAt(limit - 1) ?? 0) > 0xffff ? limit - 1 : limit;
}

/** Returns for each stretch the marks that reach into it; both lists must be in order. */
export function marksByStretch(stretches: readonly Stretch[], marks: readonly Mark[]): Mark[][] {
  const found: Mark[][] = stretches.map(() => []);
  let first = 0;
  for (const mark of marks) {
    while (first < stretches.length && (stretches[first]?.end ?? 0) <= mark.start) first++;
    for (let at = first; (stretches[at]?.start ?? Infinity) < mark.end; at++) found[at]?.push(mark);
  }
  return found;
}

/** A piece of a stretch and the marks that cover all of it, the shortest last. */
export type Piece = Stretch & { marks: Mark[] };

export function piecesOf({ start, end }: Stretch, marks: readonly Mark[]): Piece[] {
  const bounds = new Set([start, end]);
  for (const mark of marks) {
    bounds.add(Math.max(start, mark.start));
    bounds.add(Math.min(end, mark.end));
  }
  const cuts = [...bounds].toSorted((a, b) => a - b);
  return cuts.slice(0, -1).map((from, at) => {
    const to = cuts[at + 1] ?? end;
    const covering = marks.filter((mark) => mark.start <= from && mark.end >= to);
    return { start: from, end: to, marks: covering.toSorted((a, b) => b.end - b.start - (a.end - a.start)) };
  });
}
