import { globSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { expect, test } from 'vitest';

const components = globSync('web/src/**/*.tsx').map((file) => ({ file, code: readFileSync(file, 'utf8') }));
const late = components.flatMap(({ file, code }) =>
  [...code.matchAll(/^import '(.*\.css)';/gm)].map(([, name]) => join(dirname(file), name!)),
);
const classesOf = (text: string) => text.match(/(?<=\.)[a-z][\w-]*/gi) ?? [];

const alone = (head: string) => head.split(/,(?![^(]*\))/).map((selector) => selector.trim());

/** Returns each selector, preceded by those that it is nested in, without comments and at-rules. */
function selectorsOf(css: string): string[] {
  const found: string[] = [];
  const open = [['']];
  for (const [, head = '', sign] of css.replaceAll(/\/\*[\s\S]*?\*\//g, '').matchAll(/([^{};]*)([{};])/g)) {
    const around = open.at(-1) ?? [];
    if (sign === '}') open.pop();
    if (sign !== '{') continue;
    const inside = head.trim().startsWith('@')
      ? around
      : around.flatMap((outer) => alone(head).map((selector) => `${outer} ${selector}`.trim()));
    if (inside !== around) found.push(...inside);
    open.push(inside);
  }
  return found;
}

// Styles stay loaded after navigation from the page that loaded them to any other page.
test.each(late)('%s, which loads late, changes nothing that other folders render', (file) => {
  const others = new Set(
    components
      .filter((component) => !component.file.startsWith(dirname(file)))
      .flatMap(({ code }) => code.match(/(?<=className=.*["' ])[a-z][\w-]*/g) ?? []),
  );
  const selectors = selectorsOf(readFileSync(file, 'utf8'));
  expect(selectors.length).toBeGreaterThan(0);
  expect(selectors.filter((selector) => classesOf(selector).every((name) => others.has(name)))).toEqual([]);
});
