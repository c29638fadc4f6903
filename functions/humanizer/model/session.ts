import type { HumanizeOptions } from '#contract/humanize.ts';
import type { Source } from '#prose/index.ts';
import { askModel, type Model } from './asking.ts';
import type { Batch } from './batches.ts';
import { decide, type Decision, type Open, passing } from './deciding.ts';
import { editingQuestion, readEdits } from './editing.ts';
import { wordsMasked } from './masks.ts';
import { type FailureKind, failureInWords, ModelFailure } from './transport/failure.ts';
import { judged } from './judge.ts';

/** After so many failures in a row the rest is not asked any more. */
const maxFailures = 2;

export type Session = {
  /** What becomes of the sentences of a question, by where they start; of those it failed at, nothing. */
  decisionsOn(batch: Batch, signal: AbortSignal): Promise<Map<number, Decision>>;
  /** What it could not do, in words. */
  notice(): string | null;
};

/** All questions about one text. A model that fails costs nothing but its own wordings. */
export function openSession(model: Model, source: Source, options: HumanizeOptions): Session {
  let inARow = 0;
  let asked = 0;
  let unanswered = 0;
  let last: FailureKind | null = null;

  async function editsOf(batch: Batch, signal: AbortSignal): Promise<Open[]> {
    const items = batch.map(({ item }) => item);
    const edits = readEdits(await askModel(model, editingQuestion(items, options), signal), items);
    if (edits === null) throw new ModelFailure('unread');
    const answered = batch.flatMap(({ unit }, index) => {
      const edited = edits[index];
      return edited === undefined ? [] : [{ unit, edited }];
    });
    return passing(source, answered);
  }

  /** What the gate is not sure of is asked of the model; not sure there either means no. */
  async function sureOf(batch: Batch, open: readonly Open[], signal: AbortSignal) {
    const pairs = open.flatMap(({ unit, wordings }) => {
      const masked = batch.find((each) => each.unit === unit)?.item.masked;
      if (masked === undefined) return [];
      return wordings.flatMap((wording) => {
        const { held } = wording;
        if (held === null) return [];
        const words = held.seen.map(({ before, after }) => ({
          before: wordsMasked(source.text.slice(before.start, before.end), masked),
          after: wordsMasked(held.after.slice(after.start, after.end), masked),
        }));
        return [{ before: masked.text, after: wording.masked, words, wording }];
      });
    });
    const verdicts = await judged(
      model,
      pairs.map(({ before, after, words }) => ({ before, after, words })),
      signal,
    );
    return new Set(pairs.filter((_, index) => verdicts[index]).map(({ wording }) => wording));
  }

  return {
    async decisionsOn(batch, signal) {
      const decisions = new Map<number, Decision>();
      asked += batch.length;
      if (inARow >= maxFailures) {
        unanswered += batch.length;
        return decisions;
      }
      try {
        const open = await editsOf(batch, signal);
        const sure = await sureOf(batch, open, signal);
        const deciding = { options, doubts: options.doubts ?? model.doubts, sure };
        for (const each of open) decisions.set(each.unit.start, await decide(source, each, deciding));
        inARow = 0;
      } catch (error) {
        signal.throwIfAborted();
        if (!(error instanceof ModelFailure)) throw error;
        inARow++;
        unanswered += batch.length;
        last = error.kind;
      }
      return decisions;
    },

    notice() {
      if (last === null) return null;
      if (unanswered === asked) return `${failureInWords(last)}, so this result is by our rules alone.`;
      return `${failureInWords(last)} at ${unanswered} of ${asked} sentences, which are as our rules leave them.`;
    },
  };
}
