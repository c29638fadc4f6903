import type { HumanizeOptions } from '#contract/humanize.ts';
import { type Judged, judgeRewriting, overlaps, type Span } from '#prose/index.ts';
import type { TextKind } from '#prose/kind/kind.ts';
import { heldOf, type Made, withSetting } from '#humanizer/result/verdicts.ts';
import { readRewordings, reasonInWords, type Rewording } from './answer.ts';
import { askModel, type Model } from './asking.ts';
import { isRefused, isSigned, openJudge, type Review, unreviewed } from './judge.ts';
import { wordsMasked } from './masks.ts';
import { sentencesIn, type Stretch } from './passages.ts';
import { type Fault, rewritingQuestion } from './question.ts';
import { applied, withoutBold, withReplaced } from './rewordings.ts';
import { type FailureKind, failureInWords, ModelFailure } from './transport/failure.ts';

export type Session = {
  /** Offsets in the result are relative to the stretch. Resolves to null if the model failed or is no longer asked. */
  rewrite(stretch: Stretch, signal: AbortSignal): Promise<Made | null>;
  /** Returns a message about what the model could not do, or null. */
  notice(): string | null;
};

/** Number of consecutive failures after which the model is not asked about the rest. */
const maxFailures = 2;

/** Opens a session for all questions about one text. A failed question costs only the model's own wordings. */
export function openSession(model: Model, kind: TextKind, options: HumanizeOptions): Session {
  const frozen = options.frozen ?? [];
  const judge = openJudge(model, options);
  /** Light uses only what the author would sign, the others also what they would sign if they had to choose. */
  const isAccepted = (review: Review): boolean =>
    review.same !== 'no' && (options.strength === 'light' ? review.sign === 'better' : isSigned(review));
  let inARow = 0;
  let asked = 0;
  let unanswered = 0;
  let last: FailureKind | null = null;

  async function rewordingsOf(stretch: Stretch, faults: readonly Fault[], signal: AbortSignal) {
    const question = rewritingQuestion(stretch, kind, options, faults);
    const read = readRewordings(await askModel(model.transport, model, question, signal), stretch, options);
    if (read === null) throw new ModelFailure('unread');
    return options.formatting === 'plain' ? read.map((each) => withoutBold(each, stretch)) : read;
  }

  async function revise(stretch: Stretch, signal: AbortSignal): Promise<Made> {
    /** By what a unit says, so that none is reviewed twice. */
    const reviews = new Map<string, Review>();
    const reviewOf = (unit: Judged): Review => reviews.get(nameOf(unit)) ?? unreviewed;

    async function reviewed(rewordings: readonly Rewording[]): Promise<Judged[]> {
      const rewritten = applied(stretch, rewordings);
      const settings = { frozen, whole: true, joined: rewordings, isPart: true };
      const judged = judgeRewriting(stretch.source, rewritten, settings);
      const fresh = judged.filter((unit) => !isRefused(unit) && !reviews.has(nameOf(unit)));
      const said = await judge.review(stretch, fresh, signal, rewritten);
      for (const [unit, review] of said) reviews.set(nameOf(unit), review);
      return judged;
    }

    const first = await rewordingsOf(stretch, [], signal);
    const judged = await reviewed(first);
    const faults = faultsOf(stretch, first, wrongIn(judged, reviewOf));
    const again = faults.length === 0 ? [] : await askedAgain(stretch, faults, signal);
    if (again.length === 0) return madeOf(judged, reviewOf, first);
    const second = withReplaced(first, again);
    return madeOf(await reviewed(second), reviewOf, second);
  }

  /** Returns new rewordings of these sentences alone; none if the model fails now, so that the earlier ones count. */
  async function askedAgain(stretch: Stretch, faults: readonly Fault[], signal: AbortSignal) {
    const wrong = new Set(faults.flatMap(({ from }) => from));
    try {
      const again = await rewordingsOf(stretch, faults, signal);
      return again.filter(({ from }) => from.every((number) => wrong.has(number)));
    } catch (error) {
      signal.throwIfAborted();
      if (!(error instanceof ModelFailure)) throw error;
      return [];
    }
  }

  function madeOf(
    judged: readonly Judged[],
    reviewOf: (unit: Judged) => Review,
    rewordings: readonly Rewording[],
  ): Made {
    const made: Made = { changes: [], doubts: [], refused: [] };
    for (const unit of judged) {
      const review = reviewOf(unit);
      const isDoubt = unit.verdict === 'in doubt';
      if (isRefused(unit) || (isDoubt && review.same === 'no')) made.refused.push(heldOf(unit));
      else if (isAccepted(review)) {
        const doubt =
          review.same === 'yes'
            ? { ...heldOf(unit), decided: { by: 'model' as const, used: true } }
            : withSetting(heldOf(unit), options.doubts ?? model.doubts);
        if (isDoubt) made.doubts.push(doubt);
        if (isDoubt && doubt.decided?.used !== true) continue;
        const said = review.sign === 'better' ? reasonInWords(review.why) : null;
        for (const change of unit.changes) {
          const named = rewordings.find((each) => overlaps(each, change))?.reason ?? null;
          made.changes.push({ ...change, reason: said ?? named });
        }
      }
    }
    return made;
  }

  return {
    async rewrite(stretch, signal) {
      const sentences = stretch.asked?.size ?? sentencesIn(stretch).length;
      asked += sentences;
      if (inARow >= maxFailures) {
        unanswered += sentences;
        return null;
      }
      try {
        const made = await revise(stretch, signal);
        inARow = 0;
        return made;
      } catch (error) {
        signal.throwIfAborted();
        if (!(error instanceof ModelFailure)) throw error;
        inARow++;
        unanswered += sentences;
        last = error.kind;
        return null;
      }
    },

    notice() {
      if (last === null) return judge.notice();
      if (unanswered === asked) return `${failureInWords(last)}, so only our rules rewrote this.`;
      return `${failureInWords(last)} for ${unanswered} of ${asked} sentences, so only our rules rewrote those.`;
    },
  };
}

const nameOf = ({ start, end, after }: Judged): string => `${start} ${end} ${after}`;

/** A wording to be made anew, with the reason. */
type Wrong = Span & { why: string };

/** Returns the wordings that the author would not sign. */
const wrongIn = (judged: readonly Judged[], reviewOf: (unit: Judged) => Review): Wrong[] =>
  judged.flatMap((unit): Wrong[] => {
    const review = reviewOf(unit);
    const { same, sign, why } = review;
    if (isRefused(unit) || (unit.verdict === 'in doubt' && same === 'no')) return [unit];
    if (same !== 'no' && isSigned(review)) return [];
    const fault = same === 'no' ? 'Changes the meaning' : sign === 'worse' ? 'Reads worse' : 'No better';
    return [{ start: unit.start, end: unit.end, why: `${fault}: ${why}` }];
  });

/** Returns the rewordings that are wrong, with the reasons. What is hidden has the placeholder of its own sentence. */
const faultsOf = (stretch: Stretch, rewordings: readonly Rewording[], wrong: readonly Wrong[]): Fault[] =>
  rewordings.flatMap(({ from, text, start, end }): Fault[] => {
    const own = wrong.filter((unit) => unit.start < end && Math.max(unit.end, unit.start + 1) > start);
    if (own.length === 0) return [];
    const sentences = sentencesIn(stretch).filter(({ number }) => from.includes(number));
    const isOwn = (name: string) => sentences.some((sentence) => sentence.text.includes(name));
    // Of two placeholders for the same words the later one is used.
    const masks = new Map(
      [...stretch.masks].toSorted(([one], [other]) => Number(isOwn(one)) - Number(isOwn(other))),
    );
    const shown = (words: string) => wordsMasked(words, masks);
    const why = own.map((unit) => unit.why.replaceAll(/(?<=“)[^”]+(?=”)/g, shown)).join(' ');
    return [{ from, text: shown(text), wrong: why }];
  });
