import type { LaunchOptions } from '@playwright/test';

// Turns off the two hidden pages that Chromium draws beside every page for its address bar, which cost a third of a run. The
// switch replaces Playwright's own, so the list includes the features that Playwright turns off.
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

/** Options with which both runners start the browser that `npm test` has found. */
export const launch: LaunchOptions = {
  executablePath: process.env.CHROMIUM ?? '/usr/bin/chromium',
  args: [
    '--no-sandbox',
    '--disable-gpu',
    // Otherwise a second process is kept ready for each page, which costs a tenth of a run.
    '--renderer-process-limit=1',
    `--disable-features=${leftOut.join(',')}`,
  ],
};
