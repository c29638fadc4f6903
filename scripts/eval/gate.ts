import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { printBars } from './bars.ts';
import { DATA } from './corpus.ts';
import { printBroken } from './gate/broken.ts';
import { printEditors } from './gate/edits/editors.ts';
import { printGraded } from './gate/graded.ts';
import { printTools } from './gate/tools.ts';

/** Holds the gate against its bars, and says how many it missed. */
export function printGate(seed: number): number {
  if (!existsSync(DATA)) {
    console.log('No sentences to judge: ../shared/data is not there.');
    return 0;
  }
  const folder = join(DATA, '..');
  const bars = [...printGraded(folder), ...printBroken(seed), ...printTools(folder), ...printEditors(folder)];
  console.log('\nThe bars of the gate');
  return printBars(bars);
}
