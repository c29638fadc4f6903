import { existsSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

const text = readFileSync('docs/security.md', 'utf8');
const rows = text
  .split('\n')
  .map((line) => line.split('|').map((cell) => cell.trim()))
  .filter(([, id = '']) => /^\d+\.\d+\.\d+$/.test(id))
  .map(([, id, , , verdict, shown]) => ({ id: id!, verdict: verdict!, shown: shown! }));
const count = (wanted: string) => rows.filter(({ verdict }) => verdict === wanted).length;

test('the table of the standard has each requirement once, and counts what it says', () => {
  expect(new Set(rows.map(({ id }) => id)).size).toBe(253);
  expect(rows).toHaveLength(253);
  expect(text).toContain(
    `${count('holds')} hold, ${count('falls short')} fall short, ${count('does not apply')} do not apply`,
  );
  expect(count('holds') + count('falls short') + count('does not apply')).toBe(253);
});

test('what is to show that a requirement holds is there', () => {
  const missing = rows.flatMap(({ id, shown }) =>
    [...shown.matchAll(/`([\w.[\]-]+\/[\w./[\]-]*)`/g)]
      .filter(([, path]) => !existsSync(path!))
      .map(([, path]) => `${id} ${path}`),
  );
  expect(missing).toEqual([]);
  const headings = new Set(
    [...text.matchAll(/^## (.+)$/gm)].map(([, name]) => name!.toLowerCase().replaceAll(' ', '-')),
  );
  const linked = [...text.matchAll(/\]\(#([\w-]+)\)/g)].map(([, anchor]) => anchor!);
  expect(linked.filter((anchor) => !headings.has(anchor))).toEqual([]);
});
