import type { Estimate } from '#prose/index.ts';
import { verdicts } from '#content/tool/detector.ts';
import type { Measurement } from './measured/measured.ts';
import type { DetectionResult } from './simulated/simulated.ts';
import type { Work } from './work.ts';

/** Never 0% or 100%. */
export function inPercent(probability: number): string {
  if (probability > 0.99) return 'over 99%';
  return probability < 0.01 ? 'under 1%' : `${Math.round(100 * probability)}%`;
}

export function estimateInWords(estimate: Estimate): string {
  switch (estimate.verdict) {
    case 'too_short':
      return `Too short to judge: ${estimate.words} of the ${estimate.needed} words it takes.`;
    case 'not_english':
      return 'Not English, so far as we can tell. Only English was measured.';
    default:
      return `${verdicts[estimate.verdict].title}, probability of a machine ${inPercent(estimate.probability)}.`;
  }
}

/** Both results in one sentence, for screen readers. */
export function resultsInWords(simulated: Work<DetectionResult>, measured: Work<Measurement>): string {
  const parts: string[] = [];
  if (simulated.phase === 'done') {
    const { ai_probability, classification } = simulated.result;
    parts.push(`Simulated: AI Probability ${ai_probability}%, ${classification}.`);
  }
  if (measured.phase === 'done') parts.push(`Measured: ${estimateInWords(measured.result.estimate)}`);
  return parts.join(' ');
}
