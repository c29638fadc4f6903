import { type HumanizeOptions, mostAlternatives } from '#contract/humanize.ts';
import { applyChanges, judgeOf, type Level, type Source } from '#prose/index.ts';
import type { Passed } from '#humanizer/result/rewriting.ts';
import type { Unit } from '#humanizer/result/units.ts';
import { type Edited, reasonInWords } from './editing.ts';
import { ranked } from './rank.ts';

/** What becomes of a sentence that a model was asked about: a change, or why its wordings were refused. */
export type Decision = { change: Passed | null; refused: string | null };

/** `doubt`: how far it is from what the gate is sure of, from 0 to 1. */
type Wording = { text: string; reason: string | null; by: Passed['by']; doubt: number };

/** A sentence with those wordings of a model that say what it says. `masked`: as the model wrote it. */
export type Open = { unit: Unit<Passed>; wordings: (Wording & { masked: string })[]; refused: string | null };

/** The wordings of a model that say what their sentences say. */
export function passing(
  source: Source,
  edits: readonly { unit: Unit<Passed>; edited: Edited }[],
  level: Level,
): Open[] {
  const judged = judgeOf(source, level);
  return edits.map(({ unit, edited }) => {
    const open: Open = { unit, wordings: [], refused: edited.isLossy ? 'protected' : null };
    for (const [at, worded] of edited.wordings.entries()) {
      if (edited.wordings.findIndex(({ text }) => text === worded.text) < at) continue;
      const change = wholeChange(source.text, unit, worded.text);
      const { refusal, doubt } = judged({ ...unit, changes: [change] });
      if (refusal === null) {
        open.wordings.push({ ...worded, reason: reasonInWords(edited.reason), by: 'model', doubt });
      } else open.refused ??= refusal;
    }
    return open;
  });
}

const wholeChange = (text: string, { start, end }: Unit<Passed>, after: string) => ({
  start,
  end,
  before: text.slice(start, end),
  after,
  reason: null,
});

/** Of the wordings that are left and the rules' own, the best by our own measures, with the others beside it. */
export async function decide(
  { text }: Source,
  { unit, wordings, refused }: Open,
  options: HumanizeOptions,
): Promise<Decision> {
  const before = text.slice(unit.start, unit.end);
  const own = ruledWording(text, unit);
  const others = wordings.filter((wording) => wording.text !== own.text && wording.text !== before);
  if (others.length === 0) return { change: null, refused };
  const [best = own, ...rest] = await ranked(text, unit, [...others, own], options);
  if (best.text === before) return { change: null, refused: null };
  const alternatives = rest.filter((wording) => wording.text !== before).slice(0, mostAlternatives);
  return { change: trimmed(before, unit.start, best, alternatives), refused: null };
}

/** The sentence as the rules leave it. */
function ruledWording(text: string, { start, end, changes }: Unit<Passed>): Wording {
  const inside = changes.map((change) => ({
    start: change.start - start,
    end: change.end - start,
    after: change.after,
  }));
  const reasons = new Set(changes.flatMap(({ reason }) => reason ?? []));
  return {
    text: applyChanges(text.slice(start, end), inside),
    reason: reasons.size === 0 ? null : [...reasons].join(' '),
    by: 'rules',
    doubt: 0,
  };
}

/** One change from the first word that differs in any of the wordings to the last. */
function trimmed(before: string, start: number, best: Wording, others: readonly Wording[]): Passed {
  const texts = [best, ...others].map(({ text }) => text);
  const shortest = Math.min(before.length, ...texts.map(({ length }) => length));
  let head = 0;
  while (head < shortest && texts.every((text) => text[head] === before[head])) head++;
  while (head > 0 && !/\s/.test(before.charAt(head - 1))) head--;
  let tail = 0;
  const most = shortest - head;
  while (tail < most && texts.every((text) => text.at(-1 - tail) === before.at(-1 - tail))) tail++;
  while (tail > 0 && !/\s/.test(before.charAt(before.length - tail))) tail--;
  const inner = (text: string) => text.slice(head, text.length - tail);
  const { reason, by } = best;
  return {
    start: start + head,
    end: start + before.length - tail,
    before: inner(before),
    after: inner(best.text),
    reason,
    by,
    alternatives: others.map(({ text }) => inner(text)),
  };
}
