import { type Entry, isWordOrName } from './entries.ts';
import type { Match } from './matches.ts';
import type { Exchange } from './roles.ts';

/** Number of content words on either side that form the context of a figure; nearer ones weigh more. */
const NEAR = 4;
/** Maximum distance of a context word in entries. */
const REACH = 24;
/** Weight factor of a context word in another clause. */
const APART = 0.3;
/** Maximum number of figures that are compared pairwise. */
const MOST = 24;
/** Factors by which the contexts must match better after an exchange for it to be likely, or sure. */
const LIKELY = 2;
const SURE = 4;

type Near = ReadonlyMap<number, number>;

/** Finds two figures that have swapped contexts: "61.3% in the first group and 74.1% in the second", and the reverse. */
export function findExchangedFigures(
  before: readonly Entry[],
  after: readonly Entry[],
  matches: readonly Match[],
): (Exchange & { isSure: boolean }) | null {
  const ofFigures = matches.filter((match) => isFigure(before[match.before])).slice(0, MOST);
  if (ofFigures.length < 2) return null;
  const there = new Map(matches.map((match) => [match.before, match.after]));
  const figures = ofFigures.flatMap((match) => {
    const [own, other] = [before[match.before], after[match.after]];
    if (own === undefined || other === undefined) return [];
    const near = [...wordsNear(before, match.before)];
    // Keyed by the indices of their matches in the result.
    const context = new Map(near.map(([at, weight]) => [there.get(at) ?? -1, weight]));
    return [{ own, other, context, contextThere: wordsNear(after, match.after) }];
  });
  for (const [at, one] of figures.entries())
    for (const two of figures.slice(at + 1)) {
      if (one.own.key === two.own.key) continue;
      const kept = agreement(one.context, one.contextThere) + agreement(two.context, two.contextThere);
      const exchanged = agreement(one.context, two.contextThere) + agreement(two.context, one.contextThere);
      if (exchanged > 1 && exchanged > LIKELY * kept)
        return { before: [one.own, two.own], after: [two.other, one.other], isSure: exchanged > SURE * kept };
    }
  return null;
}

const isFigure = (entry: Entry | undefined): boolean => entry?.kind === 'number' || entry?.kind === 'date';

/** The content words around an entry, each with its weight. */
function wordsNear(entries: readonly Entry[], at: number): Near {
  const near = new Map<number, number>();
  const own = entries[at];
  for (const by of [-1, 1]) {
    let count = 0;
    for (let here = at + by; count < NEAR && Math.abs(here - at) <= REACH; here += by) {
      const entry = entries[here];
      if (entry === undefined || entry.sentence !== own?.sentence) break;
      if (!isWordOrName(entry)) continue;
      count++;
      near.set(here, (entry.clause === own.clause ? 1 : APART) / count);
    }
  }
  return near;
}

function agreement(one: Near, other: Near): number {
  let sum = 0;
  for (const [place, weight] of one) sum += weight * (other.get(place) ?? 0);
  return sum;
}
