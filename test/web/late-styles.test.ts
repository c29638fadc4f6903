import { globSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { expect, test } from 'vitest';

const components = globSync('web/src/**/*.tsx').map((file) => ({ file, code: readFileSync(file, 'utf8') }));
const late = components.flatMap(({ file, code }) =>
  [...code.matchAll(/^import '(.*\.css)';/gm)].map(([, name]) => join(dirname(file), name!)),
);
const classesOf = (text: string) => text.match(/(?<=\.)[a-z][\w-]*/gi) ?? [];

/** Each selector by itself, without notes and conditions. */
const selectorsOf = (css: string) =>
  [...css.replaceAll(/\/\*[\s\S]*?\*\//g, '').matchAll(/([^{};]+)\{/g)]
    .map(([, head]) => head!.trim())
    .filter((head) => !head.startsWith('@'))
    .flatMap((head) => head.split(/,(?![^(]*\))/).map((selector) => selector.trim()));

// Who comes from the page that loaded them has them on every other page as well.
test.each(late)('%s, which comes later, changes nothing that other rooms draw', (file) => {
  const others = new Set(
    components
      .filter((component) => !component.file.startsWith(dirname(file)))
      .flatMap(({ code }) => code.match(/(?<=className=.*["' ])[a-z][\w-]*/g) ?? []),
  );
  const selectors = selectorsOf(readFileSync(file, 'utf8'));
  expect(selectors.length).toBeGreaterThan(0);
  expect(selectors.filter((selector) => classesOf(selector).every((name) => others.has(name)))).toEqual([]);
});
