import type { Tally } from './tally.ts';

/** What each part came to, bar by bar; whether all are met. */
export function printTable(tallies: readonly Tally[]): boolean {
  let isMet = true;
  for (const { name, done, unit, bars, notes } of tallies) {
    console.log(`\n${name}: ${done} ${unit}`);
    for (const [bar, missed] of bars) {
      isMet &&= missed.length === 0;
      console.log(`  ${missed.length === 0 ? 'met   ' : 'MISSED'}  ${missed.length} ${bar}`);
    }
    for (const note of notes) console.log(`  (${note})`);
  }
  return isMet;
}
