import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { expect, test } from 'vitest';

const run = promisify(execFile);

test('a few calls that are cut off or whose bindings fail cost the right words and leave no run open', async () => {
  const { stdout } = await run(process.execPath, [
    'scripts/attack.ts',
    '--seed=3',
    '--runs=3',
    '--only=cut-off,faults',
  ]);
  expect(stdout).not.toContain('MISSED');
  expect(stdout.match(/^ {2}met/gm)).toHaveLength(9);
});
