import type { Source } from '#prose/index.ts';
import type { Passed } from '#humanizer/result/rewriting.ts';
import type { Unit } from '#humanizer/result/units.ts';
import type { Item } from './editing.ts';
import { type Held, hiddenOf, maskedOf } from './masks.ts';

/** One question's worth: what is asked about, in order. */
export type Batch = { unit: Unit<Passed>; item: Item }[];

/** The first is small, so that something arrives soon. */
const sizes = { first: 2, later: 6 };
const mostChars = 2_400;

/** How much of its neighbours a sentence is shown with, at most. */
const context = 300;

export function batchesOf(source: Source, units: readonly Unit<Passed>[], held: readonly Held[]): Batch[] {
  const batches: Batch[] = [];
  let characters = 0;
  let firstHeld = 0;
  for (const unit of units) {
    while ((held[firstHeld]?.end ?? Infinity) < unit.start - context) firstHeld++;
    const near = held.slice(firstHeld, firstHeld + context);
    const item = itemOf(source.text, unit, near);
    if (item === null) continue;
    const last = batches.at(-1);
    const most = batches.length === 1 ? sizes.first : sizes.later;
    characters += item.masked.text.length;
    if (last !== undefined && last.length < most && characters <= mostChars) last.push({ unit, item });
    else {
      batches.push([{ unit, item }]);
      characters = item.masked.text.length;
    }
  }
  return batches;
}

function itemOf(text: string, unit: Unit<Passed>, held: readonly Held[]): Item | null {
  const masked = maskedOf(text, unit, held);
  if (masked === null) return null;
  const from = Math.max(0, unit.start - context);
  const to = Math.min(text.length, unit.end + context);
  return {
    masked,
    before: lastParagraph(hiddenOf(text, { start: from, end: unit.start }, held)),
    after: firstParagraph(hiddenOf(text, { start: unit.end, end: to }, held)),
  };
}

const lastParagraph = (text: string): string =>
  text
    .split(/\n\s*\n/)
    .at(-1)
    ?.trim() ?? '';
const firstParagraph = (text: string): string => text.split(/\n\s*\n/)[0]?.trim() ?? '';
