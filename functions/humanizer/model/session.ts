import { losesName } from '#contract/held.ts';
import type { Doubt, Held, HumanizeOptions } from '#contract/humanize.ts';
import { applyChanges, type FoundChange, type Judged, judgeRewriting } from '#prose/index.ts';
import type { TextKind } from '#prose/kind/kind.ts';
import { heldOf, withSetting } from '#humanizer/result/verdicts.ts';
import { readRewordings, type Rewording } from './answer.ts';
import { askModel, type Model } from './asking.ts';
import { maskedPair, openJudge } from './judge.ts';
import { wordsMasked } from './masks.ts';
import type { Answer } from './pairs.ts';
import { type Numbered, sentencesIn, type Stretch } from './passages.ts';
import { type Fault, rewritingQuestion } from './question.ts';
import { type FailureKind, failureInWords, ModelFailure } from './transport/failure.ts';

/** The model's result for a stretch, with offsets relative to the stretch. */
export type Made = { changes: FoundChange[]; doubts: Doubt[]; refused: Held[] };

export type Session = {
  /** Resolves to null if the model failed or is no longer asked. */
  rewrite(stretch: Stretch, signal: AbortSignal): Promise<Made | null>;
  /** Returns a message about what the model could not do, or null. */
  notice(): string | null;
};

/** Number of consecutive failures after which the model is not asked about the rest. */
const maxFailures = 2;
/** Maximum number of follow-up questions about rejected rewordings. */
const secondTries = 2;

/** Opens a session for all questions about one text. A failed question costs only the model's own wordings. */
export function openSession(model: Model, kind: TextKind, options: HumanizeOptions): Session {
  const frozen = options.frozen ?? [];
  const judge = openJudge(model);
  let inARow = 0;
  let asked = 0;
  let unanswered = 0;
  let last: FailureKind | null = null;

  async function rewordingsOf(stretch: Stretch, faults: readonly Fault[], signal: AbortSignal) {
    const question = rewritingQuestion(stretch, kind, options, faults);
    const read = readRewordings(await askModel(model.transport, model, question, signal), stretch);
    if (read === null) throw new ModelFailure('unread');
    return options.formatting === 'plain' ? read.map((each) => withoutBold(each, stretch)) : read;
  }

  /** Asks the judge once about each new doubt and stores the answers. A lost name is a "no" unasked, since the judge tends to miss it. */
  async function compare(
    stretch: Stretch,
    doubts: readonly Judged[],
    known: Map<string, Answer>,
    signal: AbortSignal,
  ) {
    for (const doubt of doubts.filter(losesName)) known.set(nameOf(doubt), 'no');
    const fresh = doubts.filter((doubt) => !known.has(nameOf(doubt)));
    if (fresh.length === 0) return;
    const said = await judge.compare(
      fresh.map((doubt) => maskedPair(doubt, stretch)),
      signal,
    );
    for (const [at, doubt] of fresh.entries()) known.set(nameOf(doubt), said[at] ?? 'unclear');
  }

  async function revise(stretch: Stretch, signal: AbortSignal): Promise<Made> {
    let rewordings = await rewordingsOf(stretch, [], signal);
    const known = new Map<string, Answer>();
    for (let time = 0; ; time++) {
      const rewritten = applied(stretch, rewordings);
      const judged = judgeRewriting(stretch.source, rewritten, { frozen, whole: true });
      const doubts = judged.filter(({ verdict }) => verdict === 'in doubt');
      try {
        await compare(stretch, doubts, known, signal);
        const failed = judged.filter((unit) => unit.verdict === 'lost' || known.get(nameOf(unit)) === 'no');
        const faults = time < secondTries ? faultsOf(stretch, rewordings, failed) : [];
        if (faults.length > 0) {
          const again = await rewordingsOf(stretch, faults, signal);
          rewordings = withReplaced(rewordings, again);
          if (again.length > 0) continue;
        }
      } catch (error) {
        // Keep the rewordings so far; what the judge has not answered stays a doubt.
        signal.throwIfAborted();
        if (!(error instanceof ModelFailure)) throw error;
      }
      return madeOf(judged, known);
    }
  }

  function madeOf(judged: readonly Judged[], known: ReadonlyMap<string, Answer>): Made {
    const made: Made = { changes: [], doubts: [], refused: [] };
    for (const unit of judged) {
      const said = known.get(nameOf(unit));
      if (unit.verdict === 'lost' || said === 'no') made.refused.push(heldOf(unit));
      else if (unit.verdict === 'kept') made.changes.push(...unit.changes);
      else {
        const doubt =
          said === 'yes'
            ? { ...heldOf(unit), decided: { by: 'model' as const, used: true } }
            : withSetting(heldOf(unit), options.doubts ?? model.doubts);
        made.doubts.push(doubt);
        if (doubt.decided?.used === true) made.changes.push(...unit.changes);
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
      if (last === null) return null;
      if (unanswered === asked) return `${failureInWords(last)}, so only our rules rewrote this.`;
      return `${failureInWords(last)} for ${unanswered} of ${asked} sentences, so only our rules rewrote those.`;
    },
  };
}

/** Removes bold from a new wording. An unchanged sentence is left to the rules of plain formatting. */
function withoutBold(rewording: Rewording, stretch: Stretch): Rewording {
  const { from, text } = rewording;
  const own = sentencesIn(stretch).filter(({ number }) => from.includes(number));
  const before = own.map(({ start, end }) => stretch.source.text.slice(start, end)).join(' ');
  return text === before ? rewording : { from, text: text.replaceAll(/\*\*([^*\n]+)\*\*/g, '$1') };
}

const share = (one: Rewording, other: Rewording): boolean =>
  one.from.some((number) => other.from.includes(number));

/** Replaces units by the new units for the same sentences. */
function withReplaced(units: readonly Rewording[], again: readonly Rewording[]): Rewording[] {
  const placed = new Set<Rewording>();
  return units.flatMap((unit) => {
    const news = again.filter((other) => share(unit, other));
    if (news.length === 0) return [unit];
    const fresh = news.filter((other) => !placed.has(other));
    for (const other of fresh) placed.add(other);
    return fresh;
  });
}

const nameOf = ({ start, end, after }: Judged): string => `${start} ${end} ${after}`;

/** Applies all rewordings to the stretch. A paragraph whose sentences are reordered becomes one change. */
function applied({ source: { text }, paragraphs }: Stretch, rewordings: readonly Rewording[]): string {
  const changes = paragraphs.flatMap(({ sentences }) => {
    const numbers = new Set(sentences.map(({ number }) => number));
    const own = rewordings.filter(({ from }) => from.every((number) => numbers.has(number)));
    const isInOrder = own.every(({ from }, at) => {
      const next = own[at + 1]?.from[0] ?? Infinity;
      return (from.at(-1) ?? 0) < next && from.every((number, here) => number === (from[0] ?? 0) + here);
    });
    const placed = isInOrder
      ? own.map((each) => [each])
      : own.length === 0
        ? []
        : [inNewOrder(sentences, own, text)];
    return placed.flatMap((group): FoundChange[] => {
      const inside = sentences.filter(({ number }) => group.some(({ from }) => from.includes(number)));
      const [first] = inside;
      const end = inside.at(-1)?.end;
      if (first === undefined || end === undefined) return [];
      const after = group.map((each) => each.text).join(' ');
      return [{ start: first.start, end, before: text.slice(first.start, end), after, reason: null }];
    });
  });
  return applyChanges(
    text,
    changes.toSorted((one, other) => one.start - other.start),
  );
}

/** Returns a whole paragraph in the order of the answer; a sentence missing there follows its predecessor. */
function inNewOrder(sentences: readonly Numbered[], own: readonly Rewording[], text: string): Rewording[] {
  const ordered = [...own];
  for (const { number, start, end } of sentences) {
    if (ordered.some(({ from }) => from.includes(number))) continue;
    const before = ordered.findIndex(({ from }) => from.includes(number - 1));
    ordered.splice(before + 1, 0, { from: [number], text: text.slice(start, end) });
  }
  return ordered;
}

/** Returns the rewordings that failed, with the reasons of the gate. */
function faultsOf(stretch: Stretch, rewordings: readonly Rewording[], failed: readonly Judged[]): Fault[] {
  const sentences = sentencesIn(stretch);
  return rewordings.flatMap(({ from, text }): Fault[] => {
    const own = sentences.filter(({ number }) => from.includes(number));
    const wrong = failed.filter(({ start, end }) =>
      own.some((sentence) => start < sentence.end && Math.max(end, start + 1) > sentence.start),
    );
    if (wrong.length === 0) return [];
    const said = wrong.map(({ why }) => wordsMasked(why, stretch.masks)).join(' ');
    return [{ from, text: wordsMasked(text, stretch.masks), wrong: said }];
  });
}
