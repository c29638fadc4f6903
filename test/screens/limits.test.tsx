import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import type { GuestUsage } from '#contract/humanize.ts';
import { humanizer } from '#tool/workspace/humanizer.ts';
import { takeUsage } from '#tool/workspace/lazy-dependencies.ts';
import { accountWith } from './account.ts';
import { open } from './open.tsx';
import { writtenBehind } from './engine.ts';
import { button, exactly, field, text } from './find.ts';
import * as see from './see.ts';
import { failure, json } from './server.ts';

const tomorrow = '2026-11-21T12:00:00.000Z';
const dialog = (name: string) => page.getByRole('dialog', { name });

let devices = 0;

/** Opens the home page as a guest with this usage on the server. */
async function openAsGuest(words_used: number, remaining: number, more: Pick<GuestUsage, 'of_network'> = {}) {
  const device_id = `device ${(devices += 1)}`;
  const usage: GuestUsage = {
    device_id,
    words_used,
    words_limit: 500,
    remaining,
    resets_at: tomorrow,
    ...more,
  };
  humanizer.empty();
  const server = await open('/', { answers: { 'GET /api/guest/usage': json(usage) } });
  takeUsage(usage);
  return server;
}

test('after the last words a guest sees what is left, when more are available, and how to sign up', async () => {
  await openAsGuest(500, 0);
  await see.visible(text('Your 500 trial words are used. You get more on November 21, 2026.'));
  humanizer.take('Ten more words that a guest would like to send.');
  await humanizer.humanize();
  const window = dialog('Free Limit Reached!');
  await see.visible(window.getByText(/^You have used all 500 of your trial words. You get more/));
  await see.accessible();
  await see.fits();

  await window.getByRole('button', { name: 'See the Plans' }).click();
  const plans = dialog('Upgrade Required');
  await see.visible(plans.getByText(/30,000 words a month/));
  await see.visible(plans.getByRole('button', { name: 'Maybe Later' }));
  await see.accessible();
  await plans.getByRole('button', { name: 'Sign Up & Upgrade' }).click();
  await see.none(plans);
});

test('a guest who types past the limit sees the plans after a pause, and further typing presses no button there', async () => {
  await openAsGuest(497, 3);
  await field('Your Text').click();
  await userEvent.keyboard('One two three four');
  const plans = dialog('Upgrade Required');
  await see.visible(plans.getByText(/^This text has 4 words. You have 3 of 500 trial words left/));
  await see.visible(plans.getByText('500 words a month, 500 in one request'));
  await see.visible(plans.getByText('Your own assistant costs no words: press Assistant below your text.'));
  await userEvent.keyboard(' {Enter} ');
  await see.visible(plans.getByText(/30,000 words a month/));
  await see.accessible();
  await userEvent.keyboard('{Escape}');
  await see.none(plans);
  await see.focused(field('Your Text'));
});

test('a guest with a text too long for a free account sees which plan accepts it', async () => {
  await openAsGuest(0, 500);
  humanizer.take('word '.repeat(655));
  await humanizer.humanize();
  const window = dialog('Free Limit Reached!');
  await see.visible(
    window.getByText(/^This text has 655 words. Without an account, you can send up to 500 at once/),
  );
  await see.visible(window.getByText(/Pro takes 3,000 at once/));
  await see.none(window.getByText(/costs no words/));
  await window.getByRole('button', { name: 'See the Plans' }).click();
  await see.none(dialog('Upgrade Required').getByText('500 words a month, 500 in one request'));
});

test('a text that used more than half of the words can be run again with other settings, and the page says so', async () => {
  const server = await openAsGuest(0, 500);
  const source = `We utilize it${' again'.repeat(286)}.`;
  await field('Your Text').fill(source);
  await see.visible(exactly('289 / 500 words'));
  const usage = { words_used: 289, words_limit: 500, remaining: 211, resets_at: tomorrow };
  server.answer({ 'POST /api/humanize': () => writtenBehind(source, ' Daily.', usage) });
  await button('Humanize').click();
  await see.visible(exactly('Done. Trying other settings on this text is free'));
  await expect.element(button('Humanize')).toBeEnabled();
  expect(document.querySelector('[data-exceeded]')).toBeNull();
  await see.fits();
  await field('Your Text').fill(`${source} Then again, nothing was paid for this.`);
  await see.visible(button('Limit Exceeded'));
});

test('a new guest sees that the network’s words are used up, not that they used them', async () => {
  await openAsGuest(0, 0, { of_network: true });
  await see.visible(
    text(/^Your network’s trial words are used up. You get more on Nov 2\d, \d+:\d\d\s[AP]M./u),
  );
  await see.visible(exactly('0 words'));
  humanizer.take('A first text.');
  await humanizer.humanize();
  const window = dialog('Free Limit Reached!');
  await see.visible(
    window.getByText(/^Your network’s trial words are used up. They are shared .* You get more on Nov/),
  );
  await see.none(window.getByText(/0 left|in all/));
});

test('an account that must confirm its address first can have the email resent from the dialog', async () => {
  const known = accountWith({ user: { email_verified: false } });
  const server = await open('/', {
    account: known,
    answers: {
      'POST /api/humanize': failure('confirm_address'),
      'POST /api/auth/resend-verification': json({ message: 'Verification mail sent!' }),
    },
  });
  humanizer.take('Furthermore, it is late.');
  await humanizer.humanize();
  const window = dialog('Confirm your email address');
  await see.visible(window);
  await see.accessible();
  await window.getByRole('button', { name: 'Send it again' }).click();
  await see.visible(window.getByText('Sent. The link works once, for 24 hours.'));
  expect(server.asked('POST /api/auth/resend-verification')).toHaveLength(1);
  await window.getByRole('button', { name: 'Close', exact: true }).last().click();
  await see.none(window);
  await see.visible(text('Confirm your email address first'));
  await see.none(page.getByRole('alert'));
  server.answer({ 'POST /api/humanize': failure('confirm_address') });
  await button('Continue').click();
  await see.visible(window);
});

test('an account sees its remaining words as a bar', async () => {
  await openAsGuest(380, 120);
  await see.visible(text('120 words left without an account.'));
  const bar = page.getByRole('meter', { name: 'Words remaining' });
  await open('/', { account: accountWith({ profile: { words_used: 400 } }) });
  await expect.element(bar).toHaveAttribute('value', '20');
  await expect.element(bar).toHaveAttribute('aria-valuetext', '100 of 500: 20% left, running low');
});

test('a Pro account sees that a long text can be sent in parts', async () => {
  const pro = { subscription_plan: 'pro', words_used: 97, words_limit: 30_000 } as const;
  await open('/', { account: accountWith({ profile: pro }) });
  await see.home();
  humanizer.take('word '.repeat(3_100));
  await humanizer.humanize();
  const plans = dialog('Upgrade Required');
  await see.visible(
    plans.getByText(/at once\. “Humanize in parts” below your text sends one part after another/),
  );
  await button('Maybe Later').click();
  await see.visible(button('Humanize in parts'));
});
