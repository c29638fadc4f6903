import { readdirSync, statSync } from 'node:fs';
import { expect, test } from 'vitest';
import { bareScriptBytes, scriptBytes } from '../../scripts/bench/page-weight.ts';

test('the home page loads at most a quarter more JavaScript than a bare page of the same libraries', async () => {
  const home = scriptBytes('dist', 'index.html');
  expect(home).toBeGreaterThan(50_000);
  expect(home / (await bareScriptBytes())).toBeLessThanOrEqual(1.25);
});

test('the fonts weigh less than 90 KB together', () => {
  const fonts = readdirSync('dist/assets').filter((name) => name.endsWith('.woff2'));
  expect(fonts).toHaveLength(2);
  expect(fonts.reduce((sum, name) => sum + statSync(`dist/assets/${name}`).size, 0)).toBeLessThan(90_000);
});
