import { once } from 'node:events';
import { mkdirSync, writeFileSync } from 'node:fs';
import { type AddressInfo, createServer } from 'node:net';
import { join } from 'node:path';
import { vi } from 'vitest';
import { type Running, running } from '../commands/running.ts';
import type { Driver, Engine, Size } from './driver.ts';
import { startSession } from './webdriver.ts';

/** Key codes of the protocol, by name. */
const codes: Record<string, string> = {
  Backspace: '\uE003',
  Tab: '\uE004',
  Enter: '\uE007',
  Shift: '\uE008',
  Control: '\uE009',
  Escape: '\uE00C',
  End: '\uE010',
  Home: '\uE011',
  ArrowLeft: '\uE012',
  ArrowUp: '\uE013',
  ArrowRight: '\uE014',
  ArrowDown: '\uE015',
};
const codeOf = (key: string) => codes[key] ?? key;

/** MiniBrowser's toolbar is above the page, so the window has to be higher than the requested size. */
async function openWindow(driver: string, capabilities: object, size: Size): Promise<Driver> {
  const session = await startSession(driver, capabilities);
  async function resize({ width, height }: Size) {
    const { height: outer } = await session.place();
    const inner = await session.run<number>('() => innerHeight', []);
    await session.resize({ width, height: height + outer - inner });
  }
  await resize(size);
  return {
    goTo: async (url) => void (await session.goTo(url)),
    url: session.url,
    reload: async () => void (await session.reload()),
    run: (source, ...values) => session.run(source, values),
    click: async (at) => void (await session.click(at)),
    press: async (keys) =>
      void (await session.keys([
        ...keys.map((key) => ({ type: 'keyDown' as const, value: codeOf(key) })),
        ...keys.toReversed().map((key) => ({ type: 'keyUp' as const, value: codeOf(key) })),
      ])),
    type: async (text) =>
      void (await session.keys(
        [...text].flatMap((sign) => [
          { type: 'keyDown' as const, value: sign === '\n' ? codeOf('Enter') : sign },
          { type: 'keyUp' as const, value: sign === '\n' ? codeOf('Enter') : sign },
        ]),
      )),
    chooseFile: session.sendFile,
    resize,
    screenshot: session.screenshot,
    close: async () => void (await session.end()),
  };
}

/** Writes GTK's settings and folders, so that nothing moves and files arrive where the tests look. */
function homeFolder(folder: string, downloads: string) {
  mkdirSync(join(folder, 'gtk-3.0'), { recursive: true });
  writeFileSync(join(folder, 'user-dirs.dirs'), `XDG_DOWNLOAD_DIR="${downloads}"\n`);
  writeFileSync(join(folder, 'gtk-3.0/settings.ini'), '[Settings]\ngtk-enable-animations=0\n');
  return { XDG_CONFIG_HOME: folder };
}

/** Finds a free port, because WebKit's driver cannot choose one itself. */
async function freePort(): Promise<number> {
  const probe = createServer().listen(0, '127.0.0.1');
  await once(probe, 'listening');
  const { port } = probe.address() as AddressInfo;
  probe.close();
  await once(probe, 'close');
  return port;
}

export async function startWebKit(binary: string, folder: string): Promise<Engine> {
  const downloads = join(folder, 'downloads');
  mkdirSync(downloads, { recursive: true });
  const port = await freePort();
  const started: Running = running(
    'xvfb-run',
    ['--auto-servernum', '--server-args=-screen 0 1600x1200x24', 'WebKitWebDriver', `--port=${port}`],
    homeFolder(folder, downloads),
  );
  const driver = `http://127.0.0.1:${port}`;
  const capabilities = {
    browserName: 'MiniBrowser',
    acceptInsecureCerts: true,
    'webkitgtk:browserOptions': { binary, args: ['--automation'] },
  };
  await answers(driver);
  return {
    name: 'webkit',
    downloads,
    open: (size) => openWindow(driver, capabilities, size),
    close: started.stop,
  };
}

const answers = (driver: string) =>
  vi.waitUntil(async () => (await fetch(`${driver}/status`).catch(() => null))?.ok, { timeout: 10_000 });
