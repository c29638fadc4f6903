import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { rememberRun } from '#history/history.ts';
import { asItCame } from '#history/reading.ts';
import { humanizer } from '#tool/workspace/humanizer.ts';
import { shortText } from './parts/edited-text.ts';
import { openDocument } from './document.ts';
import { open } from './open.tsx';
import { button, expectAccessibleInBoth, expectNone, expectText, expectVisible, field, text } from './see.ts';
import { broken } from './server.ts';

const result = page.getByRole('region', { name: 'Humanized Result' });
const sidebar = page.getByRole('complementary', { name: 'About this result' });
const card = page.getByRole('dialog');
const changes = shortText.changes.map((change) =>
  Object.assign({}, change, change.before === 'In order to' && { alternatives: ['So as to'] }),
);
const restored = shortText.facts.restored.map((span) => ({ ...span, why: 'a number would have changed' }));
const edited = { ...shortText, changes, facts: { ...shortText.facts, restored } };

test('axe finds nothing in any part of the sidebar', async () => {
  await openDocument(edited);
  const { source, facts } = shortText;
  const how = { strength: 'light', tone: 'formal', formatting: 'keep' } as const;
  const at = new Date().toISOString();
  const run = {
    id: '1',
    at,
    name: 'essay.pdf',
    how,
    source,
    result: '',
    changes,
    facts,
    words: 90,
    ...asItCame,
  };
  rememberRun(run);
  for (const [tab, said] of [
    ['Facts', 'all kept'],
    ['Detector', 'QuillBot'],
    ['History', 'Light'],
  ] as const) {
    await sidebar.getByRole('tab', { name: tab }).click();
    await expectText(sidebar, said);
    await expectAccessibleInBoth();
  }
  await button('? Keys').click();
  await expectText(sidebar, 'Alt+Page Down');
  await expectAccessibleInBoth();
});

test('axe finds nothing in a card with wordings, of a sentence left alone, and of an edit of the person’s', async () => {
  await openDocument(edited);
  await result.getByRole('button', { name: '“In order to” becomes “To”' }).click();
  await card.getByRole('button', { name: 'Other wordings' }).click();
  await expectVisible(card.getByRole('radio', { name: 'So as to' }));
  await expectAccessibleInBoth();
  await result.getByRole('button', { name: 'More lamps. as you wrote it' }).click();
  await expectText(card, 'a number would have changed');
  await expectAccessibleInBoth();
  await userEvent.keyboard('{Escape}');
  await page.getByRole('radio', { name: 'Clean', exact: true }).click({ force: true });
  const written = result.getByRole('textbox');
  await written.fill(`${humanizer.textOf(humanizer.current().run)} Mine.`);
  await expectAccessibleInBoth();
  await page.getByRole('radio', { name: 'Changes', exact: true }).click({ force: true });
  await result.getByRole('button', { name: /^Your edit: / }).click();
  await expectText(card, 'Your edit');
  await expectAccessibleInBoth();
});

test('axe finds nothing in the scores, the checks and what a result is saved as', async () => {
  await openDocument(edited);
  await text('Simulated scores').click();
  await expectText(result, 'Drawn at random');
  await expectAccessibleInBoth();
  await text('Simulated scores').click();
  await button('Save as').click();
  await expectVisible(button('Word (.docx)'));
  await expectAccessibleInBoth();
  await userEvent.keyboard('{Escape}');
  await button('Check AI').click();
  await expect.poll(() => document.querySelectorAll('.check').length).toBe(2);
  await expectAccessibleInBoth();
  button('Close the check').element().focus();
  await userEvent.keyboard('{Escape}');
  await expect.poll(() => document.activeElement?.matches('.more-actions button')).toBe(true);
  await expectNone(button('Close the check'));
});

test('axe finds nothing while a run goes on and after it has failed', async () => {
  const { promise, resolve } = Promise.withResolvers<void>();
  await open('/', {
    answers: { 'POST /api/humanize': async (request) => (await promise, broken(request)) },
  });
  await field('Your Text').fill('We utilize it daily.');
  await button('Humanize').click();
  await expectVisible(button('Processing...'));
  await expectAccessibleInBoth();
  resolve();
  await expectVisible(button('Humanize'));
  await expectAccessibleInBoth();
});
