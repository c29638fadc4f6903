import { expect, test } from '@playwright/test';
import { openAsGuest, press, result, show, sidebar, written } from './humanizer-steps.ts';
import { expectAccessible, expectToFit } from './look.ts';

const source =
  'The library opened in 1974 and it serves as a hub for the whole town. Most readers come on foot.\n\nThe council may close it in June.';
const edited = {
  1: 'The library opened in 1974, and the whole town meets there. All readers walk there.',
  2: 'The council may close it in June.',
};

test(
  'a guest has an assistant’s answer checked, reverts a change, lets the assistant compare a doubt, asks again about a refusal and copies the result without using words',
  { tag: '@phone' },
  async ({ page, context }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    const clipboard = () => page.evaluate(() => navigator.clipboard.readText());
    const answer = page.getByLabel('Answer');
    await openAsGuest(page);
    await page.evaluate((text) => navigator.clipboard.writeText(text), source);
    await press(page, 'Paste Text');
    await press(page, 'Assistant');
    await press(page, 'Copy request');
    await expect.poll(clipboard).toMatch(/\[2\] The council may close it in June\.$/);
    await expectAccessible(page);
    await expectToFit(page);

    await answer.fill(`Sure, here you go:\n\n[1] ${edited[1]}\n\n[2] ${edited[2]}`);
    await press(page, 'Check the answer');
    await expect(result(page)).toContainText('1 place refused: it would change what your text says');
    await expect(result(page).getByRole('button', { name: /\d for you to decide/ })).toBeVisible();
    await expect(page.locator('#word-count')).toHaveText('27 / 500 words');
    await press(page, '“serves as a” becomes “is a”');
    await press(page, 'Revert');
    await page.keyboard.press('Escape');
    await result(page)
      .getByRole('button', { name: /\d for you to decide/ })
      .click();
    await press(page, 'Let your assistant compare');
    await press(page, 'Copy request');
    await expect.poll(clipboard).toMatch(/\[1\] A: The library opened[^]*\[5\] A: The shop was compelled/);
    await expectAccessible(page);
    await expectToFit(page);
    await answer.fill('[1] yes\n[2] no\n[3] no\n[4] no\n[5] yes');
    await press(page, 'Check the answer');
    await expect(sidebar(page)).toContainText('1 decided by your assistant');
    await sidebar(page)
      .getByRole('button', { name: /^Ask again about/ })
      .click();
    await press(page, 'Copy request');
    await expect.poll(clipboard).toContain('What was wrong:');
    await answer.fill('[1] Most readers walk there.');
    await press(page, 'Check the answer');
    await expect(answer).toBeHidden();

    await page.keyboard.press('Escape');
    await show(page, 'Clean');
    await expect(written(page)).toHaveValue(/1974/);
    await press(page, 'Copy');
    await expect
      .poll(clipboard)
      .toMatch(
        /^The library opened in 1974, and the whole town meets there\. Most readers[^]*may close it in June\.$/,
      );
  },
);
