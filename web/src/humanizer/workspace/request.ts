import type { HumanizeRequest } from '#contract/humanize.ts';
import type { Asked } from '../review/finished.ts';
import { frozenWords } from '../review/frozen-words.ts';

/** What is sent for it. */
export function requestOf({ run_id, source, span, options: { frozen, ...chosen } }: Asked): HumanizeRequest {
  const text = span === null ? source : source.slice(span.start, span.end);
  return { text, options: { ...chosen, frozen: frozenWords(frozen) }, run_id };
}
