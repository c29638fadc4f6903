import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { humanizer } from '#tool/workspace/humanizer.ts';
import { textOf } from '#tool/workspace/shown.ts';
import { openDocument } from './document.ts';
import {
  button,
  expectAccessible,
  expectCount,
  expectNone,
  expectText,
  expectToFit,
  expectVisible,
} from './see.ts';

const body = 'In order to win, we wait. The garden saves money.';
const last = '\n\n## Conclusion\n\nWe utilize the garden, which saves money.';
const source = body + last;
const change = (before: string, after: string) => {
  const start = source.indexOf(before);
  return { start, end: start + before.length, before, after, reason: 'Plainer.' };
};
const offered = [
  {
    start: body.length,
    end: source.length,
    before: last,
    after: '',
    reason: 'This section says again what the text has said.',
  },
];
const facts = { facts: [], restored: [] };
const changes = [change('In order to', 'To'), change('utilize', 'use')];

const result = page.getByRole('region', { name: 'Humanized Result' });
const sidebar = page.getByRole('complementary', { name: 'About this result' });
const card = page.getByRole('dialog');
const mark = result.getByRole('button', { name: 'Said before, leave it out?' });
const accept = card.getByRole('button', { name: 'Leave it out' });
const takeBack = card.getByRole('button', { name: 'Take it back' });
const ofKind = sidebar.getByRole('switch', { name: 'Leave out: Said before', exact: true });
const now = () => textOf(humanizer.current().run);
const whole =
  'To win, we wait. The garden saves money.\n\n## Conclusion\n\nWe use the garden, which saves money.';
const without = 'To win, we wait. The garden saves money.';

test('what may be left out is marked in words, asks in its card, and is taken back there', async () => {
  await openDocument({ source, changes, facts, offered });
  await expectText(sidebar, '2 of 2 changes kept');
  await expect.element(ofKind).not.toBeChecked();
  expect(now()).toBe(whole);
  await expectCount(page.elementLocator(document.body).getByText('Said before, leave it out?'), 1);
  expect(document.querySelectorAll('.offered-block')).toHaveLength(2);

  await mark.click();
  await expectText(card, 'Said before · 2 of 3');
  await expectText(card, 'This section says again what the text has said. Leave it out?');
  await expectAccessible();
  await accept.click();
  expect(now()).toBe(without);
  await expectText(card, 'You left this out.');
  await expectText(sidebar, '2 of 2 changes kept');
  await expect.element(ofKind).toBeChecked();
  await expectNone(mark);
  await takeBack.click();
  expect(now()).toBe(whole);
  await expectVisible(mark);

  await button('Undo').click();
  expect(now()).toBe(without);
  await button('Undo').click();
  await button('Redo').click();
  expect(now()).toBe(without);
  await sidebar.getByRole('button', { name: 'Revert all' }).click();
  expect(now()).toBe(source);
  await ofKind.click();
  expect(now()).toBe(body);
});

const rows = () => [...sidebar.element().querySelectorAll('.kind-name')].map((row) => row.textContent);

test('the verdict says what is left to decide and leads there, and by paragraph it stands where it is', async () => {
  await openDocument({ source, changes, facts, offered });
  await result.getByRole('button', { name: '1 repetition to decide' }).click();
  await expect.element(mark).toHaveFocus();
  await expectText(card, 'Leave it out?');
  await sidebar.getByRole('radio', { name: 'By paragraph' }).click();
  await expect
    .poll(rows)
    .toEqual([
      'In order to win, we wait. The garden saves money.',
      'Said before: Conclusion We utilize the garden, which saves money.',
      'We utilize the garden, which saves money.',
    ]);
  await sidebar.getByRole('switch', { name: /^Leave out: Said before: Conclusion/ }).click();
  expect(now()).toBe(without);
  await expectNone(result.getByRole('button', { name: /to decide/ }));
});

test('by keyboard alone it is a stop among the changes, opened, accepted and taken back', async () => {
  await openDocument({ source, changes, facts, offered });
  await expectVisible(mark);
  document.querySelector<HTMLElement>('.edit')!.focus();
  await userEvent.keyboard('n');
  await expect.element(mark).toHaveFocus();
  await userEvent.keyboard('{Backspace}');
  expect(now()).toBe(whole);
  await userEvent.keyboard('{Enter}');
  await expect.element(accept).toHaveFocus();
  await userEvent.keyboard('{Enter}');
  await expect.element(takeBack).toHaveFocus();
  expect(now()).toBe(without);
  await userEvent.keyboard('{Escape}{Backspace}');
  await expect.poll(now).toBe(whole);
});

test('where nothing else is to be done, it says so; side by side the reason stands beside it', async () => {
  await openDocument({ source, changes: [], facts, offered, outcome: 'reads well' });
  await expectText(result, 'Unchanged');
  await expectText(result, 'At its end something is said again; you decide whether to leave it out.');
  await expectText(sidebar, 'No changes');
  await expectText(result, '1 offer');
  await page.getByRole('radio', { name: 'Side by side', exact: true }).click({ force: true });
  await expect
    .poll(() => document.querySelector('.pair-notes li')?.textContent)
    .toContain('This section says again what the text has said.');
  await expectToFit(320);
  await mark.click();
  await accept.click();
  await expect.poll(now).toBe(body);
  await expectText(result, 'of the words changed');
});
