import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { gzipSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { report } from '#prose/estimate/report.ts';
import weights from '#prose/estimate/weights.json' with { type: 'json' };

test('the weights of the estimate take at most 20 KB with gzip', () => {
  const size = gzipSync(readFileSync('functions/prose/estimate/weights.json')).byteLength;
  expect(size).toBeGreaterThan(2000);
  expect(size).toBeLessThanOrEqual(20_000);
});

test('the report on the estimate was measured with these weights and this band', () => {
  expect(report.band).toEqual(weights.band);
  expect(createHash('sha256').update(weights.hashed).digest('hex')).toMatch(new RegExp(`^${report.weights}`));
});
