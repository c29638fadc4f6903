import type { Strength } from './options.ts';
import type { Proposal } from './proposal.ts';

/** Words per sentence, in order. */
export type Lengths = number[];

/** How far the variation of sentence lengths may be raised, and where a text varies enough as it is. */
const AIM = 0.72;
const RAISE = 2;

/** What the rhythm asks for goes before another wording of the same clause, and after a rule for the whole sentence. */
const CHOSEN = 32.5;

type Sums = { count: number; sum: number; squares: number };

const variation = ({ count, sum, squares }: Sums): number => {
  if (count < 2 || sum === 0) return 0;
  const mean = sum / count;
  return Math.sqrt(Math.max(0, squares / count - mean * mean)) / mean;
};

/** The proposals without a shape, and of those that split or join sentences the ones that vary their lengths. */
export function chooseShapes(
  proposals: readonly Proposal[],
  lengths: Lengths,
  strength: Strength,
): readonly Proposal[] {
  const plain = proposals.filter((proposal) => proposal.shape === null);
  const shaped = proposals.filter((proposal) => proposal.shape !== null);
  if (shaped.length === 0 || strength === 'light') return plain;
  const sums: Sums = { count: lengths.length, sum: 0, squares: 0 };
  for (const length of lengths) {
    sums.sum += length;
    sums.squares += length * length;
  }
  const start = variation(sums);
  const aim = Math.min(AIM, Math.max(start * RAISE, start + 0.3));
  const ranked = shaped
    .map((proposal) => ({ proposal, gain: variation(after(sums, lengths, proposal)) - start }))
    .toSorted((one, other) => other.gain - one.gain);
  const used = new Set<number>();
  let now = sums;
  // A change that gains nothing at first may do so once others are made.
  for (const { proposal } of [...ranked, ...ranked]) {
    if (variation(now) >= aim) break;
    const touched = sentencesOf(proposal);
    if (touched.some((sentence) => used.has(sentence))) continue;
    const next = after(now, lengths, proposal);
    if (variation(next) <= variation(now)) continue;
    now = next;
    for (const sentence of touched) used.add(sentence);
    plain.push({ ...proposal, weight: Math.max(CHOSEN, proposal.weight) });
  }
  return plain;
}

function sentencesOf({ shape }: Proposal): number[] {
  if (shape === null) return [];
  return shape.kind === 'join' ? [shape.sentence, shape.sentence + 1] : [shape.sentence];
}

function after(sums: Sums, lengths: Lengths, { shape }: Proposal): Sums {
  if (shape === null) return sums;
  const one = lengths[shape.sentence] ?? 0;
  if (shape.kind === 'join') {
    const two = lengths[shape.sentence + 1] ?? 0;
    return { count: sums.count - 1, sum: sums.sum, squares: sums.squares + 2 * one * two };
  }
  const rest = one - shape.at;
  return {
    count: sums.count + 1,
    sum: sums.sum,
    squares: sums.squares - one * one + shape.at * shape.at + rest * rest,
  };
}
