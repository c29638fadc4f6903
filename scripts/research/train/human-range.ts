import { measureSignal, signalNames } from '#prose/signals/measures.ts';
import { weightedPercentile } from './statistics.ts';
import type { Text } from './rows.ts';

const PERCENTILES = { low: 0.05, quarter: 0.25, median: 0.5, threeQuarters: 0.75, high: 0.95 };

const kindOf = ({ domain }: Text): string => (domain.endsWith('_blog') ? 'blog' : domain);

/** Returns percentiles of each signal over human texts. Each kind of writing counts the same, however many texts it has. */
export function humanRanges(texts: readonly Text[]): Record<string, Record<string, number>> {
  const human = texts.filter(({ label }) => label === 0);
  const counts = new Map<string, number>();
  for (const text of human) counts.set(kindOf(text), (counts.get(kindOf(text)) ?? 0) + 1);
  const weights = human.map((text) => 1 / (counts.get(kindOf(text)) ?? 1));
  return Object.fromEntries(
    signalNames.map((name) => {
      const values = human.map(({ document }, at) => ({
        value: measureSignal(name, document),
        weight: weights[at] ?? 0,
      }));
      const percentiles = Object.entries(PERCENTILES).map(([key, share]) => [
        key,
        Number(weightedPercentile(values, share).toFixed(2)),
      ]);
      return [name, Object.fromEntries(percentiles)];
    }),
  );
}
