import type { FactReport, TextChange } from '#contract/humanize.ts';
import { rulesEngine } from '#humanizer/engines/rules.ts';
import { humanize } from '#humanizer/run.ts';
import { sample } from '../../../web/src/content/desk/sample.ts';

const reserved = { words_used: 0, words_limit: -1, remaining: -1, resets_at: '' };

/** What the rules make of the sample: the empty page shows it, so that nobody has to send a text to see what happens. */
export async function rewrittenSample(): Promise<{ changes: TextChange[]; facts: FactReport }> {
  const ending = await humanize(
    { id: 'sample', text: sample, words: 0, options: {}, engine: rulesEngine('balanced'), reserved },
    {
      now: () => new Date(0),
      wait: () => Promise.resolve(),
      caller: new AbortController().signal,
      settle: () => Promise.resolve(reserved),
      runInBackground: () => {},
    },
  );
  if (ending.state !== 'finished') throw new Error('The sample could not be rewritten.');
  const { changes, facts } = ending.result;
  return { changes, facts };
}
