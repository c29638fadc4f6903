import type { HumanizeOptions } from '#contract/humanize.ts';
import type { Firing } from './firings.ts';
import { keepsShape, lossesOf } from './measures/facts.ts';
import { withoutFormatting } from './measures/formatting.ts';
import { percent } from './measures/measures.ts';
import { readReading } from './reading.ts';
import { rewriteAsShipped } from './shipped.ts';

export type Bar = { name: string; value: string; met: boolean };

/** Checks that no text loses a fact or its shape. Prints what is lost. */
export async function factBars(texts: readonly string[], options: HumanizeOptions): Promise<Bar[]> {
  let lost = 0;
  let bent = 0;
  for (const text of texts) {
    const { after, unframed } = await rewriteAsShipped(text, options);
    const isPlain = options.formatting === 'plain';
    const [had, has] = isPlain ? [withoutFormatting(unframed), withoutFormatting(after)] : [unframed, after];
    const losses = lossesOf(had, has).filter(({ kind }) => kind !== 'character');
    for (const loss of losses)
      console.log(`  ${loss.kind}: lost ${loss.lost.join()} added ${loss.added.join()}`);
    if (losses.length > 0) lost++;
    if (!isPlain && !keepsShape(unframed, after)) bent++;
  }
  return [
    { name: 'texts with a fact lost or added', value: String(lost), met: lost === 0 },
    { name: 'texts out of shape', value: String(bent), met: bent === 0 },
  ];
}

const LEAST_BETTER = 0.6;
const MOST_WORSE = 0.03;

/** Applies the strict reading to the changes that the rules make today, weighting each row by how often it fires. */
export function readingBars(firings: readonly Firing[]): Bar[] {
  const rows = new Map(readReading().map((row) => [`${row.rule} ${row.line}`, row]));
  let all = 0;
  let better = 0;
  let worse = 0;
  for (const { rule, line } of firings) {
    const row = rows.get(`${rule} ${line}`);
    if (row === undefined || row.read === 0) continue;
    all++;
    better += row.better / row.read;
    worse += (row.worse + row.wrong) / row.read;
  }
  const read = all / Math.max(1, firings.length);
  const shares = [better / all, worse / all] as const;
  return [
    { name: 'changes of a row that was read, at least 90%', value: percent(read), met: read >= 0.9 },
    { name: 'of them better, at least 60%', value: percent(shares[0]), met: shares[0] >= LEAST_BETTER },
    { name: 'of them worse or wrong, at most 3%', value: percent(shares[1]), met: shares[1] <= MOST_WORSE },
  ];
}

/** Prints the bars and returns how many were missed. */
export function printBars(bars: readonly Bar[]): number {
  for (const { name, value, met } of bars) console.log(`  ${met ? 'met   ' : 'MISSED'} ${name}: ${value}`);
  return bars.filter((bar) => !bar.met).length;
}
