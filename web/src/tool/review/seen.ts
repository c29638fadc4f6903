import type { Asked, Finished } from './finished.ts';
import { isSameOptions, type Options } from './options.ts';

/** Maximum number of results kept for a source, because each holds the whole text. */
const mostSeen = 12;

const isSameSource = (one: Asked, other: Asked): boolean =>
  one.source === other.source && one.span?.start === other.span?.start && one.span?.end === other.span?.end;

/** Adds or updates a result, latest first, and drops results of other sources. */
export const withSeen = (seen: readonly Finished[], finished: Finished): Finished[] =>
  [
    finished,
    ...seen.filter(
      ({ asked }) => asked.run_id !== finished.asked.run_id && isSameSource(asked, finished.asked),
    ),
  ].slice(0, mostSeen);

/** Finds another result of the same source that was made with these options. */
export const seenWith = (
  seen: readonly Finished[],
  { asked }: Finished,
  options: Options,
): Finished | undefined =>
  seen.find((other) => other.asked.run_id !== asked.run_id && isSameOptions(other.asked.options, options));
