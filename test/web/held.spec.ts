import { expect, type Page, test } from '@playwright/test';
import type { HumanizeEvent } from '#contract/humanize.ts';
import { countWords } from '#contract/words.ts';
import { applyChanges } from '#prose/index.ts';
import { heldAnswer, heldSource } from '../screens/parts/held-text.ts';
import { openAsGuest, press, result, sidebar, yourText } from './humanizer-steps.ts';
import { expectAccessible, expectToFit } from './look.ts';

const usage = { words_used: 16, words_limit: 500, remaining: 484, resets_at: '2099-01-01T00:00:00.000Z' };

/** Stubs the response of an engine that is not sure of all its proposals. */
async function answerWithDoubts(page: Page) {
  const event: HumanizeEvent = {
    event: 'result',
    result: {
      ...heldAnswer,
      finalContent: applyChanges(heldSource, heldAnswer.changes),
      outcome: 'rewritten',
      words: countWords(heldSource),
      seconds: 1,
      chunks: { total: 1, failed: 0 },
      usage,
    },
  };
  await page.route('**/api/humanize', (route) =>
    route.fulfill({ contentType: 'application/x-ndjson', body: `${JSON.stringify(event)}\n` }),
  );
}

test(
  'doubts are decided by keyboard alone, stay decided after a reload and in the history, and can be undone',
  { tag: '@phone' },
  async ({ page }) => {
    await answerWithDoubts(page);
    await openAsGuest(page);
    await yourText(page).fill(heldSource);
    await yourText(page).press('ControlOrMeta+Enter');
    await expect(page.getByText(/^The result is ready\. 1 change\. 2 for you to decide\./)).toBeAttached();
    const waiting = result(page).getByRole('button', { name: '2 for you to decide' });
    await waiting.focus();
    await page.keyboard.press('Enter');
    const first = sidebar(page).getByRole('group', { name: /^1 of 2/ });
    const second = sidebar(page).getByRole('group', { name: /^2 of 2/ });
    await expect(first).toBeFocused();
    await expectAccessible(page);
    await page.keyboard.press('u');
    await expect(second).toBeFocused();
    await expect(page.getByText('Used: “Doctors” to “Patients”. 1 left to decide.')).toBeAttached();
    await page.keyboard.press('m');
    await expect(second).toHaveAccessibleName(/^2 of 2, You kept yours/);
    await expect(result(page).getByText('Patients').first()).toBeAttached();
    await sidebar(page).getByText('2 refused').click();
    const chairs = sidebar(page).getByRole('listitem').filter({ hasText: '‘40’ had become ‘50’' });
    await expect(chairs).toContainText('A number changes: “40” to “50”.');
    await chairs.getByRole('button', { name: 'Use it anyway' }).click();
    await expect(sidebar(page)).toContainText('0 of 1 number kept');
    await expectAccessible(page);
    await expectToFit(page);

    await page.reload();
    const decided = result(page)
      .getByText(/Patients/)
      .first();
    await expect(decided).toBeAttached();
    await openFacts(page);
    await expect(sidebar(page)).toContainText('2 decided by you, 1 refused and used by you');
    await sidebar(page).getByRole('tab', { name: 'History' }).click();
    await expect(sidebar(page)).toContainText(
      'Patients say that sleep helps. Nurses agree. They bought 50 chairs.',
    );

    await sidebar(page).getByRole('tab', { name: 'Facts' }).click();
    await first.focus();
    await page.keyboard.press('Backspace');
    await expect(first).toHaveAccessibleName(/^1 of 2, to decide/);
    await expect(
      result(page).getByRole('button', { name: 'Doctors say that sleep helps. to decide' }),
    ).toBeAttached();
  },
);

/** Opens the facts in the sidebar, or on a phone in its sheet. */
async function openFacts(page: Page) {
  const opener = page.locator('.sheet-opener');
  if (await opener.isVisible()) await opener.click();
  else if (await page.getByRole('button', { name: 'Result', exact: true }).isVisible()) {
    await press(page, 'Result');
    await opener.click();
  }
  await sidebar(page).getByRole('tab', { name: 'Facts' }).click();
}
