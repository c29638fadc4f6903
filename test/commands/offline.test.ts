import { readdirSync, readFileSync } from 'node:fs';
import { gzipSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { brand } from '#contract/brand.ts';
import { isRendered } from '#contract/descriptions.ts';
import { addressesOf, pageNames, pages } from '#contract/pages.ts';
import { belongsTo, type KeptBuild } from '#offline/kept-build.ts';

const read = (path: string) => readFileSync(`dist${path}`);
const worker = String(read('/service-worker.js'));
const [, list = ''] = /^const build = (\{.*?\n\});/s.exec(worker) ?? [];
const kept: KeptBuild = JSON.parse(list);

const fileOf = (path: string) => (path === '/' ? '/index.html' : `${path}.html`);
const isBig =
  /^\/assets\/(?:docx-re(?:ader|viser)\.worker|pdf-reader\.worker|pdf\.worker|writer\.worker|post-editor|markdown-to-html|sanitise)-[\w-]+\.(?:js|css)$/;

test('the browser stores every part of the site except big ones that are rarely needed', () => {
  const assets = readdirSync('dist/assets', { withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map(({ name }) => `/assets/${name}`);
  const big = assets.filter((path) => isBig.test(path));
  expect(new Set(big.map((path) => isBig.exec(path)?.[0].replace(/-[\w-]+\.\w+$/, '')))).toHaveLength(8);
  expect(kept.files.filter((path) => path.startsWith('/assets/'))).toEqual(
    assets.filter((path) => !isBig.test(path)).toSorted(),
  );
  expect(kept.files.filter((path) => !path.startsWith('/assets/'))).toEqual([
    '/favicon.svg',
    '/theme.js',
    '/start.js',
    '/manifest.webmanifest',
    '/icons/icon-192.png',
  ]);
});

test('the browser stores the rendered pages, and the shell for all others, each with everything that it loads', () => {
  const rendered = pageNames.filter(isRendered).map((name) => pages[name].path);
  expect(kept.documents).toEqual(rendered);
  const drawn = pageNames.filter((name) => !isRendered(name)).flatMap(addressesOf);
  expect(drawn).toContain(kept.shell);
  for (const file of [...rendered.map(fileOf), '/shell.html']) {
    const html = String(read(file));
    expect(belongsTo(kept, html), file).toBe(true);
    expect(belongsTo(kept, html.replace(/\/assets\/index-/, '/assets/newer-')), file).toBe(false);
  }
});

test('the stored files take less than 583 KB to transfer, and the service worker is readable', () => {
  const paths = [...kept.files, ...kept.documents.map(fileOf), '/shell.html'];
  const bytes = paths.reduce((sum, path) => {
    const content = read(path);
    return sum + (/\.(?:woff2|png)$/.test(path) ? content.length : gzipSync(content).length);
  }, 0);
  expect(bytes).toBeGreaterThan(100_000);
  expect(bytes).toBeLessThan(583_000);
  expect(kept.version).toMatch(/^[0-9a-f]{12}$/);
  expect(worker.length - list.length).toBeLessThan(6_000);
  expect(worker).toContain('/** The network');
});

/** Width and height, from the header of a PNG. */
const sizeOf = (png: Buffer) => `${png.readUInt32BE(16)}x${png.readUInt32BE(20)}`;

test('the site can be installed: it has a name, a start URL and icons of the declared sizes', () => {
  const manifest = JSON.parse(String(read('/manifest.webmanifest')));
  expect(manifest).toMatchObject({
    name: brand.name,
    short_name: brand.name,
    start_url: '/',
    scope: '/',
    display: 'standalone',
  });
  const pictures: { src: string; sizes: string; purpose?: string }[] = manifest.icons;
  const png = pictures.filter(({ src }) => src.endsWith('.png'));
  for (const { src, sizes } of png) expect(sizeOf(read(src)), src).toBe(sizes);
  expect(png.map(({ sizes, purpose = 'any' }) => `${sizes} ${purpose}`)).toEqual([
    '192x192 any',
    '512x512 any',
    '512x512 maskable',
  ]);
  const colours = [...String(read('/index.html')).matchAll(/name="theme-color" content="([^"]+)"/g)];
  expect(colours.map(([, colour]) => colour)).toContain(manifest.theme_color);
  expect(manifest.background_color).toBe(manifest.theme_color);
});

test('every document links to the manifest and the touch icon', () => {
  const parts = readdirSync('dist/parts').map((name) => `/parts/${name}`);
  for (const file of [...kept.documents.map(fileOf), '/shell.html', '/404.html', ...parts]) {
    const html = String(read(file));
    expect(html, file).toContain('<link rel="manifest" href="/manifest.webmanifest">');
    expect(html, file).toContain('<link rel="apple-touch-icon" href="/icons/apple-touch-icon.png">');
  }
  expect(sizeOf(read('/icons/apple-touch-icon.png'))).toBe('180x180');
});
