import { expect, test } from '@playwright/test';
import { openAsGuest, press, result, show, stiff, written, yourText } from './humanizer-steps.ts';

/** Rich text as a web page puts it on the clipboard. */
const page = `<h2>The hours</h2><p>${stiff.replace('the library', '<b>the library</b>')}</p><ul><li>on Mondays<ul><li>late</li></ul></li></ul>
<table><tr><th>Day</th><th>Hours</th></tr><tr><td>Monday</td><td>9 to 21</td></tr></table><p><a href="https://harbour.example/">Harbour</a></p>`;

const markdown = `## The hours

${stiff.replace('the library', '**the library**')}

- on Mondays
  - late

| Day | Hours |
| --- | --- |
| Monday | 9 to 21 |

[Harbour](https://harbour.example/)`;

test(
  'text copied elsewhere is pasted, displayed, rewritten, edited and copied with its formatting',
  { tag: '@phone-only' },
  async ({ page: tab, context }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    await openAsGuest(tab);
    await tab.evaluate(async (html) => {
      const [rich, plain] = [
        new Blob([html], { type: 'text/html' }),
        new Blob(['The hours'], { type: 'text/plain' }),
      ];
      await navigator.clipboard.write([new ClipboardItem({ 'text/html': rich, 'text/plain': plain })]);
    }, page);
    await press(tab, 'Paste Text');
    await expect(yourText(tab)).toHaveValue(markdown);
    await expect(tab.locator('.source-text .as-it-reads th').first()).toContainText('Day');

    await press(tab, 'Humanize');
    await expect(result(tab).locator('[data-form="heading"]')).toContainText('The hours');
    await expect(tab.getByRole('region', { name: 'The text' }).locator('strong')).toContainText('library');
    await show(tab, 'Clean');
    const clean = tab.locator('.result-page .as-it-reads');
    const monday = clean.getByRole('cell', { name: 'Monday', includeHidden: true });
    await monday.tap();
    await expect(written(tab)).toBeFocused();
    await tab.keyboard.type('!');
    await expect(written(tab)).toHaveValue(/Mon!day|M!onday|Mo!nday|Mond!ay|Monda!y|Monday!|!Monday/);
    await written(tab).blur();
    await expect(clean).toContainText('!');

    await press(tab, 'Copy');
    await expect(tab.getByRole('button', { name: 'Copied!' })).toBeVisible();
    const copied = await tab.evaluate(async () => {
      const [item] = await navigator.clipboard.read();
      const read = async (type: string) => (await item!.getType(type)).text();
      return { html: await read('text/html'), plain: await read('text/plain') };
    });
    expect(copied.plain).toBe(await written(tab).inputValue());
    expect(copied.html).toMatch(/<h2[^>]*>The hours<\/h2>/);
    expect(copied.html).toMatch(/<strong[^>]*>(the|The) library<\/strong>/);
  },
);
