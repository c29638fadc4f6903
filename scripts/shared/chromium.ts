import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { chromium } from '@playwright/test';
import { capture } from './command.ts';

/** The shell draws pages without the windows of a browser around them, which takes a third less of the processor. */
const shell = 'chromium-headless-shell';
const names = [shell, 'chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable', 'chrome'];
const applications = ['/Applications/Google Chrome.app/Contents/MacOS/Google Chrome'];

const commandPaths = (name: string) =>
  (process.env.PATH ?? '').split(delimiter).map((folder) => join(folder, name));

const isCommand = (name: string) => commandPaths(name).some((path) => existsSync(path));

const systemChromium = () =>
  [...names.flatMap(commandPaths), ...applications].find((path) => existsSync(path));

const ownChromium = () => [chromium.executablePath()].find((path) => existsSync(path));

async function succeeds(command: string, args: string[], env?: Record<string, string>): Promise<boolean> {
  return isCommand(command) && (await capture(command, args, env)).code === 0;
}

/** Playwright's own, with the libraries it needs where they can be installed. */
async function download(): Promise<string | undefined> {
  console.log('No Chromium or Chrome found; installing Playwright’s own.');
  // A machine behind a wall is told so after ten seconds, not after minutes.
  const patience = { PLAYWRIGHT_DOWNLOAD_CONNECTION_TIMEOUT: '10000' };
  await capture('playwright', ['install', '--with-deps', 'chromium'], patience);
  return ownChromium();
}

/** The package of a Debian machine, for whoever may install there without being asked for a password. */
async function installPackage(): Promise<string | undefined> {
  if (!isCommand('apt-get')) return undefined;
  const asRoot = process.getuid?.() === 0 ? [] : ['sudo', '-n'];
  if (asRoot.length > 0 && !(await succeeds('sudo', ['-n', 'true']))) return undefined;
  console.log('It could not be had; installing Debian’s with apt-get.');
  const command = [...asRoot, 'env', 'DEBIAN_FRONTEND=noninteractive', 'apt-get', '-qq'];
  const run = (...args: string[]) => succeeds(command[0] ?? '', [...command.slice(1), ...args]);
  await run('update');
  const install = (name: string) => run('install', '-y', '--no-install-recommends', name);
  if (!(await install(shell))) await install('chromium');
  return systemChromium();
}

/** The system's Chromium or Chrome, else Playwright's, else Debian's: what is missing is installed. */
export async function demandChromium(): Promise<string> {
  const found = systemChromium() ?? ownChromium() ?? (await download()) ?? (await installPackage());
  if (found) return found;
  console.error(
    'The browser tests need Chromium, and it could not be installed here: install it and run `npm test` again.',
  );
  process.exit(1);
}
