import type { HumanizeOptions } from '#contract/humanize.ts';
import type { Source } from '#prose/index.ts';
import { askModel, type Model } from './asking.ts';
import type { Batch } from './batches.ts';
import { decide, type Decision, type Open, passing } from './deciding.ts';
import { editingQuestion, readEdits } from './editing.ts';
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
    return passing(source, answered, model.level);
  }

  /** Whatever passed the gate is looked at once more, by the model; not sure means no. */
  async function judgedOf(batch: Batch, open: readonly Open[], signal: AbortSignal): Promise<Open[]> {
    const pairs = open.flatMap(({ unit, wordings }) => {
      const masked = batch.find((each) => each.unit === unit)?.item.masked;
      if (masked === undefined) return [];
      return wordings.map((wording) => ({ before: masked.text, after: wording.masked, wording }));
    });
    const verdicts = await judged(model, pairs, signal);
    const sure = new Set(pairs.filter((_, index) => verdicts[index]).map(({ wording }) => wording));
    return open.map(({ unit, wordings, refused }) => {
      const left = wordings.filter((wording) => sure.has(wording));
      return {
        unit,
        wordings: left,
        refused: left.length < wordings.length ? (refused ?? 'judge') : refused,
      };
    });
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
        const open = await judgedOf(batch, await editsOf(batch, signal), signal);
        for (const each of open) decisions.set(each.unit.start, await decide(source, each, options));
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
