import { readdirSync, readFileSync, statSync } from 'node:fs';
import { build, type Rolldown } from 'vite';
import { beforeAll, expect, test } from 'vitest';
import { bareScriptBytes, scriptBytes } from '../../scripts/bench/page-weight.ts';

type Chunk = Rolldown.OutputChunk;

const libraries = ['quill', 'dompurify', 'marked'].map((name) => `/node_modules/${name}/`);
const ofWriting = [...libraries, '/web/src/editor/', '/blog/managed-posts.tsx', '/blog/kept-drafts.tsx'];
const ofAdmin = ['/web/src/pages/admin/'];
const ofBlog = ['/functions/contract/blog', '/web/src/posts/', '/web/src/admin/'];

const modulesIn = (chunks: Iterable<Chunk>) => [...chunks].flatMap(({ modules }) => Object.keys(modules));

const pick = (parts: string[], modules: string[]) =>
  modules.filter((id) => parts.some((part) => id.includes(part)));

const absent = (parts: string[], modules: string[]) =>
  parts.filter((part) => pick([part], modules).length === 0);

let chunks: Chunk[];

beforeAll(async () => {
  const result = await build({
    configFile: 'web/vite.config.ts',
    logLevel: 'error',
    build: { write: false },
  });
  if (!('output' in result)) throw new Error('Vite answered with something else than one bundle.');
  chunks = result.output.filter((file) => file.type === 'chunk');
});

/** Returns the modules that load with a page: the entry, the page's own file and all that these import. */
function modulesLoadedFirst(page: string): string[] {
  const ends = ['/web/index.html', `/src/pages/${page}/${page}-page.tsx`];
  const loaded = new Set(chunks.filter(({ facadeModuleId: id }) => ends.some((end) => id?.endsWith(end))));
  expect(loaded.size).toBe(ends.length);
  // Iterating over a set also visits what is added during the iteration.
  for (const { imports } of loaded) {
    for (const chunk of chunks) if (imports.includes(chunk.fileName)) loaded.add(chunk);
  }
  return modulesIn(loaded);
}

test('the home page loads at most 25 % more JavaScript than a bare page with the same libraries', async () => {
  const home = scriptBytes('dist', 'index.html');
  expect(home).toBeGreaterThan(50_000);
  expect(home / (await bareScriptBytes())).toBeLessThanOrEqual(1.25);
});

test('the production app contains nothing from the development pages', () => {
  expect(pick(['/web/src/development/'], modulesIn(chunks))).toEqual([]);
  const traces = /\/api\/(?:dev|demo)|Payment URL Planner|Profile Debug/;
  expect(chunks.map(({ code }) => code).join('\n')).not.toMatch(traces);
});

test.each([
  ['home', ofAdmin],
  ['home', ofBlog],
  ...['home', 'blog', 'blog-post'].map((page) => [page, ofWriting] as const),
] as const)('the page "%s" loads without %j', (page, parts) => {
  expect(absent(parts, modulesIn(chunks))).toEqual([]);
  expect(pick(parts, modulesLoadedFirst(page))).toEqual([]);
});

test('the home page has no link to the admin pages', () => {
  const home = readFileSync('dist/index.html', 'utf8');
  expect(home).toContain('href="/pricing"');
  expect(home).not.toContain('href="/admin');
});

test('the fonts take less than 90 KB together', () => {
  const fonts = readdirSync('dist/assets').filter((name) => name.endsWith('.woff2'));
  expect(fonts).toHaveLength(2);
  expect(fonts.reduce((sum, name) => sum + statSync(`dist/assets/${name}`).size, 0)).toBeLessThan(90_000);
});
