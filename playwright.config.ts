import { defineConfig, devices } from '@playwright/test';

const port = Number(process.env.TEST_PORT ?? 8799);

// Beside every page Chromium draws two hidden ones for its address bar, which cost a third of a run. The switch takes the
// place of Playwright's own, so what that leaves out stays out.
const leftOut = [
  'WebUIOmniboxPopup',
  'WebUIOmniboxAimPopup',
  'AimEnabled',
  'AvoidCorsURLLoaderRestartOnRedirect',
  'AvoidUnnecessaryBeforeUnloadCheckSync',
  'DestroyProfileOnBrowserClose',
  'HttpsFirstBalancedModeAutoEnable',
  'HttpsUpgrades',
  'LensOverlay',
  'MediaRouter',
  'NetworkTimeServiceQuerying',
  'OptimizationHints',
  'PaintHolding',
  'PreconnectToSearch',
  'TcpPortRandomizationWin',
  'ThirdPartyStoragePartitioning',
];

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
      args: ['--no-sandbox', '--disable-gpu', `--disable-features=${leftOut.join(',')}`],
    },
    screenshot: 'only-on-failure',
  },
  projects: [
    { name: 'wide', use: { ...devices['Desktop Chrome'], viewport: { width: 1280, height: 800 } } },
    {
      name: 'phone',
      // What a server's failure, an admin's trouble, a mail, Google, a session's end, a file or a theme does is the same at any width.
      testIgnore:
        /(account-(failures|google|recovery|session|settings-\w+)|admin-trouble|components|files|humanizer-line|payment|theme)\.spec\.ts/,
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
