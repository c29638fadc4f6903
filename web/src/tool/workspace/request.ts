import type { HumanizeOptions, HumanizeRequest } from '#contract/humanize.ts';
import type { Asked } from '../review/finished.ts';
import type { Options } from '../review/options.ts';
import { frozenWords } from '../review/frozen-words.ts';
import { voiceFromOption } from '../voice/stored-voice.ts';

export function optionsToSend({ frozen, voice: kept, ...chosen }: Options): HumanizeOptions {
  const voice = voiceFromOption(kept);
  return { ...chosen, frozen: frozenWords(frozen), ...(voice && { voice }) };
}

/** The request body of a run. */
export const requestOf = ({ run_id, source, span, options }: Asked): HumanizeRequest => ({
  text: span === null ? source : source.slice(span.start, span.end),
  options: optionsToSend(options),
  run_id,
});
