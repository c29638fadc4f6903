import { defineConfig, devices } from '@playwright/test';
import { launch } from './test/launch.ts';

export default defineConfig({
  testDir: 'test/web',
  testMatch: '**/*.spec.ts',
  outputDir: '.cache/playwright',
  fullyParallel: true,
  workers: 2,
  forbidOnly: true,
  // A machine of the gate may stall for seconds; what passes only the second time is named in the summary.
  retries: process.env.CI ? 1 : 0,
  // Screens are tested beside the stories, so that the machine is as busy as can be.
  expect: { timeout: 10_000 },
  use: {
    // `npm test` has started the server.
    baseURL: process.env.TEST_ORIGIN ?? '',
    launchOptions: launch,
    contextOptions: { reducedMotion: 'reduce' },
    // A story that is not about it should see the server, and not what an earlier page has kept.
    serviceWorkers: 'block',
    screenshot: 'only-on-failure',
  },
  // A story runs on a wide screen; `@phone` says that it runs on a phone as well, `@phone-only` that it runs only there.
  projects: [
    {
      name: 'wide',
      grepInvert: /@phone-only/,
      use: { ...devices['Desktop Chrome'], viewport: { width: 1280, height: 800 } },
    },
    {
      name: 'phone',
      grep: /@phone/,
      use: { ...devices['Pixel 7'], viewport: { width: 390, height: 844 } },
    },
  ],
});
