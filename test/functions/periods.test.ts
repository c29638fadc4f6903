import { expect, test } from 'vitest';
import { addMonths, periodAt } from '#meter/period.ts';

const at = (text: string) => new Date(text);

test.each([
  ['2026-01-15T09:30:00Z', 1, '2026-02-15T09:30:00Z'],
  ['2026-01-30T00:00:00Z', 1, '2026-02-28T00:00:00Z'],
  ['2026-01-31T23:59:59.999Z', 1, '2026-02-28T23:59:59.999Z'],
  ['2028-01-31T00:00:00Z', 2, '2028-03-31T00:00:00Z'],
  ['2026-10-31T00:00:00Z', 4, '2027-02-28T00:00:00Z'],
  ['2028-02-29T00:00:00Z', 12, '2029-02-28T00:00:00Z'],
  ['2026-12-31T12:00:00Z', 1, '2027-01-31T12:00:00Z'],
])('adding months keeps the day, or the last of a shorter month: %s and %i', (from, months, to) =>
  expect(addMonths(at(from), months)).toEqual(at(to)),
);

test.each([
  // The anchor stays on the 31st: 28 February is followed by 31 March.
  ['2026-01-31T10:00:00Z', '2026-01-31T10:00:00Z', '2026-01-31T10:00:00Z', '2026-02-28T10:00:00Z'],
  ['2026-01-31T10:00:00Z', '2026-02-28T09:59:59.999Z', '2026-01-31T10:00:00Z', '2026-02-28T10:00:00Z'],
  ['2026-01-31T10:00:00Z', '2026-02-28T10:00:00Z', '2026-02-28T10:00:00Z', '2026-03-31T10:00:00Z'],
  ['2026-01-29T00:00:00Z', '2026-02-28T00:00:00Z', '2026-02-28T00:00:00Z', '2026-03-29T00:00:00Z'],
  ['2028-01-29T00:00:00Z', '2028-02-28T00:00:00Z', '2028-01-29T00:00:00Z', '2028-02-29T00:00:00Z'],
  ['2028-02-29T00:00:00Z', '2030-02-28T00:00:00Z', '2030-02-28T00:00:00Z', '2030-03-29T00:00:00Z'],
  // Many months after the anchor, across years.
  ['2025-11-30T08:00:00Z', '2026-07-04T00:00:00Z', '2026-06-30T08:00:00Z', '2026-07-30T08:00:00Z'],
  // Already the 1st in Tokyo and still the 31st in New York: UTC decides.
  ['2026-01-15T00:00:00Z', '2026-04-01T08:30:00+09:00', '2026-03-15T00:00:00Z', '2026-04-15T00:00:00Z'],
  ['2026-05-01T02:00:00Z', '2026-05-31T22:30:00-04:00', '2026-06-01T02:00:00Z', '2026-07-01T02:00:00Z'],
  ['2026-05-01T02:00:00Z', '2026-05-31T21:30:00-04:00', '2026-05-01T02:00:00Z', '2026-06-01T02:00:00Z'],
  // A clock that is behind the one that set the anchor.
  ['2026-05-01T02:00:00Z', '2026-05-01T01:59:59Z', '2026-05-01T02:00:00Z', '2026-06-01T02:00:00Z'],
])('for an account created at %s, finds the period that contains %s', (anchor, now, start, end) =>
  expect(periodAt(at(anchor), at(now))).toEqual({ start: at(start), end: at(end) }),
);
