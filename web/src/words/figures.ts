import { inFigures } from '#contract/figures.ts';
import { unlimited } from '#contract/plans.ts';

export { inFigures };

/** A small average keeps a digit after the point, a large one does not need it. */
export const averageInFigures = (average: number) =>
  average < 100 ? inFigures(average, 1).replace('.0', '') : inFigures(average);

/** With the minus sign that typographers use. */
export function changeInFigures(change: number): string {
  const figures = inFigures(Math.abs(change));
  if (figures === '0') return figures;
  return `${change < 0 ? '−' : '+'}${figures}`;
}

export const counted = (count: number, one: string, many = `${one}s`) =>
  `${inFigures(count)} ${count === 1 ? one : many}`;

export const limitInFigures = (limit: number) => (limit === unlimited ? 'Unlimited' : inFigures(limit));
