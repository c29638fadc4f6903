import { unlimited } from '#contract/plans.ts';

/** Made at its first use: making one takes a slow phone longer than the rest of a page's start. */
function written(options: Intl.NumberFormatOptions) {
  let format: Intl.NumberFormat | undefined;
  return (count: number) => (format ??= new Intl.NumberFormat('en', options)).format(count);
}

const whole = written({ maximumFractionDigits: 0 });
const tenths = written({ maximumFractionDigits: 1 });
const signed = written({ signDisplay: 'exceptZero', maximumFractionDigits: 0 });

export const inFigures = whole;

/** A small average keeps a digit after the point, a large one does not need it. */
export const averageInFigures = (average: number) => (average < 100 ? tenths : whole)(average);

/** With the minus sign that typographers use. */
export const changeInFigures = (change: number) => signed(change).replace('-', '−');

export const counted = (count: number, one: string, many = `${one}s`) =>
  `${inFigures(count)} ${count === 1 ? one : many}`;

export const limitInFigures = (limit: number) => (limit === unlimited ? 'Unlimited' : inFigures(limit));
