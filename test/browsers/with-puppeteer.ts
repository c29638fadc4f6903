import {
  type Browser,
  type BrowserContext,
  type ElementHandle,
  type KeyInput,
  launch,
  type LaunchOptions,
} from 'puppeteer-core';
import type { Driver, Engine, Size } from './driver.ts';

/** Grants a permission that only Chromium's headless shell asks for; Firefox and Chromium with a window do not. */
async function allowCopying(context: BrowserContext, origin: string) {
  if (!(await context.browser().version()).startsWith('Headless')) return;
  await context.setPermission(origin, {
    permission: { name: 'clipboard-write', allowWithoutSanitization: false },
    state: 'granted',
  });
}

async function openWindow(browser: Browser, downloads: string, size: Size): Promise<Driver> {
  const context = await browser.createBrowserContext({
    downloadBehavior: { policy: 'allow', downloadPath: downloads },
  });
  const page = await context.newPage();
  await page.setViewport(size);
  return {
    async goTo(url) {
      await allowCopying(context, new URL(url).origin);
      await page.goto(url);
    },
    url: async () => page.url(),
    reload: async () => void (await page.reload()),
    run: (source, ...values) => page.evaluate(`(${source})(...${JSON.stringify(values)})`) as Promise<never>,
    click: ({ x, y }) => page.mouse.click(x, y),
    async press(keys) {
      const inputs = keys as KeyInput[];
      for (const key of inputs) await page.keyboard.down(key);
      for (const key of inputs.toReversed()) await page.keyboard.up(key);
    },
    type: (text) => page.keyboard.type(text),
    async chooseFile(selector, path) {
      const input = await page.$(selector);
      if (!input) throw new Error(`There is no ${selector} here.`);
      await (input as ElementHandle<HTMLInputElement>).uploadFile(path);
    },
    resize: (to) => page.setViewport(to),
    screenshot: () => page.screenshot(),
    close: () => context.close(),
  };
}

export async function startWithPuppeteer(
  name: Engine['name'],
  downloads: string,
  options: LaunchOptions,
): Promise<Engine> {
  const browser = await launch({ headless: true, acceptInsecureCerts: true, ...options });
  return {
    name,
    downloads,
    open: (size) => openWindow(browser, downloads, size),
    close: () => browser.close(),
  };
}
