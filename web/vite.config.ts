import { readFileSync, realpathSync } from 'node:fs';
import { join } from 'node:path';
import react from '@vitejs/plugin-react';
import browserslist from 'browserslist';
import { browserslistToTargets } from 'lightningcss';
import { defineConfig, normalizePath, type Plugin } from 'vite';
import { indentLevels, palette } from '../functions/contract/post-html.ts';

/** Fails the build where a file or folder has moved away, which a pattern would not notice. */
const here = (path: string) =>
  normalizePath(realpathSync(join(import.meta.dirname, path))) + (path.endsWith('/') ? '/' : '');

/** As `package.json` names them. */
const browsers = browserslist();
const oldestOf = (name: string) =>
  Math.min(
    ...browsers
      .filter((browser) => browser.startsWith(`${name} `))
      .map((browser) => Number.parseFloat(browser.slice(name.length))),
  );

/** Small ones that the home page shares with others: one file packs better than six. */
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

/** Of these, what the screens share with each other. */
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

/** What pages that are read are made of. The home page loads it late, so it stands apart from what every screen needs. */
const readingParts = [
  '../functions/contract/time.ts',
  'src/page-parts/app-banner.tsx',
  'src/page-parts/points.tsx',
  'src/page-parts/questions.tsx',
  'src/page-parts/section.tsx',
].map(here);

/** What the parts of the tool share that come after the page. */
const toolParts = [
  '../functions/contract/humanize.ts',
  'src/content/tool/opening-and-saving.ts',
  'src/files/',
  'src/tool/stored/',
].map(here);

/** What the page about the scores and the check of a text both say. */
const scoreParts = ['../functions/prose/signals/human-range.ts', '../functions/prose/signals/labels.ts'].map(
  here,
);

const isIn = (parts: string[]) => (id: string) => parts.some((part) => id.startsWith(part));

/** The documents beside the app hold what is their own alone; `own-document.html` is what they have in common. */
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

/** What the classes of a post stand for, as variables: `post-content.css` says what becomes of them. */
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
      // A document names what its page needs. To name it for each other page too would be a part of every start.
      resolveDependencies: (_file, needed, { hostType }) =>
        hostType === 'html' ? needed : needed.filter((file) => file.endsWith('.css')),
    },
    // What every page needs comes as one file; a dozen small ones take longer on a slow line.
    rolldownOptions: {
      output: {
        codeSplitting: {
          groups: [
            { name: 'start', tags: ['$initial'] },
            { name: 'parts', test: isIn(sharedFiles) },
            { name: 'reading', test: isIn(readingParts) },
            { name: 'tool', test: isIn(toolParts), minShareCount: 2 },
            { name: 'scores', test: isIn(scoreParts) },
            // What the other screens share; each file is one more that a screen waits for, so few are better.
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
  // The measuring worker loads the weights of the estimate only when a text can be judged.
  worker: { format: 'es' },
  server: {
    port: Number(process.env.VITE_PORT ?? 5173),
    proxy: { '/api': `http://localhost:${process.env.API_PORT ?? 8787}` },
  },
});
