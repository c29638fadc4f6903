import { expect, test } from '@playwright/test';
import { openAsGuest, press, sidebar, result, show, stiff, written, yourText } from './humanizer-steps.ts';
import { expectAccessible, expectStoredAsTold, expectToFit, open } from './look.ts';
import { register } from './people.ts';

/** Rich text as a web page puts it on the clipboard. */
const richText = `<h2>The hours</h2><p>${stiff.replace('the library', '<b>the library</b>')}</p>
<table><tr><th>Day</th><th>Hours</th></tr><tr><td>Monday</td><td>9 to 21</td></tr></table>`;
const source = `## The hours

${stiff.replace('the library', '**the library**')}

| Day | Hours |
| --- | --- |
| Monday | 9 to 21 |`;

test('a guest pastes, copies with its formatting, saves and reverts all, which the history restores', async ({
  page,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.clock.install();
  await openAsGuest(page);
  await expect(page.getByText('0 / 500 words')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Humanize' })).toBeDisabled();

  await page.evaluate(async (html) => {
    const rich = new Blob([html], { type: 'text/html' });
    await navigator.clipboard.write([new ClipboardItem({ 'text/html': rich })]);
  }, richText);
  await press(page, 'Paste Text');
  await expect(yourText(page)).toHaveValue(source);
  await expect(page.getByText('61 / 500 words')).toBeVisible();
  await page.keyboard.press('ControlOrMeta+Enter');
  await expect(sidebar(page)).toContainText(/(\d+) of \1 changes kept/);
  await expect(page.getByText('61 / 439 words')).toBeVisible();
  await show(page, 'Clean');
  await expect(written(page)).not.toHaveValue(/It is important to note|^$/);
  const copied = async () => {
    await press(page, 'Copy');
    await expect(page.getByRole('button', { name: 'Copied!' })).toBeVisible();
    await page.clock.fastForward(2_000);
    await expect(page.getByRole('button', { name: 'Copy', exact: true })).toBeVisible();
    return page.evaluate(async () => {
      const [item] = await navigator.clipboard.read();
      const read = async (type: string) => (await item!.getType(type)).text();
      return { html: await read('text/html'), plain: await read('text/plain') };
    });
  };
  const { html, plain } = await copied();
  await expect(written(page)).toHaveValue(plain);
  expect(html).toMatch(/<h2[^>]*>The hours<\/h2>/);
  expect(html).toMatch(/<strong[^>]*>the library<\/strong>/);
  expect(html).toMatch(/<td[^>]*>Monday<\/td>/);
  const saved = page.waitForEvent('download');
  await press(page, 'Save as');
  await press(page, 'Text (.txt)');
  expect((await saved).suggestedFilename()).toMatch(/\.txt$/);
  await expectToFit(page);
  await expectAccessible(page);
  await expectStoredAsTold(page, ['__Host-device', 'global_guest_usage']);
  await press(page, 'Revert all');
  await expect(sidebar(page)).toContainText(/0 of \d+ changes kept/);
  expect((await copied()).plain).toBe(source);
  await expect(result(page)).toContainText('0% of the words changed');
  await expect(result(page)).toContainText(/\d .* kept/);

  await yourText(page).fill('Another text.');
  await page.reload();
  await expect(yourText(page)).toHaveValue('Another text.');
  await page.getByRole('tab', { name: 'History' }).click();
  const history = page.getByRole('region', { name: 'History' });
  await history.getByRole('button', { name: /Moreover, the library/ }).click();
  await expect(yourText(page)).toHaveValue(source);
  await expect(sidebar(page)).toContainText(/0 of \d+ changes kept/);
  await press(page, 'Restore it');
  await expect(yourText(page)).toHaveValue('Another text.');
});

test('a passage or the whole text can be humanized by keyboard alone, and a text that needs no change comes back unchanged', async ({
  page,
}) => {
  await register(page);
  await open(page, '/');
  await expect(page.getByText('0 / 500 words')).toBeVisible();
  await yourText(page).focus();
  await page.keyboard.insertText(`${stiff}\n\nIn order to read, utilize it.`);
  await page.keyboard.press('Shift+Home');
  await expect(page.getByText('Humanize sends only the 6 selected words.')).toBeVisible();
  await page.keyboard.press('ControlOrMeta+Enter');
  await expect(page.getByText(/^The result is ready\. Only your selection was rewritten\./)).toBeAttached();
  await expect(result(page)).toContainText('It is important to note');
  await expect(result(page)).toContainText('“In order to” becomes “To”');
  await expect(page.getByText('6 selected / 494 words')).toBeVisible();

  await page.keyboard.press('ArrowRight');
  await page.keyboard.insertText(' Yes.');
  await expect(page.getByText('You’ve edited your text.')).toBeVisible();
  await page.keyboard.press('ControlOrMeta+Enter');
  await show(page, 'Clean');
  await expect(written(page)).not.toHaveValue(/It is important to note|^$/);
  await expect(page.getByText('48 / 446 words')).toBeVisible();

  const plain = 'The kettle boiled. Nobody got up. Rain ran down the glass and the cat slept on.';
  await yourText(page).fill(plain);
  await press(page, 'Humanize');
  await expect(result(page)).toContainText('Our rules find only stock phrases');
  await expect(written(page)).toHaveValue(plain);
});

test('text replaced by a long paste or a sample can be restored, and a file can be opened', async ({
  page,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await openAsGuest(page);
  const long = `${stiff}\n\n`.repeat(300);
  await page.evaluate((text) => navigator.clipboard.writeText(text.replaceAll('\n', '\r\n')), long);
  await yourText(page).fill('Mine. ');
  await yourText(page).press('ControlOrMeta+End');
  await yourText(page).press('ControlOrMeta+V');
  await expect(page.getByRole('button', { name: 'Limit Exceeded' })).toBeVisible();
  await expect(page.getByRole('dialog')).toBeHidden();
  await expect(yourText(page)).toHaveValue(`Mine. ${long}`);
  await expect(page.getByText('12,301 / 500 words')).toBeVisible();
  await expect(page.getByText('Your earlier text is kept.')).toBeVisible();
  await expect(yourText(page)).toHaveAttribute('data-long', '');
  const [caret, scrolled] = await yourText(page).evaluate((field: HTMLTextAreaElement) => [
    field.selectionEnd,
    field.scrollTop,
  ]);
  expect(caret).toBe(long.length + 6);
  expect(scrolled).toBeGreaterThan(1_000);
  await yourText(page).press('ControlOrMeta+Z');
  await expect(yourText(page)).toHaveValue('Mine. ');
  await expect(page.getByText('1 / 500 words')).toBeVisible();
  await yourText(page).press('ControlOrMeta+Shift+Z');
  await expect(yourText(page)).toHaveValue(`Mine. ${long}`);

  await yourText(page).press('ControlOrMeta+A');
  await yourText(page).press('ControlOrMeta+V');
  await expect(yourText(page)).toHaveValue(long);
  await press(page, 'Restore it');
  await expect(yourText(page)).toHaveValue(`Mine. ${long}`);

  await page.evaluate(() => {
    navigator.clipboard.read = () => Promise.reject(new DOMException('Denied', 'NotAllowedError'));
  });
  await yourText(page).fill('Mine.');
  await press(page, 'Paste Text');
  await expect(page.getByRole('alert')).toContainText('Your browser blocked the clipboard.');
  await press(page, 'Try Sample');
  await press(page, 'An email');
  await expect(yourText(page)).toHaveValue(/New opening hours/);
  await press(page, 'Restore it');
  await expect(yourText(page)).toHaveValue('Mine.');
  await page.getByLabel('Open a file').setInputFiles({
    name: 'letter.txt',
    mimeType: 'text/plain',
    buffer: Buffer.from('From a file.\r\nTwo lines.'),
  });
  await expect(yourText(page)).toHaveValue('From a file.\nTwo lines.');
});
