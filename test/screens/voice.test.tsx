// The user's own voice: entered, measured, kept in this browser, sent as figures.
import { afterEach, expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { forgetPerson } from '#browser/storage.ts';
import { deleteVoice } from '#tool/voice/kept-voice.ts';
import { humanizer } from '#tool/workspace/humanizer.ts';
import { open } from './open.tsx';
import { writtenBehind } from './engine.ts';
import { button } from './find.ts';
import * as see from './see.ts';

afterEach(() => {
  vi.restoreAllMocks();
  deleteVoice();
});

const dialog = page.getByRole('dialog', { name: 'Your voice' });
const field = dialog.getByRole('textbox', { name: 'Something you wrote' });
const save = dialog.getByRole('button', { name: 'Save on this device' });
const SENTENCES =
  "I didn't mean to stay, but the colour of the river wouldn't let me go. We've a boat there, for instance. ";
const SAMPLE = SENTENCES.repeat(8);

async function openVoice() {
  const server = await open('/');
  await button('Your voice').click();
  await see.visible(dialog);
  return server;
}

test('a sample is measured as it is typed and kept on this device, and a run sends its figures but none of its words', async () => {
  const server = await openVoice();
  await field.fill('Too few words.');
  await see.visible(dialog.getByText('3 of at least 150 words'));
  await expect.element(save).toHaveAttribute('aria-disabled', 'true');
  await field.fill('word '.repeat(2_001));
  await see.visible(dialog.getByText('2,001 words. At most 2,000: take some out.'));
  await expect.element(save).toHaveAttribute('aria-disabled', 'true');

  await field.fill(SAMPLE);
  await see.text(
    dialog.getByRole('status', { name: 'How you write' }),
    'About 11 words per sentence · many contractions · no dashes · “I” or “we” often · “but”, “for instance” · British spelling',
  );
  await see.accessible(dialog);
  await see.fits();
  await save.click();
  await see.none(dialog);
  await see.visible(button('Matching your style'));
  await see.fits(320);
  expect(localStorage.getItem('voice')).toContain('river');

  humanizer.take('The color of the harbor is gray.');
  await humanizer.humanize();
  const [body] = server.asked('POST /api/humanize');
  expect(body).toMatchObject({ options: { voice: { contractions: 1, dashes: 0, spelling: 'British' } } });
  expect(JSON.stringify(body)).not.toContain('river');
});

test('with the box ticked, a run and an assistant request include the first 300 words of the sample', async () => {
  const server = await openVoice();
  await field.fill(SENTENCES.repeat(40));
  await dialog.getByRole('checkbox', { name: /first 300 words/ }).click();
  await see.accessible(dialog);
  await save.click();
  humanizer.take('The color of the harbor is gray.');
  await humanizer.humanize();
  const [body] = server.asked('POST /api/humanize') as [{ options: { voice: { sample: string } } }];
  const { sample } = body.options.voice;
  expect(sample).toMatch(/^I didn't mean/);
  expect(sample.split(' ')).toHaveLength(300);
  await button('Assistant').click();
  await page.getByText('Request', { exact: true }).click();
  const request = page.getByRole('textbox', { name: 'Request' });
  await see.text(request, "<<< I didn't mean");
  await page.getByRole('button', { name: 'Close' }).click();
  await button('Matching your style').click();
  await dialog.getByRole('checkbox', { name: /first 300 words/ }).click();
  await save.click();
  expect(humanizer.current().options.voice).not.toContain('river');
});

test('it is switched off and on for a text, and deleted; it says so if a run changed nothing for it', async () => {
  const server = await openVoice();
  await field.fill(SAMPLE);
  await save.click();
  await button('Stop matching my style').click();
  await see.visible(button('Your voice'));
  expect(humanizer.current().options.voice).toBeUndefined();
  await button('Match my style').click();
  expect(humanizer.current().options.voice).toContain('British');
  humanizer.take('It is red.');
  for (const [reason, label] of [
    ['Because.', 'Your style: no changes'],
    ['Your own texts have British spelling.', 'Matching your style'],
  ] as const) {
    server.answer({ 'POST /api/humanize': () => writtenBehind('It is red.', ' Yes.', undefined, reason) });
    await humanizer.humanize();
    await see.visible(button(label));
  }

  await button('Matching your style').click();
  await see.value(field, SAMPLE);
  await dialog.getByRole('button', { name: 'Delete' }).click();
  await see.value(field, '');
  expect(localStorage.getItem('voice')).toBeNull();
  expect(humanizer.current().options.voice).toBeUndefined();
  await dialog.getByRole('button', { name: 'Close' }).click();
  await see.none(button('Match my style'));
});

test('as the next step for a text that was hardly changed, a saved sample rewrites it at once', async () => {
  const server = await open('/');
  const text = 'The color of the harbor is gray. '.repeat(5);
  humanizer.take(text);
  // A run that only cuts chat lines is not charged, so the next one is not free.
  const answer = () => writtenBehind(text, ' Yes.', undefined, 'This only introduces what follows.');
  server.answer({ 'POST /api/humanize': answer });
  await humanizer.humanize();
  await button('Match how you write').click();
  await field.fill(SAMPLE);
  await save.click();
  await expect.poll(() => server.asked('POST /api/humanize').length).toBe(2);
  expect(server.asked('POST /api/humanize')[1]).toMatchObject({
    options: { voice: { spelling: 'British' } },
  });
});

test('if the browser blocks storage, the voice lasts as long as the page and says so; signing out removes it', async () => {
  await openVoice();
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('blocked', 'QuotaExceededError');
  });
  await field.fill(SAMPLE);
  await save.click();
  await see.visible(dialog.getByText(/^We can’t save it in this browser/));
  expect(humanizer.current().options.voice).toContain('British');
  await dialog.getByRole('button', { name: 'Close' }).click();
  await see.visible(button('Matching your style'));
  forgetPerson();
  await see.none(button('Matching your style'));
  expect(humanizer.current().options.voice).toBeUndefined();
});
