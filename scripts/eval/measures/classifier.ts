import { random } from '../../shared/random.ts';

/** What a text consists of: features with how often they occur. */
export type Features = (text: string) => string[];

/** Log-odds that a text is a machine's. */
export type Classifier = (text: string) => number;

export type Labelled = { text: string; machine: boolean };

const SLOTS = 2 ** 16;
const ROUNDS = 20;
const RATE = 0.5;
const SHRINK = 1e-5;

const plainWords = (text: string): string[] =>
  text.toLowerCase().match(/[\p{L}\p{N}]+(?:['’]\p{L}+)*/gu) ?? [];

/** Each two words that stand together. */
export const wordPairs: Features = (text) => {
  const words = plainWords(text);
  return words.slice(1).map((word, at) => `${words[at]} ${word}`);
};

/** Each three, four and five characters in a row, within a line. */
export const letterGroups: Features = (text) => {
  const line = plainWords(text).join(' ');
  const groups: string[] = [];
  for (const length of [3, 4, 5])
    for (let at = 0; at + length <= line.length; at++) groups.push(line.slice(at, at + length));
  return groups;
};

/** Logistic regression over hashed features, each text of length 1. It shares nothing with our own estimate. */
export function train(texts: readonly Labelled[], features: Features): Classifier {
  const weights = new Float64Array(SLOTS + 1);
  const rows = texts.map(({ text, machine }) => ({
    vector: vectorOf(features(text)),
    wanted: machine ? 1 : 0,
  }));
  const next = random(1);
  for (let round = 0; round < ROUNDS; round++) {
    const rate = RATE / (1 + round / 4);
    for (let at = 0; at < rows.length; at++) {
      const row = rows[Math.floor(next() * rows.length)];
      if (row === undefined) continue;
      const error = row.wanted - 1 / (1 + Math.exp(-scoreOf(row.vector, weights)));
      for (const [slot, value] of row.vector)
        weights[slot] = (weights[slot] ?? 0) * (1 - SHRINK) + rate * error * value;
      weights[SLOTS] = (weights[SLOTS] ?? 0) + rate * error * 0.1;
    }
  }
  return (text) => scoreOf(vectorOf(features(text)), weights);
}

type Vector = Map<number, number>;

function vectorOf(features: readonly string[]): Vector {
  const counts: Vector = new Map();
  for (const feature of features) {
    const slot = slotOf(feature);
    counts.set(slot, (counts.get(slot) ?? 0) + 1);
  }
  let squares = 0;
  for (const [slot, count] of counts) {
    const value = Math.log1p(count);
    counts.set(slot, value);
    squares += value * value;
  }
  const length = Math.sqrt(squares) || 1;
  for (const [slot, value] of counts) counts.set(slot, (value / length) * 10);
  return counts;
}

function scoreOf(vector: Vector, weights: Float64Array): number {
  let score = weights[SLOTS] ?? 0;
  for (const [slot, value] of vector) score += value * (weights[slot] ?? 0);
  return score;
}

/** FNV-1a. */
function slotOf(feature: string): number {
  let hash = 0x811c9dc5;
  for (let at = 0; at < feature.length; at++) hash = Math.imul(hash ^ feature.charCodeAt(at), 0x01000193);
  return (hash >>> 0) % SLOTS;
}
