// Attacks the built Worker in Miniflare with bindings that fail, hang and respond late:
//   npm run attack -- [--quick] [--seed 7] [--runs 200] [--only cut-off,faults,alone] [--route register] [--minutes 15]
// Prints a table of bars and exits with 1 if one is missed. `--quick` does a little of everything.
import { parseArgs } from 'node:util';
import { attackAlone } from './attack/alone.ts';
import { attackByCutting } from './attack/cut-off.ts';
import { attackWithFaults } from './attack/faults.ts';
import { endAfter, printTable, type Tally } from './attack/tally.ts';
import { openTarget } from './attack/target.ts';
import { step } from './shared/command.ts';

const parts = ['cut-off', 'faults', 'alone'] as const;
type Part = (typeof parts)[number];

/** The number of calls or rounds of each part. */
const whole: Record<Part, number> = { 'cut-off': 10_000, faults: Number.POSITIVE_INFINITY, alone: 3 };
const quick: Record<Part, number> = { 'cut-off': 96, faults: 150, alone: 1 };

const { values } = parseArgs({
  options: {
    quick: { type: 'boolean', default: false },
    seed: { type: 'string', default: '7' },
    runs: { type: 'string' },
    only: { type: 'string' },
    route: { type: 'string' },
    minutes: { type: 'string' },
  },
});
const named = values.only?.split(',') ?? parts;
const only = parts.filter((part) => named.includes(part));
if (only.length < named.length) {
  console.error(`The parts are ${parts.join(', ')}.`);
  process.exit(2);
}
if (values.minutes !== undefined) endAfter(Number(values.minutes));

const seed = Number(values.seed);
const runsOf = (part: Part) => Number(values.runs ?? (values.quick ? quick : whole)[part]);
const target = await step('Building the Worker and starting it', openTarget);
const attacks: Record<Part, () => Promise<Tally>> = {
  'cut-off': () => attackByCutting(target, { seed, runs: runsOf('cut-off') }),
  faults: () => attackWithFaults(target, { seed, only: values.route, most: runsOf('faults') }),
  alone: () => attackAlone(target, { seed, times: runsOf('alone') }),
};
const tallies: Tally[] = [];
for (const part of only) tallies.push(await attacks[part]());
await target.close();
process.exit(printTable(tallies) ? 0 : 1);
