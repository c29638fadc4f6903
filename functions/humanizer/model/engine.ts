import type { HumanizeOptions } from '#contract/humanize.ts';
import { factsOf, placesInSource } from '#prose/index.ts';
import { chunksBetween } from '../chunks.ts';
import type { Engine, Plan } from '../engine.ts';
import { cleanedOf, type Passed } from '#humanizer/result/rewriting.ts';
import { rewriteByRules } from '#humanizer/engines/rules.ts';
import { unitsOf } from '#humanizer/result/units.ts';
import type { Model } from './asking.ts';
import { batchesOf } from './batches.ts';
import type { Decision } from './deciding.ts';
import { findHeld } from './masks.ts';
import { findNeeds } from './needs.ts';
import { partsOf, rewritingOf, sliceOf } from './parts.ts';
import { openSession } from './session.ts';

/** Questions under way at a time. */
const ahead = 3;

/** Our rules, and a language model for the sentences that need more than they do. */
export const modelEngine = (name: string, model: Model): Engine => ({
  name,
  plan: (text, options) => planWith(model, text, options),
});

async function planWith(model: Model, text: string, options: HumanizeOptions): Promise<Plan> {
  const frozen = options.frozen ?? [];
  const cleaned = cleanedOf(text, frozen);
  const { source } = cleaned;
  const ruled = rewriteByRules(source, options);
  const changes = ruled.changes.map((change): Passed => ({
    ...change,
    by: 'rules',
    alternatives: ruled.alternatives.get(change.start) ?? [],
  }));
  const units = unitsOf(source, changes);
  const { asked, isCut } = await findNeeds({ source, units, ...ruled }, options);
  const facts = factsOf(source);
  const batches = batchesOf(source, asked, findHeld(source, facts, frozen));

  const parts = partsOf(source.text.length, units, batches);
  const toText = placesInSource(cleaned.cleaning);
  const cuts = parts.slice(0, -1).map(({ end }) => toText({ start: end, end }).start);
  const chunks = chunksBetween(text, cuts);
  const session = openSession(model, source, options);
  const answers = parts.map((): Promise<Map<number, Decision>> | undefined => undefined);

  /** A failure is heard when the chunk's turn comes. */
  function ask(at: number, signal: AbortSignal): Promise<Map<number, Decision>> {
    const batch = parts[at]?.batch;
    const asking = answers[at] ?? (batch ? session.decisionsOn(batch, signal) : Promise.resolve(new Map()));
    asking.catch(() => {});
    answers[at] = asking;
    return asking;
  }

  return {
    chunks,
    pauseMs: 0,
    async rewrite(chunk, signal) {
      const at = chunks.indexOf(chunk);
      const part = parts[at];
      if (part === undefined) throw new Error('The chunk is of another text');
      for (let next = at; next < at + ahead && next < parts.length; next++) void ask(next, signal);
      const decisions = await ask(at, signal);
      const made = { ...ruled, changes, units, facts };
      return rewritingOf(part, sliceOf(cleaned, chunk), made, decisions);
    },
    notice: () => {
      const cut = `The language model was asked about the ${asked.length} sentences that need it most; the others are as our rules leave them.`;
      const notices = [isCut ? cut : null, session.notice()].filter((each) => each !== null);
      return notices.length === 0 ? null : notices.join(' ');
    },
  };
}
