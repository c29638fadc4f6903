import type { Proposer } from '#contract/humanize.ts';
import { type Level, passGate, type Source } from '#prose/index.ts';
import { otherWordings } from './alternatives.ts';
import { chunksOf, type Limits } from '../chunks.ts';
import type { Plan, Rewriting } from '../engine.ts';
import { cleanedOf, reportedChanges, reportedFacts, reportedRefusals, type Rewrite } from './rewriting.ts';

type Work = {
  frozen: readonly string[];
  by: Proposer;
  /** How strict the gate is. */
  level: Level;
  /** Null where a text of any length is taken as a whole. */
  limits: Limits | null;
  pauseMs: number;
  rewrite(passage: Source, signal: AbortSignal): Rewrite | Promise<Rewrite>;
};

/** A text that is rewritten passage by passage, each on its own. */
export const planPassages = (text: string, { limits, pauseMs, ...work }: Work): Plan => ({
  chunks: chunksOf(text, { limits }),
  pauseMs,
  rewrite: ({ start, end }, signal) => rewritePassage(text.slice(start, end), work, signal),
});

/** A passage of the source, cleaned, rewritten and held to its facts. All places are those of the passage itself. */
async function rewritePassage(
  passage: string,
  { frozen, by, level, rewrite }: Pick<Work, 'frozen' | 'by' | 'level' | 'rewrite'>,
  signal: AbortSignal,
): Promise<Rewriting> {
  const cleaned = cleanedOf(passage, frozen);
  const { changes: proposed, restored, outcome } = await rewrite(cleaned.source, signal);
  const passed = passGate(cleaned.source, proposed, { level, partly: by === 'rules' });
  const others = otherWordings(cleaned.source, passed.changes, level);
  const changes = reportedChanges(
    cleaned,
    passed.changes.map((change) => ({ ...change, by, alternatives: others.get(change.start) ?? [] })),
  );
  return {
    changes,
    facts: reportedFacts(cleaned, passed.facts),
    restored: reportedRefusals(cleaned, [...restored, ...passed.refused]),
    outcome: changes.length > 0 ? 'rewritten' : outcome,
  };
}
