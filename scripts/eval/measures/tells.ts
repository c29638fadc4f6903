import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Bar } from '../bars.ts';
import { countWords, percent } from './measures.ts';

/** `unframed` is the text before, without the frames that are gone after. */
export type Pair = { before: string; after: string; unframed: string };

type Tell = { name: string; pattern: RegExp; human: number };

/** How often a habit of models stands in the texts, before and after. */
type Count = { before: number; after: number };

type Listed = { name: string; pattern: string; flags: string; per_1000_words: { human: number } };

/** What each must fall by, as a share; dashes are held to the human rate instead. */
const FALLS: readonly { title: string; tells: readonly string[]; share: number }[] = [
  {
    title: 'frames, closing offers and announcements',
    tells: ['opening pleasantry', 'announcing first line', 'closing offer'],
    share: 0.9,
  },
  { title: 'marker words', tells: ['marker word'], share: 0.65 },
  { title: '", …ing" tails', tells: [', …ing tail'], share: 0.5 },
  { title: '"not just … but"', tells: ['"not just/only'], share: 0.6 },
];
const DASHES_OVER_HUMAN = 4 / 3;

function readTells(folder: string): Tell[] {
  const listed: Listed[] = JSON.parse(readFileSync(join(folder, 'lists/tells.json'), 'utf8'));
  return listed.map(({ name, pattern, flags, per_1000_words: { human } }): Tell => ({
    name,
    pattern: new RegExp(pattern, flags),
    human,
  }));
}

/** Prints the tells of each set of texts beside the human rate, and holds those that must fall against their bars. */
export function printTells(folder: string, sets: Record<string, readonly Pair[]>): Bar[] {
  const tells = readTells(folder);
  const table: Record<string, Record<string, string | number>> = {};
  const bars: Bar[] = [];
  for (const [set, pairs] of Object.entries(sets)) {
    const words = sumOf(pairs, ({ before }) => countWords(before));
    const wordsAfter = sumOf(pairs, ({ after }) => countWords(after));
    const counts = new Map<string, Count>();
    for (const { name, pattern, human } of tells) {
      const count = {
        before: sumOf(pairs, ({ before }) => before.match(pattern)?.length ?? 0),
        after: sumOf(pairs, ({ after }) => after.match(pattern)?.length ?? 0),
      };
      counts.set(name, count);
      const row = (table[name.slice(0, 40)] ??= {});
      row[set] = `${perThousand(count.before, words)} > ${perThousand(count.after, wordsAfter)}`;
      row.human = human;
    }
    bars.push(...barsOf(set, tells, counts, wordsAfter));
  }
  console.log('\nHabits of models per 1,000 words, at strong with plain formatting');
  console.table(table);
  return bars;
}

function barsOf(
  set: string,
  tells: readonly Tell[],
  counts: ReadonlyMap<string, Count>,
  words: number,
): Bar[] {
  const grown = [...counts].filter(([, { before, after }]) => after > before);
  const bars: Bar[] = [
    {
      name: `${set}: no habit grows`,
      value: grown.map(([name, { before, after }]) => `${name} ${before} > ${after}`).join(', ') || 'none',
      met: grown.length === 0,
    },
  ];
  for (const { title, tells: wanted, share } of FALLS) {
    const found = [...counts].filter(([name]) => wanted.some((start) => name.startsWith(start)));
    const before = sumOf(found, ([, count]) => count.before);
    const after = sumOf(found, ([, count]) => count.after);
    if (before === 0) continue;
    bars.push({
      name: `${set}: ${title} at least ${Math.round(share * 100)}% fewer`,
      value: `${percent(1 - after / before)} (${before} to ${after})`,
      met: after <= before * (1 - share) + 1e-9,
    });
  }
  const human = (tells.find(({ name }) => name === 'em dash')?.human ?? 0) * DASHES_OVER_HUMAN;
  const dashes = ((counts.get('em dash')?.after ?? 0) * 1000) / Math.max(1, words);
  bars.push({
    name: `${set}: dashes at most ${human.toFixed(2)} per 1,000 words`,
    value: dashes.toFixed(2),
    met: dashes <= human,
  });
  return bars;
}

const perThousand = (count: number, words: number): string =>
  ((count * 1000) / Math.max(1, words)).toFixed(2);

const sumOf = <Item>(items: readonly Item[], pick: (item: Item) => number): number =>
  items.reduce((sum, item) => sum + pick(item), 0);
