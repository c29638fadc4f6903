import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { type CheckNews, humanCheckPath } from '#contract/captcha.ts';
import { humanizer } from '#tool/workspace/humanizer.ts';
import { accountWith } from './account.ts';
import { stopClock, turnClock } from './clock.ts';
import { open } from './open.tsx';
import { button, dialog, fill, heading, region } from './find.ts';
import * as see from './see.ts';
import { failure, json, type Answers } from './server.ts';

const register = 'POST /api/auth/register';
const prove = 'POST /api/guest/human-check';
const humanize = 'POST /api/humanize';
const frame = () => dialog.getByTitle('Check that you are a person');
const frameElement = () => frame().element() as HTMLIFrameElement;

/** Expects the frame and replaces its document with an empty one; here its URL would load the app again. */
async function expectFrame() {
  await see.visible(frame());
  frameElement().srcdoc = '<!doctype html><html lang="en"><title>Check</title>';
  await expect.poll(() => frameElement().contentDocument?.title).toBe('Check');
}

/** Sends a message as the document in the frame would. */
const notify = (data: CheckNews, source: unknown = frameElement().contentWindow, origin = location.origin) =>
  dispatchEvent(new MessageEvent('message', { data, origin, source: source as Window }));

async function signUp(answers: Answers) {
  const server = await open('/earn', { answers });
  await see.visible(heading(/./, 1));
  await button('Try for free').first().click();
  await fill({ 'Full Name': 'Ada Lovelace', Email: 'ada@example.org', Password: 'a long sentence' }, dialog);
  await dialog.getByRole('button', { name: 'Create Account', exact: true }).click();
  return server;
}

test('sign-up resumes with the typed data once the check passes; messages count only from its frame and from this origin', async () => {
  const server = await signUp({ [register]: failure('human_check_required') });
  await see.visible(frame());
  expect(new URL(frameElement().src).pathname).toBe(humanCheckPath);
  await expectFrame();
  await see.visible(dialog.getByText('A quick check before we create your account:'));
  await page.viewport(320, 568);
  notify({ check: 'shown', height: 65 });
  await see.visible(dialog.getByText('The check is running. If it shows a box, tick it.'));
  await expect.poll(() => frameElement().getBoundingClientRect().bottom).toBeLessThanOrEqual(568);
  await see.fits(320);

  notify({ check: 'passed', token: 'of another window' }, window);
  notify({ check: 'passed', token: 'of another site' }, frameElement().contentWindow, 'https://evil.example');
  server.answer({ [register]: failure('human_check_failed') });
  notify({ check: 'passed', token: 'one' });
  await see.said(dialog.getByRole('alert'), /^The check could not tell whether you are a person/);
  await expectFrame();
  server.answer({ [register]: json(accountWith(), { status: 201 }) });
  notify({ check: 'passed', token: 'two' });
  await see.none(dialog);
  const typed = { email: 'ada@example.org', password: 'a long sentence', full_name: 'Ada Lovelace' };
  expect(server.asked(register)).toEqual([
    typed,
    { ...typed, human_check: 'one' },
    { ...typed, human_check: 'two' },
  ]);
});

test('a check that fails or never loads says what to do and can be retried', async () => {
  await signUp({ [register]: failure('human_check_required') });
  await expectFrame();
  notify({ check: 'failed' });
  await see.said(dialog.getByRole('alert'), /challenges\.cloudflare\.com/);
  await see.accessible();
  stopClock();
  await dialog.getByRole('button', { name: 'Try Again' }).click();
  await see.visible(frame());
  await see.none(dialog.getByRole('alert'));
  await turnClock(20_000);
  await see.said(dialog.getByRole('alert'), /challenges\.cloudflare\.com/);
});

test('a guest’s first run resumes once the check passes; closing the check keeps the text, and the run can be retried', async () => {
  const server = await open('/', { answers: { [humanize]: failure('human_check_required') } });
  humanizer.take('Furthermore, it is late.');
  await humanizer.humanize();
  const window = page.getByRole('dialog', { name: 'A quick check before your first text' });
  await expectFrame();
  await see.accessible();
  await see.fits(320);
  await window.getByRole('button', { name: 'Close', exact: true }).last().click();
  await see.none(window);
  expect(humanizer.current().text).toBe('Furthermore, it is late.');
  const result = region('Humanized Result');
  await see.visible(result.getByText('A quick check comes first'));
  await see.none(result.getByRole('alert'));

  await result.getByRole('button', { name: 'Continue' }).click();
  await expectFrame();
  server.answer({ [prove]: failure('human_check_failed') });
  notify({ check: 'passed', token: 'one' });
  await see.said(window.getByRole('alert'), /^The check could not tell whether you are a person/);
  await expectFrame();
  // How the run ends does not matter here, only that it needs no further check.
  server.answer({ [prove]: json(null, { status: 200 }), [humanize]: failure('humanize_failed') });
  // A restarted check begins to listen for messages a moment after its frame appears.
  await expect
    .poll(() => {
      if (server.asked(prove).length < 2) notify({ check: 'passed', token: 'two' });
      return server.asked(prove);
    })
    .toEqual([{ human_check: 'one' }, { human_check: 'two' }]);
  await see.none(window);
  await expect.poll(() => server.asked(humanize).length).toBe(3);
  const ids = server.asked(humanize).map((body) => (body as { run_id: string }).run_id);
  expect(ids[2]).toBe(ids[1]);
});

test('the frame itself reports a failed check when Cloudflare’s script does not load', async () => {
  const news = new Promise<CheckNews>((heard) => {
    addEventListener('message', ({ data }: MessageEvent<CheckNews>) => data.check && heard(data));
  });
  const element = document.createElement('iframe');
  // The policy blocks the script at once; a network failure could take seconds.
  const policy = `<meta http-equiv="Content-Security-Policy" content="script-src ${location.origin}">`;
  const script = `<script src="${location.origin}/human-check.js" data-site-key="a" data-theme="light"></script>`;
  element.src = URL.createObjectURL(new Blob([`${policy}<body>${script}</body>`], { type: 'text/html' }));
  document.body.append(element);
  expect(await news).toEqual({ check: 'failed' });
  element.remove();
});
