import { step } from '../shared/command.ts';
import { attackAlone } from './alone.ts';
import { attackByCutting } from './cut-off.ts';
import { attackWithFaults } from './faults.ts';
import { attackWithMalformed } from './malformed/index.ts';
import { attackWithMoney } from './orderings/index.ts';
import type { Tally } from './tally.ts';
import { openTarget } from './target.ts';

export const parts = ['cut-off', 'faults', 'malformed', 'orderings', 'alone'] as const;
type Part = (typeof parts)[number];

/** How much of each makes a whole attack, and how much a quick one. */
const whole: Record<Part, number> = {
  'cut-off': 10_000,
  faults: Number.POSITIVE_INFINITY,
  malformed: 20_000,
  orderings: 300,
  alone: 3,
};
const quick: Record<Part, number> = { 'cut-off': 96, faults: 150, malformed: 400, orderings: 10, alone: 1 };

export type Wanted = {
  seed: number;
  runs: number | undefined;
  isQuick: boolean;
  only: readonly Part[];
  route: string | undefined;
};

export async function attack({ seed, runs, isQuick, only, route }: Wanted): Promise<Tally[]> {
  const target = await step('Building the Worker and starting it', openTarget);
  const many = (which: Part) => runs ?? (isQuick ? quick : whole)[which];
  const tallies: Tally[] = [];
  const isWanted = (which: Part) => only.length === 0 || only.includes(which);
  if (isWanted('cut-off')) tallies.push(await attackByCutting(target, { seed, runs: many('cut-off') }));
  if (isWanted('faults'))
    tallies.push(await attackWithFaults(target, { seed, only: route, most: many('faults') }));
  if (isWanted('malformed'))
    tallies.push(await attackWithMalformed(target, { seed, calls: many('malformed') }));
  if (isWanted('orderings')) tallies.push(await attackWithMoney(target, { seed, lives: many('orderings') }));
  if (isWanted('alone')) tallies.push(await attackAlone(target, { seed, times: many('alone'), tallies }));
  await target.close();
  return tallies;
}
