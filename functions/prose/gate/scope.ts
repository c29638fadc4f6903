import { deny } from './denials.ts';
import type { Difference, Sides } from './difference.ts';
import type { Entry } from './entries.ts';
import { areOpposed, isEnd } from './roles.ts';
import type { Unit } from './units.ts';

/** For each entry the index of the nearest one with content before and after it in its sentence; -1 if there is none. */
function neighbours(entries: readonly Entry[]): { last: number[]; next: number[] } {
  const nearest = (order: readonly number[]): number[] => {
    const found = entries.map(() => -1);
    let known = -1;
    for (const at of order) {
      const entry = entries[at];
      if (entry === undefined) continue;
      if (entries[known]?.sentence !== entry.sentence) known = -1;
      found[at] = known;
      if (isEnd(entry)) known = at;
    }
    return found;
  };
  const order = [...entries.keys()];
  return { last: nearest(order), next: nearest(order.toReversed()) };
}

type Compared = Unit & { there: ReadonlyMap<number, number>; here: Neighbours; beyond: Neighbours };
type Neighbours = ReturnType<typeof neighbours>;

const SCOPED = /^(?:not|never|only)$/;

/** Finds a "not" or "only" that applies to other words now: "decided not to tell" and "did not decide to tell". */
function findMovedScope({ before, after, matching, there, here, beyond }: Compared): Sides | null {
  const known = new Set(there.values());
  for (const match of matching.matches) {
    const [one, other] = [before[match.before], after[match.after]];
    if (one === undefined || other === undefined || one.word !== other.word || !SCOPED.test(one.word))
      continue;
    const [last = -1, next = -1] = [here.last[match.before], here.next[match.before]];
    const [lastThere = -1, nextThere = -1] = [beyond.last[match.after], beyond.next[match.after]];
    if (!there.has(next) || there.get(next) === nextThere || !known.has(nextThere)) continue;
    // "Only works in winter" and "works only in winter".
    const isBeside = one.word === 'only' && (there.get(next) === lastThere || there.get(last) === nextThere);
    const [first, second] = [before[next], after[nextThere]];
    if (!isBeside && first && second) return { before: [one, first], after: [other, second] };
  }
  return null;
}

const TENSES: Record<string, string> = { been: 'perfect' };
for (const word of ['is', 'are', 'am']) TENSES[word] = 'present';
for (const word of ['was', 'were']) TENSES[word] = 'past';
/** Maximum number of entries between the words around an auxiliary verb. */
const CLOSE = 6;

/** Finds a form of "be" between the same words that has changed its tense: "was the head" and "is the head". */
function findTense({ before, after, there, here }: Compared): Sides | null {
  for (const [at, one] of before.entries()) {
    const tense = TENSES[one.word];
    if (tense === undefined) continue;
    const [lastThere, nextThere] = [there.get(here.last[at] ?? -1), there.get(here.next[at] ?? -1)];
    if (lastThere === undefined || nextThere === undefined || nextThere - lastThere > CLOSE) continue;
    const other = after.slice(lastThere + 1, nextThere).find(({ word }) => TENSES[word] !== undefined);
    if (other !== undefined && TENSES[other.word] !== tense) return { before: [one], after: [other] };
  }
  return null;
}

/** The persons of a side, each with the two words after it. */
const personsIn = (entries: readonly Entry[]) =>
  entries.flatMap((entry, at) => {
    const next = entries.slice(at + 1, at + 3);
    return entry.kind === 'who' && next.length === 2
      ? [{ entry, next: next.map(({ word }) => word).join(' ') }]
      : [];
  });

/** Finds a person that is another one before the same words: "when we finally paid" and "when they finally paid". */
function findTurnedPerson({ before, after }: Compared): Sides | null {
  const [here, there] = [personsIn(before), personsIn(after)];
  for (const { entry, next } of here) {
    const others = there.filter((each) => each.next === next);
    const isStill = (each: Entry) => here.some((one) => one.next === next && one.entry.key === each.key);
    const turned = others.find(({ entry: other }) => areOpposed(entry, other));
    if (turned && !isStill(turned.entry) && !others.some(({ entry: other }) => other.key === entry.key))
      return { before: [entry], after: [turned.entry] };
  }
  return null;
}

const EARLY = /^(?:before|until)$/;
const LATE = /^(?:after|since|from)$/;

/** "After 14 May": a figure that something comes before or after. */
const isPoint = ([governor, figure]: readonly Entry[]): boolean =>
  /^(?:before|after)$/.test(governor?.word ?? '') && /^(?:number|date)$/.test(figure?.kind ?? '');

/** Returns an entry and its governor: "after 14". */
const governed = (entries: readonly Entry[], at: number): Entry[] => {
  const governor = entries.slice(0, at).findLast(({ word }) => word === entries[at]?.governor);
  return [...(governor ? [governor] : []), ...entries.slice(at, at + 1)];
};

/** Finds an end that has turned around a time: "after 14 May" and "before 14 May". */
function findTurnedTime({ before, after, matching }: Compared): Sides | null {
  for (const match of matching.matches) {
    const [one, other] = [before[match.before], after[match.after]];
    if (one === undefined || other === undefined || match.how === 'near' || !isEnd(one)) continue;
    const isTurned = (early: Entry, late: Entry) => EARLY.test(early.governor) && LATE.test(late.governor);
    if (isTurned(one, other) || isTurned(other, one))
      return { before: governed(before, match.before), after: governed(after, match.after) };
  }
  return null;
}

const QUESTION =
  /(?:^|[.!?]\s+)(?:is|are|was|were|has|have|had|do|does|did|can|could|will|would|should)\b[^.!?]*\?/gi;

const questionsIn = (text: string): number => text.match(QUESTION)?.length ?? 0;

/** Returns a changed scope of "not" or "only", a changed tense, and a question that became a statement. */
export function findScopes(unit: Unit, texts: { before: string; after: string }): Difference[] {
  const found: Difference[] = [];
  const { before, after, matching } = unit;
  const there = new Map(matching.matches.map((match) => [match.before, match.after]));
  const compared = { ...unit, there, here: neighbours(before), beyond: neighbours(after) };
  const scope = findMovedScope(compared);
  if (scope !== null)
    found.push({ kind: scope.before[0]?.kind === 'denial' ? 'denial' : 'quantity', ...scope, isSure: false });
  const tense = findTense(compared);
  if (tense !== null) found.push({ kind: 'certainty', ...tense, isSure: false });
  const person = findTurnedPerson(compared);
  if (person !== null) found.push({ kind: 'who', ...person, isSure: true });
  const time = findTurnedTime(compared);
  if (time !== null) {
    // "Not after 14 May" may become "only before 14 May", and "open until 5" "closed from 5".
    const arePoints = isPoint(time.before) && isPoint(time.after);
    found.push({ kind: 'direction', ...time, isSure: arePoints && deny(before) === deny(after) });
  }
  if (questionsIn(texts.before) !== questionsIn(texts.after))
    found.push({ kind: 'certainty', before, after, isSure: false });
  return found;
}
