import { BUCKETS, standardise } from '#prose/estimate/inputs.ts';
import type { Model } from '#prose/estimate/model.ts';
import { functionWords } from '#prose/estimate/function-words.ts';
import { type Example, fitLogistic } from './logistic.ts';
import { familyOf, type Text } from './rows.ts';

/** Weights of function words and of hashed words and letters in the fit, and the penalty of its regularisation. */
export type Recipe = { grammar: number; hashed: number; penalty: number };

export type FittedModel = Omit<Model, 'band'>;

export function fitModel(texts: readonly Text[], recipe: Recipe): FittedModel {
  const scales = scalesOf(texts);
  const size = scales.length;
  const firstGrammar = size - functionWords.length;
  const trustIn = (at: number): number => (at < firstGrammar ? 1 : recipe.grammar);
  const weightOf = balance(texts);
  const examples = texts.map((text): Example => {
    const at = scales.map((_scale, index) => index);
    const value = scales.map(
      ({ mean, deviation }, index) =>
        trustIn(index) * standardise(text.inputs.style[index] ?? 0, mean, deviation),
    );
    for (const [bucket, amount] of text.inputs.hashed) {
      at.push(size + bucket);
      value.push(recipe.hashed * amount);
    }
    return {
      at: Uint32Array.from(at),
      value: Float64Array.from(value),
      label: text.label,
      weight: weightOf(text),
    };
  });
  const { weights, intercept } = fitLogistic(examples, size + BUCKETS, recipe.penalty);
  return {
    intercept,
    style: scales.map(({ mean, deviation }, at) => [mean, deviation, (weights[at] ?? 0) * trustIn(at)]),
    hashed: weights.slice(size).map((weight) => weight * recipe.hashed),
  };
}

const keyOf = (text: Text): string => `${text.label} ${familyOf(text)}`;

/** Returns weights with which both labels count the same and, within a label, every family of domains. The mean weight is 1. */
export function balance(texts: readonly Text[]): (text: Text) => number {
  const counts = new Map<string, number>();
  for (const text of texts) counts.set(keyOf(text), (counts.get(keyOf(text)) ?? 0) + 1);
  const families = [...counts.keys()];
  return (text) => {
    const alike = families.filter((key) => key.startsWith(`${text.label} `)).length;
    return texts.length / (2 * alike * (counts.get(keyOf(text)) ?? 1));
  };
}

function scalesOf(texts: readonly Text[]): { mean: number; deviation: number }[] {
  const size = texts[0]?.inputs.style.length ?? 0;
  return Array.from({ length: size }, (_value, at) => {
    const values = texts.map(({ inputs }) => inputs.style[at] ?? 0);
    const mean = values.reduce((sum, value) => sum + value, 0) / values.length;
    const square = values.reduce((sum, value) => sum + (value - mean) ** 2, 0) / values.length;
    return { mean, deviation: Math.sqrt(square) || 1 };
  });
}
