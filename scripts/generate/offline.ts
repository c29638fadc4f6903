import { createHash } from 'node:crypto';
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Rolldown, build as viteBuild } from 'vite';
import { brand } from '#contract/brand.ts';
import { descriptions } from '#contract/descriptions.ts';
import { pages } from '#contract/pages.ts';
import type { KeptBuild } from '#offline/kept-build.ts';

/** The background colour, as in tokens.css and theme.ts. */
const paper = '#fbf9f5';

const manifest = {
  id: '/',
  name: brand.name,
  short_name: brand.name,
  description: descriptions.home,
  lang: 'en',
  start_url: '/',
  scope: '/',
  display: 'standalone',
  background_color: paper,
  theme_color: paper,
  categories: ['productivity', 'education'],
  icons: [
    { src: '/icons/icon-192.png', sizes: '192x192', type: 'image/png' },
    { src: '/icons/icon-512.png', sizes: '512x512', type: 'image/png' },
    { src: '/icons/maskable-512.png', sizes: '512x512', type: 'image/png', purpose: 'maskable' },
    { src: '/favicon.svg', sizes: 'any', type: 'image/svg+xml' },
  ],
} as const;

/** Tags for the head of every document. */
export const installable = [
  '<link rel="manifest" href="/manifest.webmanifest">',
  '<link rel="apple-touch-icon" href="/icons/apple-touch-icon.png">',
].join('\n    ');

/**
 * Large and rarely needed scripts: the readers and writers of documents, and what an admin writes posts with. They are stored
 * only once they have been used.
 */
const comesWithUse =
  /^(?:docx-re(?:ader|viser)|pdf-reader|pdf\.worker|writer|post-editor|markdown-to-html|sanitise)\b/;

const rootFiles = ['/favicon.svg', '/theme.js', '/start.js', '/manifest.webmanifest', '/icons/icon-192.png'];

type Written = { folder: string; documents: readonly string[] };

const htmlOf = (path: string) => (path === '/' ? 'index.html' : `${path.slice(1)}.html`);

function keptBuild({ folder, documents }: Written): KeptBuild {
  const assets = readdirSync(join(folder, 'assets'), { withFileTypes: true })
    .filter((entry) => entry.isFile() && !comesWithUse.test(entry.name))
    .map(({ name }) => `/assets/${name}`);
  const files = [...rootFiles, ...assets.toSorted()];
  const shell = pages['usage-stats'].path;
  const hash = createHash('sha256');
  for (const path of files) hash.update(path).update(readFileSync(join(folder, path)));
  for (const file of ['shell.html', ...documents.map(htmlOf)]) hash.update(readFileSync(join(folder, file)));
  return { version: hash.digest('hex').slice(0, 12), documents, shell, files };
}

const isChunk = (file: { type: string }): file is Rolldown.OutputChunk => file.type === 'chunk';

/** Builds the service worker; it is small, so it is not minified and stays readable. */
async function serviceWorker(kept: KeptBuild): Promise<string> {
  const result = await viteBuild({
    configFile: false,
    logLevel: 'warn',
    build: {
      write: false,
      minify: false,
      target: 'es2022',
      rolldownOptions: { input: join(import.meta.dirname, '../../web/service-worker/main.ts') },
    },
  });
  if (!('output' in result)) throw new Error('Vite answered with something else than one bundle.');
  const chunks = result.output.filter(isChunk);
  const [worker] = chunks;
  if (worker === undefined || chunks.length > 1) throw new Error('The service worker is not one script.');
  return `const build = ${JSON.stringify(kept, null, 2)};\n\n${worker.code}`;
}

/** Adds the manifest and the service worker to a built folder, so that the site can be installed and opens offline. */
export async function writeOffline(written: Written): Promise<void> {
  const { folder } = written;
  writeFileSync(join(folder, 'manifest.webmanifest'), JSON.stringify(manifest, null, 2));
  writeFileSync(join(folder, 'service-worker.js'), await serviceWorker(keptBuild(written)));
}
