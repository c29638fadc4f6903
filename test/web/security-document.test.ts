import { existsSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

const text = readFileSync('docs/security.md', 'utf8');
const [exceptions = '', controls = ''] = text.split('### Exceptions')[1]!.split(/^### V1 .*$/m);
const controlsIn = (part: string) =>
  [...part.matchAll(/^- (\d+\.\d+\.\d+) (.+)$/gm)].map(([, id, shown]) => ({ id: id!, shown: shown! }));
const fallsShort = controlsIn(exceptions);
const holds = controlsIn(controls);
const doesNotApply = [...controls.matchAll(/^- Does not apply: (.+)$/gm)].flatMap(([, list]) =>
  list!.split(';').flatMap((item) => item.match(/\d+\.\d+\.\d+/g) ?? []),
);
const rows = [...fallsShort, ...holds];

test('the list has each requirement of the standard once, and its totals are correct', () => {
  const ids = [...rows.map(({ id }) => id), ...doesNotApply];
  expect(new Set(ids).size).toBe(253);
  expect(ids).toHaveLength(253);
  expect(text).toContain(
    `${holds.length} hold, ${fallsShort.length} fall short, ${doesNotApply.length} do not apply`,
  );
});

test('the files and sections cited as evidence for requirements exist', () => {
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
