import { type Model, probabilityOf } from '#prose/estimate/model.ts';
import { balance, type FittedModel } from './fit.ts';
import { fitLogistic } from './logistic.ts';
import type { Text } from './rows.ts';

/** Maximum share of any kind of human writing that may read as a machine's. The stricter limit, because it is an accusation. */
const FALSE_ALARMS = 0.05;
/** Maximum share of any kind of machine writing that may read as a person's. */
const MISSES = 0.1;

type Calibration = { slope: number; offset: number };

/** Calibrates the scores of unseen texts to log odds, for equally likely people and machines. */
export function calibrate(texts: readonly Text[], scores: readonly number[]): Calibration {
  const weightOf = balance(texts);
  const examples = texts.map((text, at) => ({
    at: Uint32Array.of(0),
    value: Float64Array.of(scores[at] ?? 0),
    label: text.label,
    weight: weightOf(text),
  }));
  const { weights, intercept } = fitLogistic(examples, 1, 1e-6);
  return { slope: weights[0] ?? 1, offset: intercept };
}

export const calibrated = (model: FittedModel, { slope, offset }: Calibration): FittedModel => ({
  intercept: model.intercept * slope + offset,
  style: model.style.map(([mean, deviation, weight]) => [mean, deviation, weight * slope]),
  hashed: model.hashed.map((weight) => weight * slope),
});

/** Returns the narrowest band that keeps both errors within their limits for every kind of training text. */
export function bandOf(texts: readonly Text[], scores: readonly number[]): Model['band'] {
  const kinds = Map.groupBy(texts.keys(), (at) => {
    const { label, domain } = texts[at] ?? { label: 0, domain: '' };
    return `${label} ${domain.replace(/^.*_blog$/, 'blog')}`;
  });
  let machine = 0;
  let human = 1;
  for (const [kind, members] of kinds) {
    const sorted = members
      .map((at) => probabilityOf(scores[at] ?? 0))
      .toSorted((left, right) => left - right);
    const spare = Math.floor((kind.startsWith('0') ? FALSE_ALARMS : MISSES) * sorted.length);
    if (kind.startsWith('0')) machine = Math.max(machine, sorted.at(-1 - spare) ?? 1);
    else human = Math.min(human, sorted[spare] ?? 0);
  }
  const rounded = { human: Math.floor(human * 100) / 100, machine: Math.floor(machine * 100 + 1) / 100 };
  return { human: Math.min(rounded.human, rounded.machine), machine: rounded.machine };
}
