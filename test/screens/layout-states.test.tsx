import { expect, test } from 'vitest';
import { userEvent } from 'vitest/browser';
import { rememberRun } from '#history/history.ts';
import { asItCame } from '#history/reading.ts';
import { humanizer } from '#tool/workspace/humanizer.ts';
import { shortText } from './parts/edited-text.ts';
import { openDocument } from './document.ts';
import { open } from './open.tsx';
import { button, dialog, field, radio, result, sidebar, text } from './find.ts';
import * as see from './see.ts';
import { broken } from './server.ts';

const card = dialog;
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
    await see.text(sidebar, said);
    await see.accessibleInBoth();
  }
  await button('? Keys').click();
  await see.text(sidebar, 'Alt+Page Down');
  await see.accessibleInBoth();
});

test('axe finds nothing in a card with wordings, of a sentence left alone, and of an edit of the person’s', async () => {
  await openDocument(edited);
  await result.getByRole('button', { name: '“In order to” becomes “To”' }).click();
  await card.getByRole('button', { name: 'Other wordings' }).click();
  await see.visible(card.getByRole('radio', { name: 'So as to' }));
  await see.accessibleInBoth();
  await result.getByRole('button', { name: 'More lamps. as you wrote it' }).click();
  await see.text(card, 'a number would have changed');
  await see.accessibleInBoth();
  await userEvent.keyboard('{Escape}');
  await radio('Clean').click({ force: true });
  const written = result.getByRole('textbox');
  await written.fill(`${humanizer.textOf(humanizer.current().run)} Mine.`);
  await see.accessibleInBoth();
  await radio('Changes').click({ force: true });
  await result.getByRole('button', { name: /^Your edit: / }).click();
  await see.text(card, 'Your edit');
  await see.accessibleInBoth();
});

test('axe finds nothing in the scores, the checks and what a result is saved as', async () => {
  await openDocument(edited);
  await text('Simulated scores').click();
  await see.text(result, 'Drawn at random');
  await see.accessibleInBoth();
  await text('Simulated scores').click();
  await button('Save as').click();
  await see.visible(button('Word (.docx)'));
  await see.accessibleInBoth();
  await userEvent.keyboard('{Escape}');
  await button('Check AI').click();
  await expect.poll(() => document.querySelectorAll('.check').length).toBe(2);
  await see.accessibleInBoth();
  button('Close the check').element().focus();
  await userEvent.keyboard('{Escape}');
  await expect.poll(() => document.activeElement?.matches('.more-actions button')).toBe(true);
  await see.none(button('Close the check'));
});

test('axe finds nothing while a run goes on and after it has failed', async () => {
  const { promise, resolve } = Promise.withResolvers<void>();
  await open('/', {
    answers: { 'POST /api/humanize': async (request) => (await promise, broken(request)) },
  });
  await field('Your Text').fill('We utilize it daily.');
  await button('Humanize').click();
  await see.visible(button('Processing...'));
  await see.accessibleInBoth();
  resolve();
  await see.visible(button('Humanize'));
  await see.accessibleInBoth();
});
