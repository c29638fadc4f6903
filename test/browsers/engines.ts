import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { launch } from '../launch.ts';
import type { Engine } from './driver.ts';
import { startWithPuppeteer } from './with-puppeteer.ts';
import { startWebKit } from './with-webdriver.ts';

/** Makes Firefox save files without asking, reduce motion and overlay its scrollbars. */
const firefoxPreferences = (downloads: string) => ({
  'browser.download.dir': downloads,
  'browser.download.folderList': 2,
  'browser.download.useDownloadDir': true,
  'browser.download.always_ask_before_handling_new_types': false,
  'ui.prefersReducedMotion': 1,
  'widget.gtk.overlay-scrollbars.enabled': true,
  'ui.useOverlayScrollbars': 1,
});

const starts = {
  async chromium(folder) {
    const { executablePath = '', args = [] } = launch;
    return startWithPuppeteer('chromium', folder, {
      executablePath,
      args: [...args, '--ignore-certificate-errors', '--force-prefers-reduced-motion'],
    });
  },
  firefox: (folder) =>
    startWithPuppeteer('firefox', folder, {
      browser: 'firefox',
      executablePath: process.env.FIREFOX ?? '',
      extraPrefsFirefox: firefoxPreferences(folder),
    }),
  webkit: (folder) => startWebKit(process.env.WEBKIT ?? '', folder),
} satisfies Record<Engine['name'], (folder: string) => Promise<Engine>>;

export const engineNames = ['chromium', 'firefox', 'webkit'] as const;

/** Whether this machine has the browser. `npm test` has found or installed it, or has said that it could not. */
export const isHere = (name: Engine['name']) => {
  const path = { chromium: launch.executablePath, firefox: process.env.FIREFOX, webkit: process.env.WEBKIT }[
    name
  ];
  return path !== undefined && existsSync(path);
};

export async function start(name: Engine['name']): Promise<Engine> {
  const folder = mkdtempSync(join(tmpdir(), `longhand-${name}-`));
  const engine = await starts[name](folder);
  return {
    ...engine,
    async close() {
      await engine.close();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
