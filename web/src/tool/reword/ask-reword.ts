import type { RewordResult } from '#contract/reword.ts';
import { type Answer, call } from '#api-client';
import type { Options } from '../review/options.ts';
import { humanizer } from '../workspace/humanizer.ts';
import { optionsToSend } from '../workspace/request.ts';

/** A sentence of a text, by a place inside it, or the one that a selection lies in. */
export type AskedSentence = { text: string; place: number; end?: number; options: Options };

/** Asks the server for other wordings and shows what is left of the words. */
export async function askReword(
  { text, place, end = place, options }: AskedSentence,
  signal: AbortSignal,
): Promise<Answer<RewordResult>> {
  const body = { text, start: place, end, options: optionsToSend(options) };
  const answer = await call('POST /api/reword', { body, signal });
  if (answer.ok) humanizer.takeUsage(answer.data.usage);
  else humanizer.refuse(answer.code);
  return answer;
}
