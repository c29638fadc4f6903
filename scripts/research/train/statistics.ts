import type { Interval } from '#prose/estimate/figures.ts';
import { random } from '../../shared/random.ts';

type Scored = { score: number; label: 0 | 1 };

/** Returns the chance that a machine's text scores higher than a person's; ties count half. */
export function rocAuc(scored: readonly Scored[]): number {
  const sorted = scored.toSorted((left, right) => left.score - right.score);
  let ranks = 0;
  let machine = 0;
  for (let from = 0; from < sorted.length;) {
    let to = from;
    while (to < sorted.length && sorted[to]?.score === sorted[from]?.score) to++;
    for (let at = from; at < to; at++) {
      if (sorted[at]?.label !== 1) continue;
      ranks += (from + to + 1) / 2;
      machine++;
    }
    from = to;
  }
  return (ranks - (machine * (machine + 1)) / 2) / (machine * (sorted.length - machine));
}

/** Returns the AUC with its 95 % interval, by resampling whole groups (texts of one source document) 2,000 times, with a fixed seed. */
export function bootstrapAuc(scored: readonly (Scored & { group: number })[]): Interval {
  const groups = [...Map.groupBy(scored, ({ group }) => group).values()];
  const next = random(20_261_120);
  const draws: number[] = [];
  while (draws.length < 2000) {
    const sample = groups.flatMap(() => groups[Math.floor(next() * groups.length)] ?? []);
    const auc = rocAuc(sample);
    if (Number.isFinite(auc)) draws.push(auc);
  }
  draws.sort((left, right) => left - right);
  return { value: rocAuc(scored), low: percentile(draws, 0.025), high: percentile(draws, 0.975) };
}

/** Returns Wilson's 95 % interval of a share. */
export function shareOf(count: number, total: number): Interval {
  const z = 1.959964;
  const share = count / total;
  const middle = (share + (z * z) / (2 * total)) / (1 + (z * z) / total);
  const reach =
    (z * Math.sqrt((share * (1 - share)) / total + (z * z) / (4 * total * total))) / (1 + (z * z) / total);
  return { value: share, low: Math.max(0, middle - reach), high: Math.min(1, middle + reach) };
}

/** Returns a percentile of sorted values, by linear interpolation. */
function percentile(sorted: readonly number[], share: number): number {
  const place = share * (sorted.length - 1);
  const below = sorted[Math.floor(place)] ?? 0;
  const above = sorted[Math.ceil(place)] ?? below;
  return below + (above - below) * (place - Math.floor(place));
}

/** Returns the least of weighted values with at least `share` of the weight at or below it. */
export function weightedPercentile(
  values: readonly { value: number; weight: number }[],
  share: number,
): number {
  const sorted = values.toSorted((left, right) => left.value - right.value);
  const total = sorted.reduce((sum, { weight }) => sum + weight, 0);
  let sum = 0;
  for (const { value, weight } of sorted) {
    sum += weight;
    if (sum >= share * total) return value;
  }
  return sorted.at(-1)?.value ?? 0;
}
