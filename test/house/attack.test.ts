import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { expect, test } from 'vitest';

const run = promisify(execFile);

test('a few calls of each kind of attack leave no word, cent or call behind', async () => {
  const { stdout } = await run(process.execPath, [
    'scripts/attack.ts',
    '--seed=3',
    '--runs=6',
    '--only=cut-off,faults,malformed,orderings',
  ]);
  expect(stdout).not.toContain('MISSED');
  expect(stdout.match(/^ {2}met/gm)).toHaveLength(17);
}, 180_000);
