import type { Proposer } from '#contract/humanize.ts';
import { factsOf, type Source } from '#prose/index.ts';
import { chunksOf, type Limits } from '../chunks.ts';
import type { Plan, Rewriting } from '../engine.ts';
import { cleanedOf, reported, type Rewrite } from './rewriting.ts';

type Work = {
  frozen: readonly string[];
  by: Proposer;
  /** Null if a text of any length is taken as a whole. */
  limits: Limits | null;
  pauseMs: number;
  rewrite(passage: Source, signal: AbortSignal): Rewrite | Promise<Rewrite>;
};

/** Plans a text that is rewritten passage by passage, each independently. */
export const planPassages = (text: string, { limits, pauseMs, ...work }: Work): Plan => ({
  chunks: chunksOf(text, { limits }),
  pauseMs,
  rewrite: ({ start, end }, signal) => rewritePassage(text.slice(start, end), work, signal),
});

/** Cleans, rewrites and judges a passage. All offsets are relative to the passage. */
async function rewritePassage(
  passage: string,
  { frozen, by, rewrite }: Pick<Work, 'frozen' | 'by' | 'rewrite'>,
  signal: AbortSignal,
): Promise<Rewriting> {
  const cleaned = cleanedOf(passage, frozen);
  const { source } = cleaned;
  const made = await rewrite(source, signal);
  const changes = made.changes.map((change) => ({
    by,
    ...change,
    alternatives: made.alternatives?.get(change.start) ?? [],
  }));
  return reported(cleaned, { ...made, changes, facts: factsOf(source) });
}
