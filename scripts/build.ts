import { mkdir, mkdtemp, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { type Plugin, type Rolldown, build as viteBuild } from 'vite';
import { brand } from '#contract/brand.ts';
import { descriptions, isRendered, type RenderedPage } from '#contract/descriptions.ts';
import { developmentPaths, notFoundPage, type PageName, pageNames, pages } from '#contract/pages.ts';
import { pictureTags } from '#contract/share-pictures.ts';
import { securityHeaders } from '#middleware/security-headers.ts';
import { installable, writeOffline } from './generate/offline.ts';

const root = dirname(import.meta.dirname);
/** The folder that the Worker imports as `#documents`. */
const documents = join(root, '.cache/documents');
const configFile = join(root, 'web/vite.config.ts');

/** The folder that `npm run deploy` uploads. */
export const releaseFolder = '.cache/release';

/** Separate documents beside the app, which a release leaves out. */
const ofDevelopment = [...developmentPaths.map((path) => path.slice(1)), 'file-trial'];

type Renderer = {
  renderPage: (name: PageName) => Promise<string>;
  renderNotFound: () => Promise<string>;
  renderShell: () => string;
};
type Output = Rolldown.RolldownOutput['output'][number];

const escapes: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };
const escape = (text: string) => text.replace(/[&<>"]/g, (sign) => escapes[sign] ?? sign);

async function bundle(options: Parameters<typeof viteBuild>[0]): Promise<Output[]> {
  const result = await viteBuild({ configFile, logLevel: 'warn', ...options });
  if (!('output' in result)) throw new Error('Vite answered with something else than one bundle.');
  return result.output;
}

type Screen = PageName | 'not-found';

/** Returns the page's own script and those of its imports that the template does not load already. */
function chunksOf(name: Screen, files: Output[], template: string): string[] {
  const module = `/src/pages/${name}/${name}-page.tsx`;
  const chunk = files.find((file) => file.type === 'chunk' && file.facadeModuleId?.endsWith(module));
  if (chunk?.type !== 'chunk') throw new Error(`The client bundle holds no chunk for the page "${name}".`);
  return [chunk.fileName, ...chunk.imports.filter((file) => !template.includes(file))];
}

/** Pages that the Worker renders from the database, each as a separate document. */
const drawnByWorker = ['blog', 'blog-post'] as const satisfies readonly PageName[];

/** Leaves other pages out of the Worker's bundle, which needs only the app's frame and the pages that it renders. */
const otherPagesEmpty: Plugin = {
  name: 'other-pages-empty',
  enforce: 'pre',
  load(id) {
    const page = /\/src\/pages\/([\w-]+)\/\1-page\.tsx$/.exec(id)?.[1];
    return page === undefined || drawnByWorker.some((name) => name === page)
      ? null
      : 'export default () => null;';
  },
};

/** `name`: the page whose picture is shown when it is shared. */
type Head = { title: string; description: string; path?: string; name?: RenderedPage; chunks?: string[] };

const early = (chunks: string[], fonts: string[]) => [
  ...fonts.map((font) => `<link rel="preload" href="/${font}" as="font" type="font/woff2" crossorigin>`),
  ...chunks.map((chunk) => `<link rel="modulepreload" crossorigin href="/${chunk}">`),
];

function head({ title, description, path, name, chunks = [] }: Head, fonts: string[]): string {
  const pictures = name === undefined ? [] : pictureTags(name);
  const address = path === undefined ? undefined : escape(brand.origin + path);
  const about = [
    `<title>${escape(title)}</title>`,
    `<meta name="description" content="${escape(description)}">`,
  ];
  const found = address
    ? [
        `<link rel="canonical" href="${address}">`,
        `<link rel="alternate" type="application/rss+xml" title="${escape(brand.name)} blog" href="/rss.xml">`,
        '<meta property="og:type" content="website">',
        `<meta property="og:site_name" content="${escape(brand.name)}">`,
        `<meta property="og:title" content="${escape(title)}">`,
        `<meta property="og:description" content="${escape(description)}">`,
        `<meta property="og:url" content="${address}">`,
        ...pictures.map(
          ([property, content]) => `<meta property="${property}" content="${escape(content)}">`,
        ),
        '<meta name="twitter:card" content="summary_large_image">',
      ]
    : ['<meta name="robots" content="noindex">'];
  return [...about, ...found, ...early(chunks, fonts)].join('\n    ');
}

/** Moves the scripts into a template, from which `/start.js` loads them after the first paint: the page is readable without them. */
function afterPaint(html: string): string {
  const scripts = /^ *<(?:script type="module"|link rel="modulepreload").*\n/gm;
  const asked = (html.match(scripts) ?? []).map((line) => line.trim());
  const later = `<template id="app">${asked.join('')}</template>\n    <script src="/start.js" defer></script>`;
  return html.replace(scripts, '').replace('</head>', () => `  ${later}\n  </head>`);
}

/** Throws on inline code, which the content security policy would refuse in the browser. */
function refuseInline(html: string, file: string): string {
  const inline = html.match(/<script(?![^>]*\ssrc=)[^>]*>|<style[\s>]|<[^>]+\s(?:style|on\w+)=/i);
  if (inline) throw new Error(`${file} holds inline code that the security policy forbids: ${inline[0]}`);
  return html;
}

async function writePages(files: Output[], templateFile: string, folder: string, renderer: Renderer) {
  const { renderNotFound, renderPage, renderShell } = renderer;
  const found = files.find((file) => file.fileName === templateFile);
  if (found?.type !== 'asset') throw new Error(`The client build wrote no ${templateFile}.`);
  const template = String(found.source);
  const fonts = files.flatMap(({ fileName }) => (fileName.endsWith('.woff2') ? [fileName] : []));

  const writeDocument = async (file: string, inHead: string, inBody: string) => {
    const isRead = inBody.includes('data-page');
    const filled = template
      .replace('<!--head-->', () => `${inHead}\n    ${installable}`)
      .replace('<div id="root"><!--app--></div>', () => inBody);
    const html = isRead ? afterPaint(filled) : filled;
    await mkdir(dirname(join(folder, file)), { recursive: true });
    await writeFile(join(folder, file), refuseInline(html, file));
  };
  const write = (file: string, about: Head, body: string, page?: string) => {
    const mark = page === undefined ? '' : ` data-page="${page}"`;
    return writeDocument(file, head(about, fonts), `<div id="root"${mark}>${body}</div>`);
  };

  await Promise.all([
    ...pageNames.filter(isRendered).map(async (name) => {
      const { path, title } = pages[name];
      const description = descriptions[name];
      const chunks = chunksOf(name, files, template);
      const file = path === '/' ? 'index.html' : `${path.slice(1)}.html`;
      await write(file, { title, description, path, name, chunks }, await renderPage(name), name);
    }),
    write(
      '404.html',
      {
        ...notFoundPage,
        description: descriptions['not-found'],
        chunks: chunksOf('not-found', files, template),
      },
      await renderNotFound(),
      'not-found',
    ),
    ...drawnByWorker.map((name) => {
      const parts = early(chunksOf(name, files, template), fonts).join('\n    ');
      return writeDocument(`parts/${name}.html`, parts, `<div id="root" data-page="${name}"></div>`);
    }),
    write('shell.html', { title: brand.name, description: descriptions.home }, renderShell()),
  ]);
}

async function writeHeaders(folder: string) {
  const everywhere = Object.entries(securityHeaders).map(([name, value]) => `  ${name}: ${value}`);
  const lasting = '  Cache-Control: public, max-age=31536000, immutable';
  // Cloudflare's assets send a charset only for `text/` types.
  const withCharset = ['/*.svg', '  Content-Type: image/svg+xml; charset=utf-8'];
  const rules = ['/*', ...everywhere, '/assets/*', lasting, ...withCharset];
  await writeFile(join(folder, '_headers'), [...rules, ''].join('\n'));
}

/** Builds the renderer as a separate bundle, inside the project because it imports packages, and deletes it after use. */
async function withRenderer(write: (renderer: Renderer) => Promise<void>) {
  await mkdir(join(root, '.cache'), { recursive: true });
  const folder = await mkdtemp(join(root, '.cache/prerender-'));
  await bundle({ build: { ssr: 'src/prerender.tsx', outDir: folder, copyPublicDir: false } });
  await write(await import(pathToFileURL(join(folder, 'prerender.js')).href));
  await rm(folder, { recursive: true });
}

/** Writes a file only if it has changed, because a running Worker restarts on a change, and renames it so that it is never partial. */
async function writeDrawn(file: Output): Promise<void> {
  const path = join(documents, file.fileName);
  const content = file.type === 'chunk' ? file.code : file.source;
  const before = await readFile(path, 'utf8').catch(() => null);
  if (content === before) return;
  await mkdir(dirname(path), { recursive: true });
  await writeFile(`${path}.new`, content);
  await rename(`${path}.new`, path);
}

/** Builds a release or, for development, the same with additional documents. */
export async function build({ development = false }: { development?: boolean } = {}) {
  const folder = join(root, development ? 'dist' : releaseFolder);
  // If the shell has set another value, Vite would use React's development build, which contains paths of this machine.
  process.env.NODE_ENV = 'production';
  const files = await bundle({ build: { outDir: folder, emptyOutDir: true } });
  const drawn = await bundle({
    plugins: [otherPagesEmpty],
    ssr: { target: 'webworker', noExternal: true },
    build: { ssr: 'src/document.tsx', write: false, copyPublicDir: false, minify: true },
  });
  for (const file of drawn) await writeDrawn(file);
  await withRenderer((renderer) => writePages(files, 'index.html', folder, renderer));
  await writeHeaders(folder);
  await writeOffline({ folder, documents: pageNames.filter(isRendered).map((name) => pages[name].path) });
  for (const page of development ? ofDevelopment : []) {
    await bundle({
      build: {
        outDir: folder,
        emptyOutDir: false,
        copyPublicDir: false,
        assetsDir: `assets/${page}`,
        rolldownOptions: { input: join(root, `web/${page}.html`) },
      },
    });
  }
}

if (import.meta.main) {
  const started = performance.now();
  await build({ development: process.argv.includes('--development') });
  console.log(`Built in ${((performance.now() - started) / 1000).toFixed(1)} s`);
}
