import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';

/** Small ones that the home page shares with others: one file packs better than six. */
const sharedParts =
  /contract\/usage|content\/claims|humanizer\/(text-field|workspace)|pages\/(points|questions|section)|ui\/copying|usage\/figures/;

export default defineConfig({
  root: import.meta.dirname,
  plugins: [react()],
  css: { transformer: 'lightningcss' },
  build: {
    outDir: '../dist',
    emptyOutDir: true,
    cssMinify: 'lightningcss',
    // An inlined file would need `data:` in the content security policy.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    // What every page needs comes as one file; a dozen small ones take longer on a slow line.
    rolldownOptions: {
      output: {
        codeSplitting: {
          groups: [
            { name: 'start', tags: ['$initial'] },
            { name: 'parts', test: sharedParts },
            // What the other screens share; which files a screen waits for is written into the start, so few are better.
            { name: 'screens', test: /src\/(account|pages|payment|ui|usage)\//, minShareCount: 2 },
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
