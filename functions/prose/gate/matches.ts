import { relationOf } from '../lexicon/meanings.ts';
import { type Entry, isWordOrName } from './entries.ts';
import { countWhile } from '../text/words.ts';
import { unitOf } from './numbers.ts';

/** Two entries with the same meaning, by their indices on either side. `near`: one of them may say a little more. */
export type Match = { before: number; after: number; how: 'same' | 'synonym' | 'near' };

export type Matching = { matches: Match[]; lost: number[]; gained: number[] };

/** Above this many pairs, leftovers are not compared by meaning, so that the time does not grow quadratically with the text. */
const MOST_PAIRS = 20_000;

/** Matches the entries of both sides one to one: first identical ones, then those with the same meaning. */
export function matchEntries(before: readonly Entry[], after: readonly Entry[]): Matching {
  const matches = sameEntries(before, after);
  const taken = {
    before: new Set(matches.map((match) => match.before)),
    after: new Set(matches.map((match) => match.after)),
  };
  const isLeft = (side: 'before' | 'after') => (entry: Entry, at: number) =>
    entry.kind === 'free' || taken[side].has(at) ? [] : [at];
  let lost = before.flatMap(isLeft('before'));
  let gained = after.flatMap(isLeft('after'));
  for (const { says, how } of PASSES) {
    if (lost.length === 0 || gained.length === 0 || lost.length * gained.length > MOST_PAIRS) break;
    const found: Match[] = [];
    const used = new Set<number>();
    for (const at of lost) {
      const entry = before[at];
      if (entry === undefined) continue;
      const wanted = placeOf(at, matches, before.length, after.length);
      let best: number | null = null;
      for (const there of gained) {
        const other = after[there];
        if (other === undefined || used.has(there) || !says(entry, other)) continue;
        if (best === null || Math.abs(there - wanted) < Math.abs(best - wanted)) best = there;
      }
      if (best === null) continue;
      used.add(best);
      found.push({ before: at, after: best, how });
    }
    if (found.length === 0) continue;
    const gone = new Set(found.map((match) => match.before));
    lost = lost.filter((at) => !gone.has(at));
    gained = gained.filter((at) => !used.has(at));
    matches.push(...found);
    matches.sort((one, other) => one.before - other.before);
  }
  return { matches, lost, gained };
}

/** Matches entries of the same kind and key by their relative position; surplus entries of one side stay unmatched. */
function sameEntries(before: readonly Entry[], after: readonly Entry[]): Match[] {
  const places = new Map<string, { before: number[]; after: number[] }>();
  for (const [side, entries] of [
    ['before', before],
    ['after', after],
  ] as const)
    for (const [at, { kind, key }] of entries.entries()) {
      if (kind === 'free') continue;
      const name = `${kind} ${key}`;
      const known = places.get(name) ?? { before: [], after: [] };
      known[side].push(at);
      places.set(name, known);
    }
  const matches: Match[] = [];
  for (const { before: here, after: there } of places.values()) {
    const scale = after.length / Math.max(1, before.length);
    const [few, many] = here.length <= there.length ? [here, there] : [there, here];
    let next = 0;
    for (const [at, place] of few.entries()) {
      const wanted = few === here ? place * scale : place / Math.max(scale, 1e-9);
      const last = many.length - (few.length - at);
      while (next < last && Math.abs((many[next + 1] ?? 0) - wanted) < Math.abs((many[next] ?? 0) - wanted))
        next++;
      const other = many[next];
      if (other === undefined) break;
      matches.push({
        before: few === here ? place : other,
        after: few === here ? other : place,
        how: 'same',
      });
      next++;
    }
  }
  return matches.toSorted((one, other) => one.before - other.before);
}

type Says = (one: Entry, other: Entry) => boolean;

/** Whether two links share one of their senses: "since" of time and of cause. */
const shareSense: Says = (one, other) => {
  if (one.kind !== 'link' || other.kind !== 'link') return false;
  const senses = other.key.split(' ');
  return one.key.split(' ').some((sense) => senses.includes(sense));
};

const bothDeny: Says = (one, other) => one.kind === 'denial' && other.kind === 'denial';

/** Whether two numbers have the same value: "Twice" and "two", "first" and "one". */
const countTheSame: Says = (one, other) =>
  one.kind === 'number' &&
  other.kind === 'number' &&
  one.key.replace(/^[xo]/, '') === other.key.replace(/^[xo]/, '');

/** Amounts and degrees with the same meaning: "Just" and "only", "every" and "all". */
const ALIKE: Record<string, string> = { just: 'only', each: 'all', usually: 'often', may: 'could' };
const amountToTheSame: Says = (one, other) =>
  one.kind === other.kind &&
  (one.kind === 'quantity' || one.kind === 'certainty') &&
  (ALIKE[one.key] === other.key || ALIKE[other.key] === one.key);

/** Whether both are units of measure: "Seconds" and "minutes", which a dictionary calls the same. */
const areUnits = (one: Entry, other: Entry): boolean =>
  one.key !== other.key && unitOf(one.key) !== null && unitOf(other.key) !== null;

const related =
  (wanted: Match['how']): Says =>
  (one, other) =>
    isWordOrName(one) &&
    isWordOrName(other) &&
    !(one.kind === 'name' && other.kind === 'name') &&
    !areUnits(one, other) &&
    relationOf(one.key, other.key) === wanted;

/** Passes over the leftovers, the surest first. */
const PASSES: readonly { says: Says; how: Match['how'] }[] = [
  { says: shareSense, how: 'same' },
  { says: bothDeny, how: 'same' },
  { says: countTheSame, how: 'same' },
  { says: amountToTheSame, how: 'same' },
  { says: related('same'), how: 'same' },
  { says: related('synonym'), how: 'synonym' },
  { says: related('near'), how: 'near' },
];

/** Estimates the position of an entry on the other side from its nearest match. `matches` must be in order. */
function placeOf(at: number, matches: readonly Match[], before: number, after: number): number {
  const next = countWhile(matches, (match) => match.before < at);
  const left = matches[next - 1];
  const right = matches[next];
  const nearest =
    left === undefined || (right !== undefined && right.before - at < at - left.before) ? right : left;
  return nearest === undefined ? (at / Math.max(1, before)) * after : nearest.after + at - nearest.before;
}
