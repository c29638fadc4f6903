import type { Document } from '../signals/document.ts';
import { hashesOf } from './hashes.ts';
import { styleOf } from './style.ts';

export const BUCKETS = 8192;
/** Values are clamped to this many standard deviations from the mean. */
const FURTHEST = 3;

/** The features of a text, before standardisation. */
export type Inputs = { style: number[]; hashed: Map<number, number> };

export function inputsOf(document: Document): Inputs {
  return { style: styleOf(document), hashed: bucketsOf(hashesOf(document)) };
}

export const standardise = (value: number, mean: number, deviation: number): number =>
  Math.max(-FURTHEST, Math.min(FURTHEST, (value - mean) / deviation));

/** Folds hashes into buckets, each with a sign so that collisions cancel out, and normalises the vector to length 1. */
function bucketsOf(hashes: ReadonlyMap<number, number>): Map<number, number> {
  const buckets = new Map<number, number>();
  for (const [hash, count] of hashes) {
    const bucket = hash % BUCKETS;
    const sign = hash >>> 31 === 1 ? -1 : 1;
    buckets.set(bucket, (buckets.get(bucket) ?? 0) + sign * (1 + Math.log(count)));
  }
  let squares = 0;
  for (const value of buckets.values()) squares += value * value;
  const length = Math.sqrt(squares) || 1;
  for (const [bucket, value] of buckets) buckets.set(bucket, value / length);
  return buckets;
}
