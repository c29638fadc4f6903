import { unlimited } from '#contract/plans.ts';

const whole = new Intl.NumberFormat('en', { maximumFractionDigits: 0 });
const tenths = new Intl.NumberFormat('en', { maximumFractionDigits: 1 });
const signed = new Intl.NumberFormat('en', { signDisplay: 'exceptZero', maximumFractionDigits: 0 });

export const inFigures = (count: number) => whole.format(count);

/** A small average keeps a digit after the point, a large one does not need it. */
export const averageInFigures = (average: number) => (average < 100 ? tenths : whole).format(average);

/** With the minus sign that typographers use. */
export const changeInFigures = (change: number) => signed.format(change).replace('-', '−');

export const counted = (count: number, one: string, many = `${one}s`) =>
  `${inFigures(count)} ${count === 1 ? one : many}`;

export const limitInFigures = (limit: number) => (limit === unlimited ? 'Unlimited' : inFigures(limit));
