// Takes accounts through checkouts, payments, refunds, disputes, runs, nights and deletion in random orders, on the real Worker
// with a database that fails, and holds the books against each other after each round:
//   npm run orderings -- 200 [first seed]
// `npm test` goes through a few of them. Prints what it found; with the seed in it the same life can be lived again.
import { spawnSync } from 'node:child_process';

const [count = '200', first = '1'] = process.argv.slice(2);
const begun = Date.now();
const { status } = spawnSync('vitest', ['run', '--project', 'worker', 'test/api/billing/orderings'], {
  stdio: ['ignore', 'inherit', 'inherit'],
  env: { ...process.env, ORDERINGS: count, ORDERINGS_SEED: first },
});
console.log(
  `${count} lives from seed ${first} on, in ${Math.round((Date.now() - begun) / 1000)} s: ${status === 0 ? 'the books agree' : 'see above'}.`,
);
process.exit(status ?? 1);
