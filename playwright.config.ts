import { defineConfig, devices } from '@playwright/test';

const port = Number(process.env.TEST_PORT ?? 8799);

export default defineConfig({
  testDir: 'test/web',
  testMatch: '**/*.spec.ts',
  outputDir: '.cache/playwright',
  fullyParallel: true,
  workers: 2,
  forbidOnly: true,
  // A machine of the gate may stall for seconds; what passes only the second time is named in the summary.
  retries: process.env.CI ? 1 : 0,
  use: {
    baseURL: `http://localhost:${port}`,
    launchOptions: {
      executablePath: process.env.CHROMIUM ?? '/usr/bin/chromium',
      args: ['--no-sandbox', '--disable-gpu'],
    },
    screenshot: 'only-on-failure',
  },
  projects: [
    { name: 'wide', use: { ...devices['Desktop Chrome'], viewport: { width: 1280, height: 800 } } },
    {
      name: 'phone',
      // What a server's failure, a session's end, a file or a theme does is the same at any width.
      testIgnore:
        /(account-failures|account-session|account-settings-devices|components|files|payment|theme)\.spec\.ts/,
      use: { ...devices['Pixel 7'], viewport: { width: 390, height: 844 } },
    },
  ],
  webServer: {
    command: 'node scripts/run.mjs start',
    url: `http://localhost:${port}/api/health`,
    env: { PORT: String(port), LONGHAND_STATE: '.cache/test-state' },
    timeout: 120_000,
  },
});
