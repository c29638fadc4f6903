import type { Asked, Finished } from './finished.ts';
import { isSameOptions, type Options } from './options.ts';

/** Results of one source, the latest first. More would keep a long text too many times. */
const mostSeen = 12;

const isSameSource = (one: Asked, other: Asked): boolean =>
  one.source === other.source && one.span?.start === other.span?.start && one.span?.end === other.span?.end;

/** With this one, as it was left; those of another source are gone. */
export const withSeen = (seen: readonly Finished[], finished: Finished): Finished[] =>
  [
    finished,
    ...seen.filter(
      ({ asked }) => asked.run_id !== finished.asked.run_id && isSameSource(asked, finished.asked),
    ),
  ].slice(0, mostSeen);

/** Of the results of the same source, that which another strength or tone has given. */
export const seenWith = (
  seen: readonly Finished[],
  { asked }: Finished,
  options: Options,
): Finished | undefined =>
  seen.find((other) => other.asked.run_id !== asked.run_id && isSameOptions(other.asked.options, options));
