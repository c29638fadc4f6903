import { readFileSync, realpathSync } from 'node:fs';
import { join } from 'node:path';
import react from '@vitejs/plugin-react';
import browserslist from 'browserslist';
import { browserslistToTargets } from 'lightningcss';
import { defineConfig, normalizePath, type Plugin } from 'vite';
import { indentLevels, palette } from '../functions/contract/post-html.ts';

/** Resolves a path. Throws if it does not exist, so that a moved file fails the build instead of silently not matching. */
const here = (path: string) =>
  normalizePath(realpathSync(join(import.meta.dirname, path))) + (path.endsWith('/') ? '/' : '');

/** The browserslist of `package.json`. */
const browsers = browserslist();
const oldestOf = (name: string) =>
  Math.min(
    ...browsers
      .filter((browser) => browser.startsWith(`${name} `))
      .map((browser) => Number.parseFloat(browser.slice(name.length))),
  );

/** Small modules that the home page shares with other pages; one chunk compresses better than several. */
const sharedFiles = [
  '../functions/contract/figures.ts',
  'src/tool/layout/layout.ts',
  'src/tool/layout/in-view.ts',
  'src/tool/source/text-field.ts',
  'src/tool/workspace/handed-over.ts',
  'src/tool/workspace/workspace.ts',
  'src/ui/lazy-part.tsx',
  'src/words/figures.ts',
].map(here);

/** Modules that two or more of the other screens share; together they are one chunk. */
const screenParts = [
  '../functions/contract/account.ts',
  '../functions/contract/limits.ts',
  'src/account/',
  'src/admin/',
  'src/browser/',
  'src/content/pricing.ts',
  'src/navigation/',
  'src/page-parts/',
  'src/pages/',
  'src/payment/',
  'src/ui/',
  'src/words/',
].map(here);

/** Modules of pages with running text. The home page loads them late, so they are a separate chunk from `screens`. */
const readingParts = [
  '../functions/contract/time.ts',
  'src/page-parts/app-banner.tsx',
  'src/page-parts/points.tsx',
  'src/page-parts/questions.tsx',
  'src/page-parts/section.tsx',
].map(here);

/** Modules shared by the parts of the tool that load after the page. */
const toolParts = [
  '../functions/contract/humanize.ts',
  'src/content/tool/opening-and-saving.ts',
  'src/files/',
  'src/tool/stored/',
].map(here);

/** Modules shared by the scores page and the check of a text. */
const scoreParts = ['../functions/prose/signals/human-range.ts', '../functions/prose/signals/labels.ts'].map(
  here,
);

const isIn = (parts: string[]) => (id: string) => parts.some((part) => id.startsWith(part));

/** HTML files outside the app hold only their own part; it replaces `<!--own-->` in `own-document.html`. */
const ownDocuments: Plugin = {
  name: 'own-documents',
  transformIndexHtml: {
    order: 'pre',
    handler: (html, { path }) =>
      path === '/index.html'
        ? html
        : readFileSync(here('own-document.html'), 'utf8').replace('<!--own-->', () => html),
  },
};

/** Generates CSS variables for the colour and indentation classes of a post; `post-content.css` applies them. */
const postClasses: Plugin = {
  name: 'post-classes',
  enforce: 'pre',
  transform: {
    filter: { id: /\/styles\/index\.css(?:$|\?)/ },
    handler: (css) =>
      [
        css,
        ...palette.map((shade) => {
          const name = shade.slice(1);
          return `.ql-color-${name} { --shade: ${shade} } .ql-bg-${name} { --ground: ${shade} }`;
        }),
        ...indentLevels.map((level) => `.ql-indent-${level} { --indent: ${level} }`),
      ].join('\n'),
  },
};

export default defineConfig({
  root: import.meta.dirname,
  plugins: [react(), ownDocuments, postClasses],
  css: { transformer: 'lightningcss', lightningcss: { targets: browserslistToTargets(browsers) } },
  build: {
    target: ['chrome', 'edge', 'firefox', 'safari'].map((name) => `${name}${oldestOf(name)}`),
    outDir: '../dist',
    emptyOutDir: true,
    cssMinify: 'lightningcss',
    // An inlined file would need `data:` in the content security policy.
    assetsInlineLimit: 0,
    modulePreload: {
      polyfill: false,
      // HTML documents preload what their page needs. Lists for dynamic imports would enlarge the start chunk, so they keep only CSS.
      resolveDependencies: (_file, needed, { hostType }) =>
        hostType === 'html' ? needed : needed.filter((file) => file.endsWith('.css')),
    },
    // Code that every page needs is one chunk; a dozen small files take longer on a slow connection.
    rolldownOptions: {
      output: {
        codeSplitting: {
          groups: [
            { name: 'start', tags: ['$initial'] },
            { name: 'parts', test: isIn(sharedFiles) },
            { name: 'reading', test: isIn(readingParts) },
            { name: 'tool', test: isIn(toolParts), minShareCount: 2 },
            { name: 'scores', test: isIn(scoreParts) },
            // Code that the other screens share. It is one chunk, because a screen waits for each of its files.
            {
              name: 'screens',
              test: isIn(screenParts),
              minShareCount: 2,
            },
          ],
        },
      },
    },
  },
  // The measuring worker imports the weights of the estimate dynamically, and only when a text can be judged.
  worker: { format: 'es' },
  server: {
    port: Number(process.env.VITE_PORT ?? 5173),
    proxy: { '/api': `http://localhost:${process.env.API_PORT ?? 8787}` },
  },
});
