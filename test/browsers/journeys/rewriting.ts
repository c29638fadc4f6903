import { globSync, mkdtempSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect } from 'vitest';
import { wordEssay } from '../../web/documents.ts';
import type { Engine } from '../driver.ts';
import type { Journey } from '../journeys.ts';
import type { Page } from '../page.ts';

/** A text with facts that the rewriter changes at any strength. */
export const stiff =
  'Moreover, the library, which opened in 1974, serves as a hub for the community. It is important to note that the additional hours will be utilized in order to meet the demand of 4,200 readers. Ana Petrov runs it.';

const short = 'We utilize it in order to win.';

export const source = 'Your Text';
export const result = 'Humanized Result';

export async function humanize(page: Page) {
  await page.click('button', 'Humanize');
  await page.see(/4,200/, 'region', result);
  await page.see(/\d changes?/, 'region', result);
}

/** Waits for a complete file with this ending among the downloads, and returns its content. */
async function saved({ downloads }: Engine, ending: string): Promise<Buffer> {
  const find = () => globSync(join(downloads, `*${ending}`)).find((path) => statSync(path).size > 0);
  await expect.poll(find, { timeout: 15_000 }).toBeDefined();
  return readFileSync(find() ?? '');
}

async function writeEssay() {
  const path = join(mkdtempSync(join(tmpdir(), 'longhand-essay-')), 'Rivers.docx');
  writeFileSync(path, await wordEssay());
  return path;
}

export function rewritingJourneys(journey: Journey) {
  journey('a Word document is opened, rewritten and saved as .docx', async (page, engine) => {
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
  });

  journey(
    'offline, a reload restores the draft, and Humanize says that the network is missing',
    async (page) => {
      await page.open('/');
      await page.fill(source, short);
      await expect
        .poll(() => page.run(() => navigator.serviceWorker.controller?.state), { timeout: 20_000 })
        .toBe('activated');
      await page.front.goAway();
      await page.reload();
      await expect.poll(() => page.text('textbox', source)).toBe(short);
      await page.click('button', 'Humanize');
      await page.see(/without the network|no network|offline|connection/i);
      await page.looksRight();
    },
    { faults: /./, keepsSite: true },
  );
}
