import { inFigures } from '#contract/figures.ts';
import { unlimited } from '#contract/plans.ts';

export { inFigures };

/** Formats averages below 100 with up to one decimal, and larger ones without. */
export const averageInFigures = (average: number) =>
  average < 100 ? inFigures(average, 1).replace('.0', '') : inFigures(average);

/** Formats a signed change, with the typographic minus sign. */
export function changeInFigures(change: number): string {
  const figures = inFigures(Math.abs(change));
  if (figures === '0') return figures;
  return `${change < 0 ? '−' : '+'}${figures}`;
}

export const counted = (count: number, one: string, many = `${one}s`) =>
  `${inFigures(count)} ${count === 1 ? one : many}`;

export const limitInFigures = (limit: number) => (limit === unlimited ? 'Unlimited' : inFigures(limit));
