// Draws the icons of the installed app from the site's favicon. Run `node scripts/generate/icons.ts` after it has changed.
import { readFileSync } from 'node:fs';
import { chromium } from '@playwright/test';
import { demandChromium } from '../shared/browsers.ts';

const mark = readFileSync('web/public/favicon.svg', 'utf8');
/** Systems crop this icon to their own shape, of which the middle four fifths are safe: paper to the edge, and a smaller mark. */
const maskable = mark
  .replace('viewBox="0 0 32 32"', 'viewBox="-5 -5 42 42"')
  .replace('<rect width="32" height="32" rx="6"', '<rect x="-5" y="-5" width="42" height="42"');

const icons = [
  { name: 'icon-192', drawing: mark, size: 192 },
  { name: 'icon-512', drawing: mark, size: 512 },
  { name: 'maskable-512', drawing: maskable, size: 512 },
  // Apple's systems round the corners themselves.
  { name: 'apple-touch-icon', drawing: mark.replace(' rx="6"', ''), size: 180 },
] as const;

const browser = await chromium.launch({ executablePath: await demandChromium(), args: ['--no-sandbox'] });
const page = await browser.newPage();
for (const { name, drawing, size } of icons) {
  await page.setViewportSize({ width: size, height: size });
  await page.setContent(
    `<style>* { margin: 0 } svg { display: block; inline-size: 100vw }</style>${drawing}`,
  );
  await page.screenshot({ path: `web/public/icons/${name}.png`, omitBackground: true });
}
await browser.close();
