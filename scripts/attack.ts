// Attacks the product as it is built, in Miniflare, with bindings that fail, hang and answer late:
//   npm run attack -- [--quick] [--seed 7] [--runs 200] [--only cut-off,faults,malformed,orderings,alone]
//     [--route register] [--minutes 15]
// Prints a table with what it came to and ends with 1 where a bar is missed. `--quick` is a little of everything.
import { parseArgs } from 'node:util';
import { attack, parts } from './attack/attack.ts';
import { printTable } from './attack/table.ts';
import { endAfter } from './attack/tally.ts';

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
const named = values.only?.split(',') ?? [];
const only = parts.filter((part) => named.includes(part));
if (only.length < named.length) {
  console.error(`The parts are ${parts.join(', ')}.`);
  process.exit(2);
}
if (values.minutes !== undefined) endAfter(Number(values.minutes));
const tallies = await attack({
  seed: Number(values.seed),
  runs: values.runs === undefined ? undefined : Number(values.runs),
  isQuick: values.quick,
  only,
  route: values.route,
});
process.exit(printTable(tallies) ? 0 : 1);
