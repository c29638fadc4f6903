/** With `balanced` what is nearly always right refuses, the rest only raises a doubt; with `strict` all of it refuses. */
export const levels = ['balanced', 'strict'] as const;
export type Level = (typeof levels)[number];
