// The spelling of Britain.
import { expect, test } from 'vitest';
import { rewrite } from '#prose/rewrite/index.ts';
import { LEAD } from './behind-lead.ts';

test('British spelling stays British', () => {
  const { text } = rewrite(
    `${LEAD} We organised the harbour. The firm conducted an analysis of the costs, and it streamlined the work.`,
    { strength: 'strong' },
  );
  expect(text).toContain('analysed');
});
