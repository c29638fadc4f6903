import type { HumanizeRequest } from '#contract/humanize.ts';
import type { Asked } from '../review/finished.ts';
import { frozenWords } from '../review/frozen-words.ts';
import { voiceFromOption } from '../voice/stored-voice.ts';

/** What is sent for it. */
export function requestOf({ run_id, source, span, options }: Asked): HumanizeRequest {
  const { frozen, voice: kept, ...chosen } = options;
  const text = span === null ? source : source.slice(span.start, span.end);
  const voice = voiceFromOption(kept);
  return { text, options: { ...chosen, frozen: frozenWords(frozen), ...(voice && { voice }) }, run_id };
}
