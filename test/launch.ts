import type { LaunchOptions } from '@playwright/test';

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

/** How both runners start the browser that `npm test` has found. */
export const launch: LaunchOptions = {
  executablePath: process.env.CHROMIUM ?? '/usr/bin/chromium',
  args: [
    '--no-sandbox',
    '--disable-gpu',
    // Else a second process is kept ready for each page, which costs a tenth of a run.
    '--renderer-process-limit=1',
    `--disable-features=${leftOut.join(',')}`,
  ],
};
