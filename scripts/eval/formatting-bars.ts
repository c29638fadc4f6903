import type { Bar } from './bars.ts';
import { lossesOf } from './measures/facts.ts';
import { countFormatting, type Formatting, withoutFormatting } from './measures/formatting.ts';
import { percent } from './measures/measures.ts';
import type { Pair } from './measures/tells.ts';

const FEWER = 0.95;

/** What plain formatting takes away of a set of texts, and what they lose by it. */
export function formattingBars(set: string, pairs: readonly Pair[]): Bar[] {
  const counts = pairs.map(({ before, after }) => [countFormatting(before), countFormatting(after)] as const);
  const bars = (['leads', 'titles', 'dividers', 'emoji'] as const).flatMap((kind): Bar[] => {
    const had = counts.reduce((sum, [before]) => sum + before[kind], 0);
    const has = counts.reduce((sum, [, after]) => sum + after[kind], 0);
    if (had === 0) return [];
    const value = `${percent(1 - has / had)} (${had} to ${has})`;
    return [
      { name: `${set}: ${NAMES[kind]} at least 95% fewer`, value, met: has <= had * (1 - FEWER) + 1e-9 },
    ];
  });
  const losses = pairs.flatMap(({ unframed, after }) =>
    lossesOf(withoutFormatting(unframed), withoutFormatting(after)).filter(
      ({ kind }) => kind !== 'character',
    ),
  );
  for (const { kind, lost, added } of losses)
    console.log(`  ${set} ${kind}: lost ${JSON.stringify(lost)} added ${JSON.stringify(added)}`);
  return [
    ...bars,
    { name: `${set}: facts lost or added`, value: String(losses.length), met: losses.length === 0 },
  ];
}

const NAMES: Record<keyof Formatting, string> = {
  leads: 'bold leads',
  titles: 'title-case headings',
  dividers: 'rules between paragraphs',
  emoji: 'emoji at the head of lines',
};
