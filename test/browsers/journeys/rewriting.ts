import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect } from 'vitest';
import { wordEssay } from '../../web/documents.ts';
import { type Engine, phone } from '../driver.ts';
import type { Journey } from '../journeys.ts';
import type { Page } from '../page.ts';

/** Changed by the rewriter at any strength, with facts in it. */
const stiff =
  'Moreover, the library, which opened in 1974, serves as a hub for the community. It is important to note that the additional hours will be utilized in order to meet the demand of 4,200 readers. Ana Petrov runs it.';

const source = 'Your Text';
const result = 'Humanized Result';

export async function humanize(page: Page, text = stiff) {
  await page.fill(source, text);
  await page.click('button', 'Humanize');
  await page.see(/4,200/, 'region', result);
  await page.see(/\d changes?/, 'region', result);
}

/** A file that arrived whole among the downloads, which it leaves. */
async function saved({ downloads }: Engine, ending: string): Promise<Buffer> {
  const find = () =>
    existsSync(downloads)
      ? readdirSync(downloads)
          .map((name) => join(downloads, name))
          .find((path) => path.endsWith(ending) && statSync(path).size > 0)
      : undefined;
  await expect.poll(find, { timeout: 15_000 }).toBeDefined();
  const path = find() ?? '';
  const file = readFileSync(path);
  rmSync(path);
  return file;
}

async function writeEssay() {
  const path = join(mkdtempSync(join(tmpdir(), 'longhand-essay-')), 'Rivers.docx');
  writeFileSync(path, await wordEssay());
  return path;
}

async function opensAndSaves(page: Page, engine: Engine) {
  await page.open('/');
  await page.find('button', 'Paste Text');
  await page.driver.chooseFile('input[type=file]', await writeEssay());
  await page.see('Rivers', '.as-it-reads');
  await page.looksRight();
  await page.click('button', 'Humanize');
  await page.see('Rivers', 'region', result);
  await page.looksRight();
  await page.click('button', 'Save as');
  await page.click('button', '.docx', false);
  const file = await saved(engine, '.docx');
  expect(file.subarray(0, 2).toString()).toBe('PK');
}

export function rewritingJourneys(journey: Journey) {
  journey(
    'a visitor sees the sample marked, types a text, takes a change back, undoes that and edits',
    async (page) => {
      await page.open('/');
      await page.see(/\d+ changes/, 'region', result);
      await page.looksRight();
      await humanize(page);
      await page.looksRight();
      expect(await page.marks()).toEqual([
        'Moreover, the',
        'serves as a',
        'It is important to note that the',
        'utilized',
        'in order to',
      ]);

      await page.click('.edit', 'utilized', false);
      await page.see('A plainer word that says what “utilized” says.');
      await page.looksRight();
      await page.click('button', 'Take it back');
      await page.see('4 of 5', 'region', 'About this result');
      await page.click('button', 'Undo');
      await page.see('5 of 5', 'region', 'About this result');

      await page.click('radio', 'Clean');
      await page.see('The additional hours will be used to meet', 'textbox', result);
      await page.click('textbox', result);
      await page.press('Control', 'End');
      await page.type(' She likes it.');
      await page.see('Ana Petrov runs it. She likes it.', 'textbox', result);
      await page.click('radio', 'Side by side');
      await page.see('It is important to note', 'region', result);
      await page.see('She likes it.', 'region', result);
      await page.looksRight();
    },
  );

  journey(
    'the result is copied, pasted as a draft, found again after a reload, and in the history',
    async (page) => {
      await page.open('/');
      await humanize(page);
      await page.click('button', 'Copy');
      await page.see('Copied');
      await page.click('textbox', source);
      await page.press('Control', 'a');
      await page.press('Control', 'v');
      await expect
        .poll(() => page.text('textbox', source))
        .toMatch(/^The library, which opened in 1974, is a hub/);
      await page.reload();
      await expect
        .poll(() => page.text('textbox', source))
        .toMatch(/^The library, which opened in 1974, is a hub/);
      await page.see('5 changes', 'region', result);
      await page.click('tab', 'History');
      await page.see('39 words, 5 of 5 changes kept', 'region', 'About this result');
      await page.looksRight();
    },
  );

  journey('a document of Word is opened, rewritten, and saved as one', opensAndSaves);
  journey('the same on a phone', opensAndSaves, { size: phone });

  journey(
    'on a phone the result comes forward by itself, in the dark too',
    async (page) => {
      await page.open('/');
      await page.looksRight();
      await page.click('button', 'Theme');
      await page.click('radio', 'Dark');
      await page.press('Escape');
      expect(await page.run(() => getComputedStyle(document.body).colorScheme)).toContain('dark');
      await humanize(page);
      await page.looksRight();
      await page.click('.edit', 'utilized', false);
      await page.looksRight();
    },
    { size: phone },
  );

  journey(
    'with no network the site opens anew with the draft, and says what waits',
    async (page) => {
      await page.open('/');
      await page.fill(source, stiff);
      await expect
        .poll(() => page.run(() => navigator.serviceWorker.controller?.state), { timeout: 20_000 })
        .toBe('activated');
      await page.front.goAway();
      await page.reload();
      await expect.poll(() => page.text('textbox', source)).toBe(stiff);
      await page.click('button', 'Humanize');
      await page.see(/without the network|no network|offline|connection/i);
      await page.looksRight();
    },
    { faults: /./ },
  );
}
