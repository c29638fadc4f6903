import type { HumanizeOptions, OfferedChange, TextChange } from '#contract/humanize.ts';
import { applyChanges, cleaningOf, placesInSource } from '#prose/index.ts';
import { findOffered } from '#prose/rewrite/index.ts';

/** What is offered of a text beside the changes that an engine made, whichever it is. None crosses the bounds of a change. */
export function offeredIn(
  text: string,
  changes: readonly TextChange[],
  options: HumanizeOptions,
): OfferedChange[] {
  const cleaning = cleaningOf(text, options.frozen ?? []);
  const toText = placesInSource(cleaning);
  return findOffered(applyChanges(text, cleaning), options).flatMap((found) => {
    const { start, end } = toText(found);
    const offered = { ...found, start, end, before: text.slice(start, end) };
    return changes.some((change) => crosses(offered, change)) ? [] : [offered];
  });
}

const holds = (one: OfferedChange, other: TextChange): boolean =>
  one.start <= other.start && other.end <= one.end;

const crosses = (one: OfferedChange, other: TextChange): boolean =>
  one.start < other.end && other.start < one.end && !holds(one, other);

/** The text with all of it accepted. */
export function textWithOffered(
  text: string,
  changes: readonly TextChange[],
  offered: readonly OfferedChange[],
): string {
  const others = changes.filter((change) => !offered.some((each) => holds(each, change)));
  return applyChanges(
    text,
    [...others, ...offered].toSorted((one, other) => one.start - other.start),
  );
}
