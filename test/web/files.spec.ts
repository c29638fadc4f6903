import { readFile } from 'node:fs/promises';
import { expect, type Page, test } from '@playwright/test';
import { makeArchive } from '../docx/archive.ts';
import {
  bareDocument,
  oddDocument,
  oddDocumentAsText,
  paragraph,
  wordEssay,
  wordEssayAsText,
} from './documents.ts';
import { readZipDirectory } from '#files/zip/zip-directory.ts';
import { lines, makePdf } from '../pdf/builder.ts';
import { open } from './look.ts';

const unchanged = 'Nothing in your draft was changed.';

const draft = (page: Page) => page.getByRole('textbox', { name: 'Draft' });
const said = (page: Page) => page.getByRole('list', { name: 'What is to be known of the file' });

const choose = (page: Page, name: string, content: string | Uint8Array) =>
  page.getByLabel('Open a file').setInputFiles({ name, mimeType: '', buffer: Buffer.from(content) });

type Given = { name: string; content: string | Uint8Array };

/** Drops or pastes files as the system would; returns true if the page leaves the event to the browser. */
async function hand(page: Page, how: 'drop' | 'paste', files: Given[], text = '', place = draft(page)) {
  const given = files.map(({ name, content }) => ({ name, base64: Buffer.from(content).toString('base64') }));
  return place.evaluate(
    (element, [kind, list, words]) => {
      const transfer = new DataTransfer();
      for (const { name, base64 } of list) {
        const bytes = Uint8Array.from(atob(base64), (sign) => sign.charCodeAt(0));
        transfer.items.add(new File([bytes], name, { type: name.endsWith('.png') ? 'image/png' : '' }));
      }
      if (words !== '') transfer.setData('text/plain', words);
      const about = { bubbles: true, cancelable: true };
      const event =
        kind === 'drop'
          ? new DragEvent('drop', { ...about, dataTransfer: transfer })
          : new ClipboardEvent('paste', { ...about, clipboardData: transfer });
      return element.dispatchEvent(event);
    },
    [how, given, text] as const,
  );
}

async function save(page: Page, format: string) {
  await page.getByRole('button', { name: 'Save as' }).click();
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: format }).click();
  const file = await download;
  return { name: file.suggestedFilename(), path: await file.path() };
}

test.beforeEach(async ({ page }) => {
  await open(page, '/file-trial');
});

test('a Word document opens as structured text and is saved as a document again; files of other programs open too, and nothing in them runs', async ({
  page,
}) => {
  const chooser = page.waitForEvent('filechooser');
  await page.getByLabel('Open a file').press('Enter');
  await (
    await chooser
  ).setFiles({ name: 'Rivers.docx', mimeType: '', buffer: Buffer.from(await wordEssay()) });
  await expect(draft(page)).toHaveValue(wordEssayAsText);
  await expect(said(page).getByRole('listitem')).toHaveText([
    'Opened Rivers.docx',
    'One picture was left out.',
    'One footnote is at the end of the text.',
    'Underlined words are marked as emphasis.',
    'A numbered list begins again at 1 where other text interrupts it. Check its numbers.',
    'Merged table cells were taken apart.',
  ]);

  const newer = wordEssayAsText.replace('It is', 'The Thames is').replace('# Rivers\n\n', '');
  await draft(page).fill(newer);
  const word = await save(page, 'Word (.docx)');
  expect(word.name).toBe('Rivers, humanized.docx');
  await expect(said(page)).toContainText('Saved Rivers, humanized.docx');
  const tracked = await save(page, 'Word, tracked changes (.docx)');
  for (const { path } of [word, tracked]) {
    const saved = await readFile(path);
    // The picture is still in the file, although it is not in the text.
    expect(readZipDirectory(saved)?.entries.map(({ name }) => name)).toContainEqual(
      expect.stringMatching(/^word\/media\/.+\.png$/),
    );
    await choose(page, word.name, saved);
    await expect(draft(page)).toHaveValue(newer);
  }
  await expect(said(page)).toContainText('Tracked changes were taken as accepted.');

  const markdown = await save(page, 'Markdown (.md)');
  expect(markdown.name).toBe('Rivers, humanized.md');
  expect(await readFile(markdown.path, 'utf8')).toBe(newer);
  const plain = await save(page, 'Text (.txt)');
  expect(plain.name).toBe('Rivers, humanized.txt');
  expect(await readFile(plain.path, 'utf8')).toContain('[1], or 3.46 × 10⁵ m, says a survey (https');

  await choose(page, 'Rivers.docx', await wordEssay());
  await expect(draft(page)).toHaveValue(wordEssayAsText);
  await draft(page).fill('# Another text\n\nNothing of the essay stands in this one.');
  const fresh = await save(page, 'Word (.docx)');
  await expect(page.getByText('It is a new document')).toBeVisible();
  await choose(page, fresh.name, await readFile(fresh.path));
  await expect(draft(page)).toHaveValue('# Another text\n\nNothing of the essay stands in this one.');

  let alerts = 0;
  page.on('dialog', () => alerts++);
  await choose(page, 'odd.docx', await oddDocument());
  await expect(draft(page)).toHaveValue(oddDocumentAsText);
  await expect(said(page).getByRole('listitem')).toHaveText([
    'Opened odd.docx',
    'Tracked changes were taken as accepted.',
  ]);
  expect(alerts).toBe(0);
});

test('a text file is dropped or pasted, and saved exactly; a PDF opens as text with a list of omissions, and is rejected if scanned or encrypted', async ({
  page,
}) => {
  const text = '# Not a heading?\n\n  * kept *as* it is_\n';
  await draft(page).dispatchEvent('dragenter', {
    dataTransfer: await page.evaluateHandle(() => {
      const transfer = new DataTransfer();
      transfer.items.add(new File(['x'], 'x.txt'));
      return transfer;
    }),
  });
  await expect(page.getByText('Drop the file to open it')).toBeVisible();
  await hand(page, 'drop', [{ name: 'notes.txt', content: text.replaceAll('\n', '\r\n') }]);
  await expect(page.getByText('Drop the file to open it')).toHaveCount(0);
  await expect(draft(page)).toHaveValue(text);
  const plain = await save(page, 'Text (.txt)');
  expect(plain.name).toBe('notes, humanized.txt');
  expect(await readFile(plain.path, 'utf8')).toBe(text);

  await hand(page, 'paste', [{ name: 'notes.md', content: '**Marked** words' }]);
  await expect(draft(page)).toHaveValue('**Marked** words');
  expect(await hand(page, 'paste', [{ name: 'of the text.png', content: 'PNG' }], 'text beside it')).toBe(
    true,
  );
  await expect(draft(page)).toHaveValue('**Marked** words');
  const beside = page.getByRole('heading', { name: 'Files' });
  expect(await hand(page, 'drop', [{ name: 'beside.txt', content: 'lost?' }], '', beside)).toBe(false);
  await expect(draft(page)).toHaveValue('**Marked** words');
  await hand(page, 'drop', [{ name: 'really.txt', content: await wordEssay() }]);
  await expect(said(page)).toContainText('This is really a Word document, so we opened it as one.');
  await hand(page, 'drop', [
    { name: 'one.txt', content: 'one' },
    { name: 'two.txt', content: 'two' },
  ]);
  await expect(page.getByText(`Only one file can be opened at a time. ${unchanged}`)).toBeVisible();

  const letters = [
    { at: [70, 70] as [number, number], text: 'Rivers', size: 20 },
    ...lines(['It is a long river.']),
  ];
  await choose(page, 'Rivers.pdf', makePdf([{ letters }, { image: true }]));
  await expect(draft(page)).toHaveValue('# Rivers\n\nIt is a long river.');
  await expect(said(page)).toContainText('One page holds no text');
  expect((await save(page, 'Word (.docx)')).name).toBe('Rivers, humanized.docx');
  const { path } = await save(page, 'Text (.txt)');
  expect(await readFile(path, 'utf8')).toBe('Rivers\n\nIt is a long river.\n');

  await hand(page, 'drop', [{ name: 'scan.pdf', content: makePdf([{ image: true }]) }]);
  await expect(page.getByRole('alert')).toHaveText(/“scan.pdf” is a scan.*Nothing in your draft/);
  await choose(page, 'locked.pdf', makePdf([{ letters }], { encrypted: true }));
  await expect(page.getByRole('alert')).toHaveText(/“locked.pdf” is protected with a password/);
});

test('if the reader or writer fails to load, nothing is lost and opening works on retry; an unreadable document states why, and the draft stays', async ({
  page,
}) => {
  const essay = await wordEssay();
  const failsToOpen = async () => {
    const before = await draft(page).inputValue();
    await choose(page, 'Rivers.docx', essay);
    await expect(page.getByRole('alert').filter({ hasText: 'couldn’t load' })).toContainText(unchanged);
    await expect(draft(page)).toHaveValue(before);
  };
  await page.route(/\/(read-file|writer)/, (route) => route.abort());
  await failsToOpen();
  await page.getByRole('button', { name: 'Save as' }).click();
  await page.getByRole('button', { name: 'Word (.docx)' }).click();
  await expect(page.getByRole('alert').filter({ hasText: 'Your text is still here' })).toBeVisible();

  await page.unroute(/\/(read-file|writer)/);
  await choose(page, 'notes.md', 'A note');
  await expect(draft(page)).toHaveValue('A note');
  await page.route(/\/docx-reader/, (route) => route.abort());
  await failsToOpen();
  await page.unroute(/\/docx-reader/);
  await choose(page, 'Rivers.docx', essay);
  await expect(draft(page)).toHaveValue(wordEssayAsText);

  const before = await draft(page).inputValue();
  const refused = async (name: string, content: string | Uint8Array, why: RegExp) => {
    await choose(page, name, content);
    const sentence = page.getByRole('alert').filter({ hasText: `“${name}”` });
    await expect(sentence).toHaveText(why);
    await expect(sentence).toContainText(unchanged);
    await expect(draft(page)).toHaveValue(before);
  };
  await refused('torn.docx', essay.subarray(0, essay.length / 2), /is damaged/);
  const hollow = await makeArchive([{ name: '[Content_Types].xml', content: '<x/>' }]);
  await refused('hollow.docx', hollow, /is damaged/);
  await refused('blank.docx', await bareDocument(paragraph(' ')), /holds no text/);
});
