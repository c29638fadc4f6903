import { cloudflareTest, readD1Migrations } from '@cloudflare/vitest-plugin';
import { defineConfig } from 'vitest/config';

// Wrangler would warn at each file that development, as intended, has no AI binding.
process.env.WRANGLER_LOG ??= 'error';

const migrations = await readD1Migrations('migrations');

export default defineConfig({
  test: {
    silent: 'passed-only',
    projects: [
      {
        test: {
          name: 'pure',
          environment: 'node',
          // Nothing here outlives a test, so the files share one worker and its modules.
          isolate: false,
          unstubGlobals: true,
          include: ['test/contract/**/*.test.ts', 'test/prose/**/*.test.ts', 'test/web/**/*.test.ts'],
        },
      },
      {
        test: {
          name: 'house',
          environment: 'node',
          include: ['test/house/**/*.test.ts'],
          env: { WRANGLER_LOG: 'log' },
          testTimeout: 60_000,
          hookTimeout: 60_000,
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
          include: ['test/api/**/*.test.ts'],
          globalSetup: ['test/api/humanizer/upstream.ts'],
          setupFiles: ['test/api/set-up.ts'],
          testTimeout: 30_000,
          // One file instead of its hundreds, each loaded for every test file.
          deps: { optimizer: { ssr: { enabled: true, include: ['stripe', 'sanitize-html'] } } },
        },
      },
    ],
  },
});
