// Writes the rules' rewriting of the sample; a test fails when it is out of date.
import { writeFileSync } from 'node:fs';
import type { FactReport, TextChange } from '#contract/humanize.ts';
import { rulesEngine } from '#humanizer/engines/rules.ts';
import { humanize } from '#humanizer/run.ts';
import { sample } from '#contract/sample.ts';
import { demand } from '../shared/command.ts';

const file = 'web/src/content/tool/rewritten-sample.ts';
const reserved = { words_used: 0, words_limit: -1, remaining: -1, resets_at: '' };

/** Rewrites the sample with the rules. The empty page shows it, so that nobody has to send a text to see what happens. */
export async function rewrittenSample(): Promise<{ changes: TextChange[]; facts: FactReport }> {
  const ending = await humanize(
    { id: 'sample', text: sample, words: 0, options: {}, engine: rulesEngine, reserved },
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

if (import.meta.main) {
  const written = `// Written by \`node scripts/run.mjs sample\`; not by hand.
import type { FactReport, TextChange } from '#contract/humanize.ts';

export const rewritten: { changes: TextChange[]; facts: FactReport } = ${JSON.stringify(await rewrittenSample())};
`;
  writeFileSync(file, written);
  await demand('oxfmt', [file]);
}
