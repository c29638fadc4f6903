import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { chromium } from '@playwright/test';
import { capture } from './command.ts';

/** The headless shell renders pages without the windows of a browser, which takes a third less CPU time. */
const chromiumShell = 'chromium-headless-shell';
const chromiumNames = [
  chromiumShell,
  'chromium',
  'chromium-browser',
  'google-chrome',
  'google-chrome-stable',
  'chrome',
];

const commandPaths = (name: string) =>
  (process.env.PATH ?? '').split(delimiter).map((folder) => join(folder, name));

const isCommand = (name: string) => commandPaths(name).some((path) => existsSync(path));

const firstOf = (paths: string[]) => paths.find((path) => existsSync(path));

const systemChromium = () =>
  firstOf([
    ...chromiumNames.flatMap(commandPaths),
    '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  ]);

const ownChromium = () => firstOf([chromium.executablePath()]);

const systemFirefox = () =>
  firstOf([
    ...['firefox-esr', 'firefox'].flatMap(commandPaths),
    '/Applications/Firefox.app/Contents/MacOS/firefox',
  ]);

/** WebKit's MiniBrowser, which is started by WebKitWebDriver; both come with Debian's package of the driver. */
const systemWebKit = () =>
  isCommand('WebKitWebDriver') && isCommand('xvfb-run')
    ? firstOf(
        ['x86_64', 'aarch64'].flatMap((machine) =>
          ['4.1', '6.0', '4.0'].map(
            (version) => `/usr/lib/${machine}-linux-gnu/webkit2gtk-${version}/MiniBrowser`,
          ),
        ),
      )
    : undefined;

async function succeeds(command: string, args: string[]): Promise<boolean> {
  return isCommand(command) && (await capture(command, args)).code === 0;
}

/** Downloads Playwright's Chromium, with the libraries it needs if they can be installed. */
async function downloadChromium(): Promise<string | undefined> {
  console.log('No Chromium or Chrome found; installing Playwright’s own.');
  // Behind a firewall this fails after ten seconds, not after minutes.
  const timeout = { PLAYWRIGHT_DOWNLOAD_CONNECTION_TIMEOUT: '10000' };
  await capture('playwright', ['install', '--with-deps', 'chromium'], timeout);
  return ownChromium();
}

let isUpdated = false;

/** Installs the first of these sets of Debian packages that is available, without asking for a password. */
async function installPackages(what: string, ...sets: string[][]): Promise<void> {
  if (!isCommand('apt-get')) return;
  const asRoot = process.getuid?.() === 0 ? [] : ['sudo', '-n'];
  if (asRoot.length > 0 && !(await succeeds('sudo', ['-n', 'true']))) return;
  console.log(`Installing ${what} with apt-get.`);
  const [command, ...before] = [...asRoot, 'env', 'DEBIAN_FRONTEND=noninteractive', 'apt-get', '-qq'];
  const run = (...args: string[]) => succeeds(command, [...before, ...args]);
  isUpdated ||= await run('update');
  for (const set of sets) {
    if (await run('install', '-y', '--no-install-recommends', ...set)) return;
  }
}

async function findChromium(): Promise<string | undefined> {
  if (process.env.CI && !isCommand(chromiumShell)) await installPackages('Chromium’s shell', [chromiumShell]);
  const found = systemChromium() ?? ownChromium() ?? (await downloadChromium());
  if (found) return found;
  await installPackages('Debian’s Chromium', [chromiumShell], ['chromium']);
  return systemChromium();
}

async function findFirefox(): Promise<string | undefined> {
  if (!systemFirefox()) await installPackages('Firefox', ['firefox-esr']);
  return systemFirefox();
}

async function findWebKit(): Promise<string | undefined> {
  if (!systemWebKit()) await installPackages('WebKit', ['webkit2gtk-driver', 'xvfb', 'xauth']);
  return systemWebKit();
}

/** Returns the path of the system's Chromium or Chrome, else Playwright's, else Debian's; installs it if it is missing. */
export async function demandChromium(): Promise<string> {
  const found = await findChromium();
  if (found) return found;
  console.error(
    'The browser tests need Chromium, and it could not be installed here: install it and run `npm test` again.',
  );
  process.exit(1);
}

/** Returns the paths of Firefox and WebKit for `test/browsers`; prints which of them cannot be installed here. */
export async function findOtherBrowsers(): Promise<Record<string, string>> {
  const firefox = await findFirefox();
  const webkit = await findWebKit();
  const missing = [...(firefox ? [] : ['Firefox']), ...(webkit ? [] : ['WebKit'])];
  if (missing.length > 0) {
    console.log(`Not found and not installable here, so not tested: ${missing.join(' and ')}.`);
  }
  return { ...(firefox && { FIREFOX: firefox }), ...(webkit && { WEBKIT: webkit }) };
}
