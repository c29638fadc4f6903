import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { chargedWords, countWords } from '#contract/words.ts';

const texts = (folder: string, ending: string) =>
  globSync(`${folder}/**/*${ending}`).map((path) => [path, readFileSync(path, 'utf8')] as const);

test('ordinary English, including links and code, is charged its word count', () => {
  const prose = [...texts('docs', '.md'), ...texts('content/blog', '.md'), ...texts('content/blog', '.html')];
  prose.push(['README.md', readFileSync('README.md', 'utf8')]);
  expect(prose.length).toBeGreaterThan(15);
  expect(prose.filter(([, text]) => chargedWords(text) !== countWords(text)).map(([path]) => path)).toEqual(
    [],
  );
});

test('source code is charged its word count in total, and no file more than 10 % above it', () => {
  const code = [...texts('functions/routes', '.ts'), ...texts('functions/humanizer', '.ts')];
  const over = code.filter(([, text]) => chargedWords(text) > countWords(text) * 1.1).map(([path]) => path);
  expect(code.length).toBeGreaterThan(50);
  expect(over).toEqual([]);
  expect(chargedWords(code.map(([, text]) => text).join('\n'))).toBe(
    countWords(code.map(([, text]) => text).join('\n')),
  );
});

test.each(['\u2800', '/', '\0', '\u200b', '\u3164', '-', '_', '.', 'x'])(
  'words joined by %j are charged more than half of their number, and never more than all of it',
  (mark) => {
    const text = readFileSync('content/blog/how-a-text-keeps-its-facts.md', 'utf8').split(/\s+/);
    expect(chargedWords(text.join(mark))).toBeGreaterThan(text.length / 2);
    expect(chargedWords(text.join(mark))).toBeLessThanOrEqual(text.length);
  },
);
