import type { Document } from '../signals/document.ts';
import { type Inputs, inputsOf, standardise } from './inputs.ts';
import { stretchesOf } from './stretches.ts';

/** One style feature: its mean and deviation over the training texts, and its weight. */
type StyleWeight = readonly [mean: number, deviation: number, weight: number];

/** The model as stored in `weights.json`: three numbers per style feature, and in `hashed` one character of `LEVELS` per bucket. */
export type PackedModel = {
  intercept: number;
  means: readonly number[];
  deviations: readonly number[];
  weights: readonly number[];
  step: number;
  hashed: string;
  /** Below `human` a text reads as a person's, from `machine` on as a model's; between them the verdict is "cannot tell". */
  band: { human: number; machine: number };
};

export type Model = {
  intercept: number;
  style: readonly StyleWeight[];
  hashed: Float64Array;
  band: PackedModel['band'];
};

/** Characters that need no escape in a string. The middle one is 0; each character further is one step more or less. */
const LEVELS = '!#%&()*+,-./0123456789:;<=>?@ABCDEFGHIJKLMNOPQRSTUVWXYZ[]^_abcdefghijklmnopqrstuvwxyz{|}~';
const MIDDLE = (LEVELS.length - 1) / 2;

export function packHashed(weights: Float64Array): { step: number; hashed: string } {
  const most = weights.reduce((sofar, weight) => Math.max(sofar, Math.abs(weight)), 0);
  const step = Number((most / MIDDLE || 1).toPrecision(6));
  const letterOf = (weight: number): string => LEVELS.charAt(MIDDLE + Math.round(weight / step));
  return { step, hashed: Array.from(weights, letterOf).join('') };
}

export function unpackModel(packed: PackedModel): Model {
  const { intercept, means, deviations, weights, step, hashed, band } = packed;
  return {
    intercept,
    style: means.map((mean, at) => [mean, deviations[at] ?? 1, weights[at] ?? 0]),
    hashed: Float64Array.from(hashed, (letter) => (LEVELS.indexOf(letter) - MIDDLE) * step),
    band,
  };
}

/** Returns the log odds that the text reads as machine-written: the mean over its stretches, weighted by their words. */
export function logOddsOf(model: Omit<Model, 'band'>, document: Document): number {
  let sum = 0;
  let words = 0;
  for (const stretch of stretchesOf(document)) {
    sum += scoreInputs(model, inputsOf(stretch)) * stretch.words.length;
    words += stretch.words.length;
  }
  return words === 0 ? model.intercept : sum / words;
}

export function scoreInputs(model: Omit<Model, 'band'>, { style, hashed }: Inputs): number {
  let score = model.intercept;
  for (const [at, [mean, deviation, weight]] of model.style.entries())
    score += weight * standardise(style[at] ?? 0, mean, deviation);
  for (const [bucket, value] of hashed) score += (model.hashed[bucket] ?? 0) * value;
  return score;
}

export const probabilityOf = (logOdds: number): number => 1 / (1 + Math.exp(-logOdds));
