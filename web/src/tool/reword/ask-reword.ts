import type { RewordResult } from '#contract/reword.ts';
import { type Answer, call } from '#api-client';
import type { Options } from '../review/options.ts';
import { humanizer } from '../workspace/humanizer.ts';
import { optionsToSend } from '../workspace/request.ts';

/** A sentence of a text, given by an offset inside it, or by a selection from `place` to `end` inside it. */
export type AskedSentence = { text: string; place: number; end?: number; options: Options };

/** Requests other wordings from the server, and updates the remaining words or opens the dialog of a limit. */
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
