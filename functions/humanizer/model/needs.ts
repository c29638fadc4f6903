import type { HumanizeOptions, Strength } from '#contract/humanize.ts';
import { estimate, signals, type Source } from '#prose/index.ts';
import type { Chosen } from '#prose/rewrite/index.ts';
import { startOf } from '#prose/rewrite/proposal.ts';
import type { Passed } from '#humanizer/result/rewriting.ts';
import type { Unit } from '#humanizer/result/units.ts';

/** How much in a sentence must sound like a machine before a model is asked about it. */
const worthAsking: Record<Strength, number> = { light: 2, balanced: 1, strong: 0.5 };
/** By how the whole text reads. */
const leniency = { reads_machine: 0.5, cannot_tell: 1, too_short: 1, reads_human: 2, not_english: Infinity };

/** More than this, and a call would take too long or a text too many of them. */
const mostUnits = 240;
const longest = 700;
const fewestWords = 5;
/** Shorter lines are verse, an address or a list, whose breaks mean something. */
const shortestWrapped = 50;

type Read = Pick<Chosen, 'proposals' | 'outcome'> & { source: Source; units: readonly Unit<Passed>[] };

export type Needs = {
  /** In order. */
  asked: Unit<Passed>[];
  /** Others need it as well, but these need it most. */
  isCut: boolean;
};

/** The sentences that sound like a machine by our own measures: by the rules' finds, by marker words, by the whole. */
export async function findNeeds(
  { source, units, proposals, outcome }: Read,
  options: HumanizeOptions,
): Promise<Needs> {
  const none = { asked: [], isCut: false };
  if (outcome === 'not English' || outcome === 'nothing to read') return none;
  const { verdict } = await estimate(source.text);
  if (outcome === 'reads well' && verdict !== 'reads_machine') return none;
  const least = worthAsking[options.strength ?? 'balanced'] * leniency[verdict];
  if (least === Infinity) return none;
  const tells = tellsAt(source.text, proposals);
  const needy: { unit: Unit<Passed>; tell: number }[] = [];
  let next = 0;
  for (const unit of units) {
    while ((tells[next]?.at ?? Infinity) < unit.start) next++;
    let tell = 0;
    for (; (tells[next]?.at ?? Infinity) < unit.end; next++) tell += tells[next]?.tell ?? 0;
    if (tell >= least && canBeAsked(source.text, unit)) needy.push({ unit, tell });
  }
  const neediest = needy.toSorted((one, other) => other.tell - one.tell).slice(0, mostUnits);
  const asked = neediest.map(({ unit }) => unit).toSorted((one, other) => one.start - other.start);
  return { asked, isCut: needy.length > asked.length };
}

/** Where something sounds like a machine, in order. What a line of a list finds twice in a sentence counts once. */
export function tellsAt(text: string, proposals: Chosen['proposals']): { at: number; tell: number }[] {
  const tells: { at: number; tell: number }[] = [];
  const seen = new Set<string>();
  for (const proposal of proposals) {
    const { sentence, line, likeness: tell } = proposal;
    const key = `${sentence} ${line}`;
    if (tell === 0 || (line !== null && seen.has(key))) continue;
    seen.add(key);
    tells.push({ at: startOf(proposal), tell });
  }
  for (const { name, spans } of signals(text).signals) {
    if (name === 'markers') for (const { start } of spans) tells.push({ at: start, tell: 1 });
  }
  return tells.toSorted((one, other) => one.at - other.at);
}

function canBeAsked(text: string, { start, end }: Unit<Passed>): boolean {
  if (end - start > longest) return false;
  const lines = text.slice(start, end).split('\n');
  const before = text.lastIndexOf('\n', start - 1) + 1;
  const isWrapped = lines.every((line, at) => {
    const length = at === 0 ? start - before + line.length : line.length;
    return at === lines.length - 1 || length >= shortestWrapped;
  });
  return isWrapped && lines.join(' ').trim().split(/\s+/).length >= fewestWords;
}
