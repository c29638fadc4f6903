import type { Disagreement, Reckoning } from '#contract/reckoning.ts';

/** A statement that finds where one thing does not hold that the books are held to. */
export type Check = [kind: Reckoning, statement: string];

/** A row as such a statement answers it. */
export type CheckRow = { subject: string; expected?: unknown; found?: unknown };

function said(value: unknown): string | null {
  if (value === null || value === undefined) return null;
  return typeof value === 'string' ? value : JSON.stringify(value);
}

export const disagreementOf = (kind: Reckoning, { subject, expected, found }: CheckRow): Disagreement => ({
  kind,
  subject,
  expected: said(expected),
  found: said(found),
});
