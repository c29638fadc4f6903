import type { HumanizeRequest, TextChange } from '#contract/humanize.ts';
import { clean } from '#prose/text/clean.ts';
import { findFrozen } from '#prose/text/frozen.ts';

/** The server's cleaning, in the browser: what pasting left behind, outside of what the person wants left alone. */
export function cleanHere({ text, options }: HumanizeRequest): TextChange[] {
  const frozen = findFrozen(text, { start: 0, end: text.length }, options?.frozen ?? []);
  return clean(text).changes.filter(
    (change) => !frozen.some(({ start, end }) => change.start < end && start < change.end),
  );
}
