import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

const scriptsIn = (folder: string) =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((path) => /\.[jt]sx?$/.test(path) && !path.endsWith('.d.ts') && !path.startsWith('dist/'))
    .map((path) => ({ path, text: readFileSync(join(folder, path), 'utf8') }));

// GHSA-v3m3-f69x-jf25: a script can get through Quill’s HTML export, and no version of Quill fixes it.
test('only Quill’s own copy handler, which ours replaces, calls its HTML export', () => {
  const callers = scriptsIn('node_modules/quill').filter(({ text }) => /\.getSemanticHTML\(/.test(text));
  expect(callers.map(({ path }) => path)).toEqual(['modules/clipboard.js']);
  const methods = callers[0]!.text.split(/^ {2}(?=\w+\(.*\) \{$)/m);
  expect(methods.filter((each) => each.includes('getSemanticHTML')).map((each) => each.slice(0, 7))).toEqual([
    'onCopy(',
  ]);
  const ours = scriptsIn('web/src');
  expect(
    ours.filter(({ text }) => text.includes('getSemanticHTML') || text.includes('super.onCopy')),
  ).toEqual([]);
  const clipboard = ours.find(({ path }) => path === 'editor/quill/clipboard.ts')!.text;
  expect(clipboard).toContain('override onCopy(');
  expect(clipboard).toContain("Quill.register('modules/clipboard', PostClipboard, true)");
});
