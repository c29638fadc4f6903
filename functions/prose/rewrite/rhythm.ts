import type { Strength } from '#contract/humanize.ts';
import type { Judge } from './judges.ts';
import { RHYTHM } from './precedence.ts';
import type { Proposal, Shape, Wording } from './proposal.ts';

/** Words per sentence, in order. */
export type Lengths = readonly number[];

/** How far the variation of sentence lengths may be raised, and where a text varies enough as it is. */
const AIM = 0.72;
const RAISE = { balanced: 1.8, strong: 2 } as const;
const LEAST_RAISE = { balanced: 0.2, strong: 0.3 } as const;

type Sums = { count: number; sum: number; squares: number };

const variation = ({ count, sum, squares }: Sums): number => {
  if (count < 2 || sum === 0) return 0;
  const mean = sum / count;
  return Math.sqrt(Math.max(0, squares / count - mean * mean)) / mean;
};

const farFrom = (length: number, { count, sum }: Sums): number => Math.abs(sum / Math.max(1, count) - length);

type Shaped = { wording: Wording; shape: Shape; gain: number };

type Aim = {
  strength: Strength;
  /** Words to a sentence, where the writer's own are known. */
  length: number | null;
};

/** How far their mean may go from the writer's for sentences to vary. */
const NEAR = 0.05;

/**
 * Of the wordings that split or join sentences the ones that vary the document's sentence lengths, or that bring their mean
 * to the writer's own.
 */
export function planRhythm(
  proposals: readonly Proposal[],
  lengths: Lengths,
  { strength, length: wanted }: Aim,
): ReadonlySet<Wording> {
  const planned = new Set<Wording>();
  if (strength === 'light') return planned;
  const sums: Sums = { count: lengths.length, sum: 0, squares: 0 };
  for (const length of lengths) {
    sums.sum += length;
    sums.squares += length * length;
  }
  const start = variation(sums);
  const shaped: Shaped[] = [];
  for (const { wordings } of proposals) {
    for (const wording of wordings) {
      const { shape } = wording;
      if (shape === null) continue;
      shaped.push({ wording, shape, gain: variation(after(sums, lengths, shape)) - start });
    }
  }
  const aim = Math.min(AIM, Math.max(start * RAISE[strength], start + LEAST_RAISE[strength]));
  const ranked = shaped.toSorted((one, other) => other.gain - one.gain);
  const used = new Set<number>();
  let now = sums;
  // A change that gains nothing at first may do so once others are made.
  for (const { wording, shape } of [...ranked, ...ranked]) {
    const varies = variation(now) >= aim;
    if (wanted === null && varies) break;
    const touched = sentencesOf(shape);
    if (touched.some((sentence) => used.has(sentence))) continue;
    const next = after(now, lengths, shape);
    const isLivelier = !varies && variation(next) > variation(now);
    const isNearer = wanted !== null && farFrom(wanted, next) < farFrom(wanted, now);
    const isNear = wanted === null || farFrom(wanted, next) <= wanted * NEAR;
    if (!isNearer && !(isLivelier && isNear)) continue;
    now = next;
    for (const sentence of touched) used.add(sentence);
    planned.add(wording);
  }
  return planned;
}

/** Sentences are split and joined where the rhythm asks for it, and nowhere else. */
export const rhythm = (planned: ReadonlySet<Wording>): Judge => ({
  lift: ({ wordings }) => (wordings.some((wording) => planned.has(wording)) ? RHYTHM : null),
  weigh: (_, wording) => (planned.has(wording) ? 1 : wording.shape === null ? 0 : 'veto'),
  note: () => {},
});

/** The sentences that it cuts or joins. */
export const sentencesOf = (shape: Shape): number[] =>
  shape.kind === 'join' ? [shape.sentence, shape.sentence + 1] : [shape.sentence];

function after(sums: Sums, lengths: Lengths, shape: Shape): Sums {
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
