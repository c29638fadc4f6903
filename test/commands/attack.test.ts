import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { expect, test } from 'vitest';

const run = promisify(execFile);

test('a few requests that are aborted or whose bindings fail are charged correctly and leave no run open', async () => {
  const { stdout } = await run(process.execPath, [
    'scripts/attack.ts',
    '--seed=3',
    '--runs=3',
    '--only=cut-off,faults',
  ]);
  expect(stdout).not.toContain('MISSED');
  expect(stdout.match(/^ {2}met/gm)).toHaveLength(9);
});
