// Draws the pictures that are shown when a page is shared. They are stored with the code, so that a build needs no browser.
import { mkdirSync, writeFileSync } from 'node:fs';
import { chromium } from '@playwright/test';
import { picturedPages, pictureSize, sharePicture } from '#contract/share-pictures.ts';
import { demandChromium } from '../shared/browsers.ts';
import { drawing, withText, wordsIn } from './share-picture.ts';

mkdirSync('web/public/share', { recursive: true });
const browser = await chromium.launch({ executablePath: await demandChromium() });
const page = await browser.newPage({ viewport: pictureSize });
for (const name of picturedPages) {
  const words = sharePicture(name);
  await page.setContent(drawing(words));
  await page.evaluate('document.fonts.ready');
  const file = `web/public${words.path}`;
  const png = withText(await page.screenshot(), wordsIn(words));
  writeFileSync(file, png);
  console.log(`${file} ${Math.ceil(png.length / 1024)} KB`);
}
await browser.close();
