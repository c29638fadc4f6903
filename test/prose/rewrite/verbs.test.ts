// “Let” and “give”.
import { expect, test } from 'vitest';
import { rewritten } from './behind-lead.ts';

test.each([
  ['let', 'The card allows visitors to park here.', 'The card lets visitors park here.'],
  ['give', 'The desk provides visitors with maps.', 'The desk gives visitors maps.'],
])('%s', (_, before, after) => {
  expect(rewritten(before)).toBe(after);
});
