import { type Options, chooseChanges } from '#prose/rewrite/index.ts';
import { readSource } from '#prose/text/source.ts';
import { RULES } from '#prose/rewrite/rules.ts';
import type { Sample } from './corpus.ts';

type Yield = { proposals: number; chosen: number; texts: number };

/** Of each rule how often it proposed, how often it was chosen, and in how many texts. */
export function printYield(samples: readonly Sample[], options: Options): void {
  const yields = new Map<string, Yield>();
  for (const rule of Object.keys(RULES)) yields.set(rule, { proposals: 0, chosen: 0, texts: 0 });
  for (const { text } of samples) {
    const { proposals, chosen } = chooseChanges(readSource(text), options);
    for (const { rule } of proposals) add(yields.get(rule), { proposals: 1 });
    for (const { proposal } of chosen) add(yields.get(proposal.rule), { chosen: 1 });
    for (const rule of new Set(chosen.map(({ proposal }) => proposal.rule)))
      add(yields.get(rule), { texts: 1 });
  }
  console.log(`\nWhat each rule yields at ${options.strength ?? 'balanced'}, in ${samples.length} texts`);
  console.table(Object.fromEntries(yields));
}

function add(to: Yield | undefined, { proposals = 0, chosen = 0, texts = 0 }: Partial<Yield>): void {
  if (!to) return;
  to.proposals += proposals;
  to.chosen += chosen;
  to.texts += texts;
}
