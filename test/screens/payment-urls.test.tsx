import { beforeEach, expect, test } from 'vitest';
import { cleanup, render } from 'vitest-browser-react';
import type { SecretUrl } from '#contract/payments.ts';
import { sampleUrls } from '#contract/sample-urls.ts';
import { PaymentUrlsDemo } from '#development/payment-urls-demo/payment-urls-demo.tsx';
import { accountWith } from './account.ts';
import { startClock, stopClock, turnClock } from './clock.ts';
import { open } from './open.tsx';
import { alert, button, exactly, field, radio, region, text } from './find.ts';
import * as see from './see.ts';
import { failure, json, serve, unreachable } from './server.ts';

const line = (heading: string) => region(heading);
const copied: string[] = [];

beforeEach(() => {
  copied.length = 0;
  const clipboard = { writeText: async (words: string) => void copied.push(words) };
  Object.defineProperty(navigator, 'clipboard', { configurable: true, value: clipboard });
});

test('the demo shows each style of success URL, what it is for, and copies it', async () => {
  serve({ 'GET /api/demo/payment-urls': json(sampleUrls('https://longhand.example')) });
  await cleanup();
  await render(<PaymentUrlsDemo />);
  await see.text(line('Simple status'), '/payment-success?status=completed&ref=');
  await see.text(line('Token in the path'), 'Links that pass through mail');
  await see.visible(text('GET /api/demo/payment-urls'));
  const query = line('Query parameters');
  await see.visible(query);
  stopClock();
  await query.getByRole('button', { name: 'Copy URL' }).click();
  await see.visible(exactly('URL copied to clipboard!'));
  await see.visible(query.getByRole('button', { name: 'Copied!' }));
  await turnClock(2_000);
  await see.visible(query.getByRole('button', { name: 'Copy URL' }));
  expect(copied).toEqual([expect.stringContaining('/payment-success?session=')]);
  startClock();
  await see.accessible();
  await see.fits();
});

const generate = 'POST /api/payments/generate-secret-url';
const made: SecretUrl = {
  success: true,
  secret_url: 'https://longhand.example/payment-success/a.b.c',
  token: 'a.b.c',
};

test('a secret URL is made for somebody who is signed in alone, and what goes wrong is told', async () => {
  await open('/secret-payment-urls');
  await button('Generate Secret URL').click();
  await see.said(alert, 'You must be logged in to generate secret URLs');

  const server = await open('/secret-payment-urls', { account: accountWith() });
  await radio('Ultra').click();
  await see.value(field('Amount in dollars'), 39.99);
  server.answer({ [generate]: unreachable });
  await button('Generate Secret URL').click();
  await see.said(alert, 'Failed to generate secret URL');
  server.answer({ [generate]: failure('payment_not_found') });
  await field('Session id (optional)').fill('there-is-none');
  await button('Generate Secret URL').click();
  await see.text(alert, 'We found no payment for this.');

  server.answer({ [generate]: json(made) });
  await field('Session id (optional)').fill('3f8a2c1e');
  await button('Generate Secret URL').click();
  const shown = line('Your secret URL');
  await see.text(shown, 'Single use. It expires in 24 hours.');
  await shown.getByRole('button', { name: 'Copy URL' }).click();
  await see.visible(shown.getByRole('button', { name: 'Copied!' }));
  expect(copied).toEqual([made.secret_url]);
  await see.visible(text('By itself it activates nothing'));
  const trial = shown.getByRole('link', { name: 'Test URL' });
  await see.leads(trial, made.secret_url);
  await expect.element(trial).toHaveAttribute('target', '_blank');
  expect(server.asked(generate).at(-1)).toEqual({ plan: 'ultra', amount: 39.99, sessionId: '3f8a2c1e' });
  await see.accessible();
  await see.fits();
});
