import { expect, test } from 'vitest';
import { halfSipHash } from '#meter/half-sip-hash.ts';
import { newWords, packed, sketchOf, unpacked } from '#meter/sketch.ts';

const bytes = (hash: number) => Buffer.from(Int32Array.of(hash).buffer).toString('hex');

test('the hash matches the test vectors of its authors', () => {
  const key = [0x03020100, 0x07060504] as const;
  expect(bytes(halfSipHash(key, []))).toBe('a9359f5b');
  expect(bytes(halfSipHash(key, [0x03020100]))).toBe('2a6e4689');
});

const words = Array.from({ length: 200 }, (_, at) => `word${at}`);
const known = unpacked(packed(sketchOf(words.join(' '), 'key').hashes));
const newIn = (changed: readonly string[]) => newWords(sketchOf(changed.join(' '), 'key'), known);

test('new words are counted wherever they appear', () => {
  expect(newIn(words)).toBe(0);
  for (const count of [1, 5, 28, 100]) {
    expect(newIn(words.map((word, at) => (at >= 50 && at < 50 + count ? `${word}x` : word)))).toBe(count);
    expect(newIn(words.toSpliced(50, 0, ...words.slice(0, count).map((word) => `${word}y`)))).toBe(count);
  }
  expect(newIn(words.map((word, at) => (at % 10 === 0 ? 'other' : word)))).toBeGreaterThanOrEqual(20);
});

test('known words in a new order count as new, but two swapped halves do not', () => {
  const chunks = Array.from({ length: 66 }, (_, at) => words.slice(at * 3, at * 3 + 3));
  expect(newIn(chunks.toReversed().flat())).toBeGreaterThan(40);
  expect(newIn(words.toReversed())).toBe(200);
  expect(newIn([...words.slice(100), ...words.slice(0, 100)])).toBeLessThanOrEqual(2);
});

test('punctuation, case and formatting are ignored, and another key gives other hashes', () => {
  const plain = sketchOf('It is late and it rains', 'key');
  expect(sketchOf('## It is **late**, and -- it rains!', 'key')).toEqual(plain);
  expect(sketchOf('It is late and it rains', 'another').hashes).not.toEqual(plain.hashes);
  expect(sketchOf('It is late and it rains', 'another').fingerprint).not.toBe(plain.fingerprint);
});
