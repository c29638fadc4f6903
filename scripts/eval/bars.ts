import type { Strength } from '#contract/humanize.ts';
import type { Row } from './table.ts';
import { mean, median, percent } from './measures/measures.ts';

export type Bar = { name: string; value: string; met: boolean };

const sum = (values: readonly number[]): number => values.reduce((total, value) => total + value, 0);

/** The bars for one strength, over machine-written documents; at "light" over human ones too. */
export function judgeBars(strength: Strength, rows: readonly Row[]): Bar[] {
  const machine = rows.filter((row) => row.machine);
  const human = rows.filter((row) => !row.machine);
  const lost = machine.filter((row) => row.losses.length > 0).length;
  const bent = machine.filter((row) => !row.keepsShape || !row.exact).length;
  const bars: Bar[] = [
    { name: 'documents with a fact lost or added', value: String(lost), met: lost === 0 },
    { name: 'documents out of shape', value: String(bent), met: bent === 0 },
  ];
  const ratio = median(machine.map((row) => row.ratio));
  bars.push({
    name: 'length ratio 0.80 to 1.05',
    value: ratio.toFixed(3),
    met: ratio >= 0.8 && ratio <= 1.05,
  });
  const again = mean(machine.map((row) => row.again));
  bars.push({ name: 'changed again under 2%', value: percent(again), met: again < 0.02 });
  if (strength !== 'light') bars.push(...effectBars(machine));
  if (strength === 'light' && human.length > 0) {
    const changed = median(human.map((row) => row.changed));
    const alone = mean(human.map((row) => (row.changed === 0 ? 1 : 0)));
    bars.push({ name: 'human words changed under 3%', value: percent(changed), met: changed < 0.03 });
    bars.push({ name: 'human documents left alone', value: percent(alone), met: true });
  }
  bars.push(...harperBar(machine));
  return bars;
}

function effectBars(machine: readonly Row[]): Bar[] {
  const fewer = (pick: (row: Row) => { before: number; after: number }): number =>
    1 - sum(machine.map((row) => pick(row).after)) / Math.max(1, sum(machine.map((row) => pick(row).before)));
  const markers = fewer((row) => row.markers);
  const trailing = fewer((row) => row.trailing);
  const before = median(machine.map((row) => row.variation.before));
  const after = median(machine.map((row) => row.variation.after));
  const up = after / Math.max(0.01, before) - 1;
  return [
    { name: 'markers at least 60% fewer', value: percent(markers), met: markers >= 0.6 },
    { name: '", …ing" clauses at least 50% fewer', value: percent(trailing), met: trailing >= 0.5 },
    {
      name: 'sentence-length variation at least 20% up, at most 0.75',
      value: `${percent(up)} (${before.toFixed(2)} to ${after.toFixed(2)})`,
      met: up >= 0.2 && after <= 0.75,
    },
  ];
}

function harperBar(machine: readonly Row[]): Bar[] {
  const read = machine.filter((row) => row.complaints !== null);
  if (read.length === 0) return [];
  const words = sum(read.map((row) => row.words));
  const rate = (side: 'before' | 'after'): number =>
    (sum(read.map((row) => row.complaints?.[side].length ?? 0)) * 1000) / Math.max(1, words);
  const rise = rate('after') - rate('before');
  const value = `${rise.toFixed(2)} (${rate('before').toFixed(2)} to ${rate('after').toFixed(2)}, ${read.length} documents)`;
  return [{ name: 'harper complaints per 1,000 words rise by at most 1.5', value, met: rise <= 1.5 }];
}

/** Prints the bars and says how many were missed. */
export function printBars(bars: readonly Bar[]): number {
  for (const { name, value, met } of bars) console.log(`  ${met ? 'met   ' : 'MISSED'} ${name}: ${value}`);
  return bars.filter((bar) => !bar.met).length;
}
