import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { chromium } from '@playwright/test';
import { capture } from './command.ts';

const names = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable', 'chrome'];
const applications = ['/Applications/Google Chrome.app/Contents/MacOS/Google Chrome'];

function systemChromium(): string | undefined {
  const folders = (process.env.PATH ?? '').split(delimiter);
  return [...names.flatMap((name) => folders.map((folder) => join(folder, name))), ...applications].find(
    existsSync,
  );
}

/** The system's Chromium or Chrome, else Playwright's own, which is installed when it is missing. */
export async function demandChromium(): Promise<string> {
  const system = systemChromium();
  if (system) return system;
  if (!existsSync(chromium.executablePath())) {
    console.log('No Chromium or Chrome found; installing Playwright’s own.');
    await capture('playwright', ['install', '--with-deps', 'chromium']);
  }
  if (existsSync(chromium.executablePath())) return chromium.executablePath();
  console.error(
    'The browser tests need Chromium: install it (Debian: `apt-get install chromium`) and run `npm test` again.',
  );
  process.exit(1);
}
