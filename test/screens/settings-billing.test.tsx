import { test } from 'vitest';
import { page } from 'vitest/browser';
import type { Billing } from '#contract/billing.ts';
import { accountWith } from './account.ts';
import { onFree } from './billing.ts';
import { button, link, panel, text } from './find.ts';
import { open } from './open.tsx';
import * as see from './see.ts';
import { type Answers, broken, json } from './server.ts';

const call = 'GET /api/user/billing';
const openBilling = (answer: Answers[string]) =>
  open('/account-settings?tab=billing', { account: accountWith(), answers: { [call]: answer } });

const lastRow = page.getByRole('row').last();

const payment: Billing['payments'][number] = {
  id: 'latest',
  at: '2026-11-03T12:00:00Z',
  plan: 'pro',
  billing_cycle: 'annual',
  amount: 30,
  status: 'completed',
  action: 'ACTIVATED',
  term_end: '2027-11-03T12:00:00Z',
  words_carried: 380,
};
const onPro: Billing = {
  ...onFree,
  plan: 'pro',
  billing_cycle: 'annual',
  subscription_start: '2026-11-03T12:00:00Z',
  subscription_end: '2027-11-03T12:00:00Z',
  words_carried: 380,
  renewable: true,
  renewable_from: '2027-10-27T12:00:00Z',
  payments: [payment],
  next: 'earlier',
};

test('the billing of a new account shows the free plan, when the words reset, and no payments', async () => {
  await openBilling(json(onFree));
  for (const words of ['Free of charge', 'Active', 'Resets on', 'You have not paid for anything yet'])
    await see.text(panel, words);
  await see.count(panel.getByRole('link'), 1);
});

test('a subscriber’s billing can be retried after a failure and shows price, cycle, end of the term and payments', async () => {
  const earlier = { ...onPro, payments: [{ ...payment, id: 'earlier', status: 'refunded' }], next: null };
  const server = await openBilling(broken);
  await see.visible(text('Failed to get billing information'));
  await see.accessible();
  server.answer({
    [call]: ({ url }) => Response.json(url.endsWith('before=earlier') ? earlier : onPro),
  });
  await button('Try again').click();
  await see.text(panel, '$30 per year');
  await see.text(panel, 'Annual');
  await see.text(panel, /Term ends\s*November 3, 2027/);
  await see.text(panel, /Words carried over\s*380, to be used before December 3, 2026/);
  await see.leads(link('Renew Pro'), '/pricing');
  await see.text(panel, 'If you pay now, the new term starts after that day');
  await see.text(lastRow, '$30');
  await see.text(lastRow, 'Term until November 3, 2027, 380 words carried over');
  await button('Show Earlier Payments').click();
  await see.text(lastRow, 'Refunded');
  await see.none(button('Show Earlier Payments'));
  await see.accessible();
  await see.fits();
});

test('an unfinished checkout does not look like a debt; the page says from when the term can be renewed', async () => {
  const begun = { ...payment, status: 'unfinished', action: null, term_end: null, words_carried: 0 };
  await openBilling(json({ ...onPro, renewable: false, payments: [begun], next: null }));
  await see.text(lastRow, /Checkout not finished, nothing is owed\s*–$/);
  await see.text(panel, /You can renew Pro from .* on/);
});
