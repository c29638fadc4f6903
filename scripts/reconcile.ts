// Compares ledger, balances, payments and terms with each other, as the Worker does each night:
//   npm run reconcile -- --local | --remote
// Prints where they disagree, and exits with 1 if they do. --local means the database of `npm start`. Changes nothing.
import { spawnSync } from 'node:child_process';
import { z } from 'zod';
import { type Disagreement, reconciliationKinds } from '#contract/reconciliation.ts';
import { checks, disagreementOf } from '#db/reconciliation/checks.ts';
import { chosenDatabase } from './local/database.ts';

const where = chosenDatabase('reconcile', 2);

const all = checks(new Date());
const command = all.map(([, statement]) => statement).join(';\n');
const { status, stdout } = spawnSync(
  'wrangler',
  ['d1', 'execute', 'DB', ...where, '--yes', '--json', '--command', command],
  { encoding: 'utf8', stdio: ['ignore', 'pipe', 'inherit'] },
);
if (status !== 0) {
  console.error(stdout);
  process.exit(2);
}

const row = z.object({ subject: z.string(), expected: z.unknown(), found: z.unknown() });
const answers = z.array(z.object({ results: z.array(row) })).parse(JSON.parse(stdout));
const found: Disagreement[] = all.flatMap(([kind], place) =>
  (answers[place]?.results ?? []).map((each) => disagreementOf(kind, each)),
);
for (const { kind, subject, expected, found: is } of found) {
  console.log(`${kind}  ${subject}  expected ${expected ?? 'nothing'}, found ${is ?? 'nothing'}`);
  console.log(`  ${reconciliationKinds[kind]}`);
}
console.log(`${all.length} checks, ${found.length} disagreements.`);
process.exit(found.length === 0 ? 0 : 1);
