import type { Entry } from './entries.ts';
import type { Match } from './matches.ts';
import type { Exchange } from './roles.ts';

/** So many words of weight on either side are what a figure belongs to, the nearer the more. */
const NEAR = 4;
/** Of a word in another clause. */
const APART = 0.3;
/** Of so many figures, each is held against each. */
const MOST = 24;
/** How much more the places of two figures agree once they are exchanged: then it is likely, and then it is sure. */
const LIKELY = 2;
const SURE = 4;

type Near = ReadonlyMap<number, number>;

/** "61.3% in the first group and 74.1% in the second", and the other way round: each figure stands among the other's words. */
export function findExchangedFigures(
  before: readonly Entry[],
  after: readonly Entry[],
  matches: readonly Match[],
): (Exchange & { isSure: boolean }) | null {
  const figures = matches.filter(({ before: at }) => isFigure(before[at])).slice(0, MOST);
  if (figures.length < 2) return null;
  const there = new Map(matches.map((match) => [match.before, match.after]));
  const sides = figures.map((match) => ({
    match,
    // By their places on the other side.
    source: new Map(
      [...wordsNear(before, match.before)].map(([at, weight]) => [there.get(at) ?? -1, weight]),
    ),
    result: wordsNear(after, match.after),
  }));
  for (const [at, one] of sides.entries())
    for (const other of sides.slice(at + 1)) {
      const [first, second] = [before[one.match.before], before[other.match.before]];
      const [firstThere, secondThere] = [after[one.match.after], after[other.match.after]];
      if (!first || !second || !firstThere || !secondThere || first.key === second.key) continue;
      const kept = agreement(one.source, one.result) + agreement(other.source, other.result);
      const exchanged = agreement(one.source, other.result) + agreement(other.source, one.result);
      if (exchanged > 1 && exchanged > LIKELY * kept)
        return {
          before: [first, second],
          after: [secondThere, firstThere],
          isSure: exchanged > SURE * kept,
        };
    }
  return null;
}

const isFigure = (entry: Entry | undefined): boolean => entry?.kind === 'number' || entry?.kind === 'date';

const isWord = ({ kind }: Entry): boolean => kind === 'word' || kind === 'name';

/** The words of weight around an entry, each with how much it says of it. */
function wordsNear(entries: readonly Entry[], at: number): Near {
  const near = new Map<number, number>();
  const own = entries[at];
  for (const by of [-1, 1]) {
    let count = 0;
    for (let here = at + by; count < NEAR; here += by) {
      const entry = entries[here];
      if (entry === undefined || entry.sentence !== own?.sentence) break;
      if (!isWord(entry)) continue;
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
