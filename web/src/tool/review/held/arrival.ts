import type { Doubt, Held, HumanizeResult, TextChange } from '#contract/humanize.ts';
import { clean } from '#prose/text/clean.ts';
import { asOne } from '#prose/text/changes/change.ts';
import { findWordChanges } from '#prose/text/changes/word-changes.ts';
import type { Span } from '#prose/text/words.ts';
import type { Decision, Decisions, HeldWording, ResultChange } from '#history/held.ts';
import { inOrder } from '#history/reading.ts';
import { countWhile } from '#prose/text/words.ts';

type Answer = Pick<HumanizeResult, 'changes' | 'doubts' | 'refused'>;

export type Arrived = { changes: ResultChange[]; held: HeldWording[]; decisions: Decisions };

/** Adds to a response the changes that its held wordings would make, so that using one only needs a decision. */
export function withHeld(source: string, { changes, doubts, refused }: Answer): Arrived {
  const arrived: ResultChange[] = changes.map((change) => ({ ...change }));
  const held: HeldWording[] = [];
  const decisions = new Map<number, Decision>();
  const own: ResultChange[] = [];
  const add = ({ decided, ...wording }: Doubt, of: HeldWording['of']) => {
    const index = held.push({ ...wording, of }) - 1;
    const met = lyingIn(arrived, wording);
    if (decided !== undefined) decisions.set(index, decided);
    if (decided?.used) for (const change of met.filter((each) => !isCleaning(each))) change.held = index;
    else {
      for (const change of met) change.under = index;
      for (const change of changesFor(source, wording)) own.push(Object.assign(change, { held: index }));
    }
  };
  for (const doubt of doubts) add(doubt, 'doubt');
  for (const each of refused) add(each, 'refused');
  return { changes: own.length === 0 ? arrived : [...arrived, ...own].toSorted(inOrder), held, decisions };
}

function lyingIn(changes: readonly ResultChange[], { start, end }: Span): ResultChange[] {
  const from = countWhile(changes, (change) => change.end <= start);
  return changes.slice(from, from + countWhile(changes.slice(from), (change) => change.start < end));
}

/** Whether a change only cleans up characters left by pasting, which happens whatever is decided. */
const isCleaning = ({ before, after }: TextChange): boolean => clean(before).text === after;

const isSpace = (letter: string): boolean => /^\s?$/.test(letter);

/** Changes in whole words. Removing a sentence also removes a space, and inserting one adds spaces where needed. */
function changesFor(source: string, { start, end, after, why }: Held): TextChange[] {
  if (after === '') return [removal(source, { start, end }, why)];
  if (start === end) {
    const lead = isSpace(source.charAt(start - 1)) || isSpace(after.charAt(0)) ? '' : ' ';
    const tail = isSpace(source.charAt(end)) || isSpace(after.slice(-1)) ? '' : ' ';
    return [{ start, end, before: '', after: lead + after + tail, reason: why }];
  }
  const [change] = asOne(source, findWordChanges(source, { start, end }, after));
  return change === undefined ? [] : [{ ...change, reason: why }];
}

function removal(source: string, { start, end }: Span, reason: string): TextChange {
  let from = start;
  let to = end;
  while (source.charAt(to) === ' ') to++;
  if (to === end) while (source.charAt(from - 1) === ' ') from--;
  return { start: from, end: to, before: source.slice(from, to), after: '', reason };
}
