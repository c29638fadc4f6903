import {
  contentKinds,
  type FactKind,
  type FactReport,
  type Held,
  type Proposer,
  proposers,
} from '#contract/humanize.ts';
import { deciders, type Decision, type Decisions, type HeldWording, type ResultChange } from './held.ts';

/** These check stored values, since a browser's storage may hold anything. */
export const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null;
export const isIndex = (value: unknown): value is number => Number.isSafeInteger(value) && Number(value) >= 0;
export const isText = (value: unknown): value is string => typeof value === 'string';

/** `facts`: kind, start, end, and 1 if it survives. */
export type StoredFacts = {
  facts: [string, number, number, 0 | 1][];
  compared?: string;
};

export const factsToStored = ({ facts, compared }: FactReport): StoredFacts => ({
  facts: facts.map(({ kind, start, end, survives }) => [kind, start, end, survives ? 1 : 0]),
  ...(compared !== undefined && { compared }),
});

const kinds: readonly FactKind[] = ['number', 'date', 'name', 'quotation', 'link', 'citation', 'negation'];

/** Returns null if there are no facts, or one of them is invalid. */
export function factsFromStored(
  { facts, compared }: Record<string, unknown>,
  source: string,
): FactReport | null {
  if (!Array.isArray(facts)) return null;
  const report: FactReport = { facts: [], ...(isText(compared) && { compared }) };
  for (const fact of facts) {
    if (!Array.isArray(fact)) return null;
    const [name, start, end, survives]: unknown[] = fact;
    const kind = kinds.find((each) => each === name);
    if (kind === undefined || !isIndex(start) || !isIndex(end)) return null;
    report.facts.push({ kind, text: source.slice(start, end), start, end, survives: survives === 1 });
  }
  return report;
}

/** start, end, after, why, the differences found by the gate (kind and two spans each), and 1 if it was refused */
type StoredHeld = [number, number, string, string, StoredSeen[], 1?];
type StoredSeen = [string, number, number, number, number];

/** The index of a held wording, 1 if it is used, and who decided unless that was the user */
type StoredDecision = [number, 0 | 1, (typeof deciders)[number]?];

export type StoredHolds = { held?: StoredHeld[]; decisions?: StoredDecision[] };

export function heldToStored(held: readonly HeldWording[], decisions: Decisions): StoredHolds {
  if (held.length === 0) return {};
  return {
    held: held.map(({ start, end, after, why, seen: all, of }): StoredHeld => {
      const seen = all.map((each): StoredSeen => {
        const { kind, before } = each;
        return [kind, before.start, before.end, each.after.start, each.after.end];
      });
      return of === 'refused' ? [start, end, after, why, seen, 1] : [start, end, after, why, seen];
    }),
    decisions: Array.from(decisions, ([index, { by, used }]): StoredDecision => {
      return by === 'you' ? [index, used ? 1 : 0] : [index, used ? 1 : 0, by];
    }),
  };
}

/** Reads held wordings up to the first that is invalid or not of this source: skipping one would shift the indexes. */
export function heldFromStored({ held: stored }: Record<string, unknown>, source: string): HeldWording[] {
  const held: HeldWording[] = [];
  for (const each of Array.isArray(stored) ? stored : []) {
    if (!Array.isArray(each)) break;
    const [start, end, after, why, seen, refused]: unknown[] = each;
    if (!isIndex(start) || !isIndex(end) || start > end || end > source.length) break;
    if (!isText(after) || !isText(why) || !Array.isArray(seen)) break;
    held.push({ start, end, after, why, seen: seenFrom(seen), of: refused === 1 ? 'refused' : 'doubt' });
  }
  return held;
}

const seenFrom = (stored: readonly unknown[]): Held['seen'] =>
  stored.flatMap((each) => {
    if (!Array.isArray(each)) return [];
    const [name, ...places]: unknown[] = each;
    const kind = contentKinds.find((one) => one === name);
    const [from = -1, to = -1, start = -1, end = -1] = places.filter(isIndex);
    if (kind === undefined || end < 0) return [];
    return [{ kind, before: { start: from, end: to }, after: { start, end } }];
  });

export function decisionsFromStored({ decisions }: Record<string, unknown>, held: number): Decisions {
  const read = new Map<number, Decision>();
  for (const each of Array.isArray(decisions) ? decisions : []) {
    if (!Array.isArray(each)) continue;
    const [index, used, by]: unknown[] = each;
    if (!isIndex(index) || index >= held) continue;
    read.set(index, { by: deciders.find((name) => name === by) ?? 'you', used: used === 1 });
  }
  return read;
}

/**
 * start, end, after, index of the reason or -1, and if there are any: other wordings, the index of the held wording that it
 * is part of or -1, and the index of one that replaces it
 */
type StoredChange = [number, number, string, number, string[]?, number?, number?];

/** Text that can be cut from the source is not stored, and each reason only once. `by`: the proposer, unless it is our rules. */
export type StoredChanges = { reasons: string[]; changes: StoredChange[]; by?: Proposer };

export function changesToStored(changes: readonly ResultChange[]): StoredChanges {
  const reasons = [...new Set(changes.flatMap(({ reason }) => (reason === null ? [] : [reason])))];
  const places = new Map(reasons.map((reason, index) => [reason, index]));
  const stored = changes.map(({ start, end, after, reason, alternatives = [], ...change }): StoredChange => {
    const place = reason === null ? -1 : (places.get(reason) ?? -1);
    const { held = -1, under = -1 } = change;
    if (under >= 0) return [start, end, after, place, alternatives, held, under];
    if (held >= 0) return [start, end, after, place, alternatives, held];
    return alternatives.length === 0 ? [start, end, after, place] : [start, end, after, place, alternatives];
  });
  const by = changes.find((change) => change.by !== undefined && change.by !== 'rules')?.by;
  return { reasons, changes: stored, ...(by && { by }) };
}

/** Returns null unless they are changes of this source, in order. `wordings`: the number of held wordings. */
export function changesFromStored(
  { changes, reasons, by: name }: Record<string, unknown>,
  source: string,
  wordings: number,
): ResultChange[] | null {
  if (!Array.isArray(changes) || !Array.isArray(reasons)) return null;
  const read: ResultChange[] = [];
  const by = proposers.find((each) => each === name);
  const isHeld = (index: unknown): index is number => isIndex(index) && index < wordings;
  let last = 0;
  for (const change of changes) {
    if (!Array.isArray(change)) return null;
    const [start, end, after, index, others, held, under]: unknown[] = change;
    if (!isIndex(start) || !isIndex(end) || !isText(after) || start < last || end < start) return null;
    if (end > source.length) return null;
    if ([held, under].some((each) => isIndex(each) && !isHeld(each))) return null;
    const reason: unknown = isIndex(index) ? reasons[index] : null;
    const alternatives = Array.isArray(others) ? others.filter(isText) : [];
    read.push({
      start,
      end,
      before: source.slice(start, end),
      after,
      reason: isText(reason) ? reason : null,
      ...(by && { by }),
      ...(alternatives.length > 0 && { alternatives }),
      ...(isHeld(held) && { held }),
      ...(isHeld(under) && { under }),
    });
    // A held change may overlap one that is applied.
    last = isHeld(held) || isHeld(under) ? start : end;
  }
  return read;
}
