import { expect, test } from 'vitest';
import { comeBack } from '../docx/coming-back.ts';
import { programs } from '../docx/programs.ts';
import { variants } from '../docx/variants.ts';

test('a Word document of any kind, from any program, keeps everything but its wording', async () => {
  const all = await variants();
  expect(all.length).toBeGreaterThan(100);
  // Tests each kind once, with the programs in turn; `scripts/generate/documents.ts` tests every combination.
  const kinds = all.length / programs.length;
  const some = all.filter((_, at) => (at % kinds) % programs.length === Math.floor(at / kinds));
  for (const variant of some)
    for (const { title, wrong } of await comeBack(variant)) expect([title, ...wrong]).toEqual([title]);
  expect(some).toHaveLength(kinds);
});
