import { expect, test } from 'vitest';
import { comeBack } from '../docx/coming-back.ts';
import { programs } from '../docx/programs.ts';
import { variants } from '../docx/variants.ts';

test('a document of any kind, from any program, comes back as itself with the new words', async () => {
  const all = await variants();
  expect(all.length).toBeGreaterThan(100);
  // Each kind once, each time by another program; `scripts/generate/documents.ts` takes them all.
  const kinds = all.length / programs.length;
  const some = all.filter((_, at) => (at % kinds) % programs.length === Math.floor(at / kinds));
  for (const variant of some)
    for (const { title, wrong } of await comeBack(variant)) expect([title, ...wrong]).toEqual([title]);
  expect(some).toHaveLength(kinds);
});
