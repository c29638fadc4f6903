import {
  type Doubt,
  type DoubtOption,
  type Held,
  type HumanizeOptions,
  mostAlternatives,
} from '#contract/humanize.ts';
import { applyChanges, judgeChanges, type Source } from '#prose/index.ts';
import type { Passed } from '#humanizer/result/rewriting.ts';
import { heldOf, withSetting } from '#humanizer/result/verdicts.ts';
import type { Unit } from '#humanizer/result/units.ts';
import { type Edited, reasonInWords } from './editing.ts';
import { ranked } from './rank.ts';

/** What becomes of a sentence that a model was asked about: a change, a doubt or what was refused; of one that is to stay, nothing. */
export type Decision = { change: Passed | null; doubt: Doubt | null; refused: Held | null };

/** `doubt`: 1 where only a model's word stands for it, else 0. `held`: what the gate was not sure of. */
type Wording = { text: string; reason: string | null; by: Passed['by']; doubt: 0 | 1; held: Held | null };

/** A sentence with those wordings of a model that are not lost. `masked`: as the model wrote it. */
export type Open = { unit: Unit<Passed>; wordings: (Wording & { masked: string })[]; refused: Held | null };

/** The wordings of a model that the gate does not refuse. */
export function passing(source: Source, edits: readonly { unit: Unit<Passed>; edited: Edited }[]): Open[] {
  return edits.map(({ unit, edited }) => {
    const open: Open = { unit, wordings: [], refused: null };
    for (const [at, worded] of edited.wordings.entries()) {
      if (edited.wordings.findIndex(({ text }) => text === worded.text) < at) continue;
      const judged = judgeChanges(source, [wholeChange(source.text, unit, worded.text)]);
      const lost = judged.find(({ verdict }) => verdict === 'lost');
      const held = judged.find(({ verdict }) => verdict === 'in doubt');
      if (lost === undefined) {
        const doubt = held === undefined ? 0 : 1;
        const reason = reasonInWords(edited.reason);
        open.wordings.push({ ...worded, reason, by: 'model', doubt, held: held ? heldOf(held) : null });
      } else open.refused ??= heldOf(lost);
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

type Deciding = { options: HumanizeOptions; doubts: DoubtOption; sure: ReadonlySet<Wording> };

/**
 * Of the wordings that the gate or the model is sure of and the rules' own, the best by our own measures, with the others
 * beside it. Where there is none, the first that is in doubt, for the person or the setting to decide.
 */
export async function decide(
  { text }: Source,
  { unit, wordings, refused }: Open,
  { options, doubts, sure }: Deciding,
): Promise<Decision> {
  const before = text.slice(unit.start, unit.end);
  const own = ruledWording(text, unit);
  const others = wordings.filter((wording) => wording.text !== own.text && wording.text !== before);
  const passed = others.filter((wording) => wording.held === null || sure.has(wording));
  const [first] = others;
  if (first === undefined) return { change: null, doubt: null, refused };
  if (passed.length === 0 && first.held !== null) {
    const doubt = withSetting(first.held, doubts);
    const change = doubt.decided?.used ? trimmed(before, unit.start, first, []) : null;
    return { change, doubt, refused: null };
  }
  const [best = own, ...rest] = await ranked(text, unit, [...passed, own], options);
  if (best.text === before) return { change: null, doubt: null, refused: null };
  const alternatives = rest.filter((wording) => wording.text !== before).slice(0, mostAlternatives);
  const doubt = best.held && { ...best.held, decided: { by: 'model' as const, used: true } };
  return { change: trimmed(before, unit.start, best, alternatives), doubt, refused: null };
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
    held: null,
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
