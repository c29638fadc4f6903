import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { expect, test } from '@playwright/test';

test('npm run bench completes and prints a result for each part', async () => {
  test.setTimeout(120_000);
  const state = mkdtempSync(join(tmpdir(), 'bench-'));
  const bench = spawn(process.execPath, ['scripts/bench.ts', '--small'], {
    stdio: ['ignore', 'pipe', 'inherit'],
    env: { ...process.env, PORT: '0', LONGHAND_STATE: state, LONGHAND_SETTINGS: join(state, 'settings') },
  });
  const [printed, [code]] = await Promise.all([text(bench.stdout), once(bench, 'exit')]);
  expect(code, printed).toBe(0);
  const parts = [
    /^rewriter, balanced: [\d,]+ words/m,
    /^a guest's call of 500 words: [\d.]+ ms/m,
    /^JavaScript of the home page, gzip: [\d.]+ KB/m,
    /^ {2}\/ +performance 97 .*largest paint 1235 ms, 1\.00 times/m,
    /^ {2}taking a change back +(?:under )?\d+ ms/m,
    /^ {2}a long text: another view, ms +\d+/m,
  ];
  for (const part of parts) expect(printed).toMatch(part);
});
