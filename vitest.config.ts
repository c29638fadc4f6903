import { resolve } from 'node:path';
import { cloudflareTest, readD1Migrations } from '@cloudflare/vitest-plugin';
import react from '@vitejs/plugin-react';
import { playwright } from '@vitest/browser-playwright';
import { defineConfig } from 'vitest/config';
import { launch } from './test/launch.ts';

// Wrangler would warn at each file that development, as intended, has no AI binding.
process.env.WRANGLER_LOG ??= 'error';

const migrations = await readD1Migrations('migrations');

export default defineConfig({
  test: {
    silent: 'passed-only',
    // On two processors Vitest would leave one to itself, although half of the time a file waits for another process.
    maxWorkers: 2,
    projects: [
      {
        test: {
          name: 'pure',
          environment: 'node',
          // Nothing here outlives a test, so the files share one worker and its modules.
          isolate: false,
          unstubGlobals: true,
          // Screens are tested beside them.
          testTimeout: 30_000,
          include: ['contract', 'functions', 'prose', 'research', 'scripts', 'web'].map(
            (folder) => `test/${folder}/**/*.test.ts`,
          ),
        },
      },
      {
        test: {
          name: 'commands',
          environment: 'node',
          include: ['test/commands/**/*.test.ts'],
          // Workers of other checkouts on this machine have the same names.
          env: { WRANGLER_LOG: 'log', WRANGLER_REGISTRY_PATH: resolve('.cache/wrangler-registry') },
          // A command takes seconds, or minutes on a busy machine.
          testTimeout: 120_000,
          hookTimeout: 120_000,
          expect: { poll: { timeout: 10_000 } },
        },
      },
      {
        plugins: [
          cloudflareTest({
            wrangler: { configPath: './wrangler.toml', environment: 'development' },
            miniflare: {
              cf: false,
              ratelimits: { API_RATE: { namespace_id: '3001', simple: { limit: 100, period: 60 } } },
              bindings: { SIGNING_KEY: 'a signing key for the tests alone', MIGRATIONS: migrations },
            },
          }),
        ],
        test: {
          name: 'worker',
          // Tests keep apart by people and networks of their own, so the files share one Worker and its modules.
          isolate: false,
          unstubGlobals: true,
          include: ['test/api/**/*.test.ts'],
          globalSetup: ['test/api/services.ts'],
          // How many lives of accounts and how many malformed calls are tried, and from which seed on.
          provide: {
            orderings: {
              first: Number(process.env.ORDERINGS_SEED ?? 1),
              count: Number(process.env.ORDERINGS ?? 4),
            },
            malformed: {
              seed: Number(process.env.MALFORMED_SEED ?? 7),
              runs: Number(process.env.MALFORMED ?? 300),
            },
          },
          setupFiles: ['test/api/set-up.ts'],
          testTimeout: 30_000,
          expect: { poll: { timeout: 10_000 } },
          // One file instead of its hundreds, each loaded for every test file.
          deps: {
            optimizer: {
              ssr: { enabled: true, include: ['stripe', 'sanitize-html', '@simplewebauthn/server'] },
            },
          },
        },
      },
      {
        test: {
          name: 'browsers',
          environment: 'node',
          include: ['test/browsers/*.test.ts'],
          testTimeout: 60_000,
          hookTimeout: 60_000,
          retry: process.env.CI ? 1 : 0,
          expect: { poll: { timeout: 10_000 } },
        },
      },
      {
        plugins: [react()],
        css: { transformer: 'lightningcss' },
        publicDir: 'web/public',
        test: {
          name: 'screens',
          // Each test draws its screen anew, so the files share one page and its modules. On two pages tests of the caret fail now and then.
          isolate: false,
          fileParallelism: false,
          sequence: { groupOrder: 1 },
          unstubGlobals: true,
          include: ['test/screens/**/*.test.tsx'],
          setupFiles: ['test/screens/set-up.ts'],
          // The stories run beside them, so that the machine is as busy as can be.
          testTimeout: 30_000,
          // As the stories: on a busy machine a page of the browser may stall once.
          retry: process.env.CI ? 1 : 0,
          expect: { poll: { timeout: 10_000 } },
          browser: {
            enabled: true,
            headless: true,
            screenshotFailures: false,
            provider: playwright({ launchOptions: launch, contextOptions: { reducedMotion: 'reduce' } }),
            instances: [{ browser: 'chromium', viewport: { width: 1280, height: 800 } }],
          },
        },
      },
    ],
  },
});
