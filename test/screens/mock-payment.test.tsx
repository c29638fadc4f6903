import { expect, test } from 'vitest';
import { cleanup, render } from 'vitest-browser-react';
import { MockPayment } from '#development/mock-payment/mock-payment.tsx';
import '#development/mock-payment/mock-payment.css';
import { stopClock, turnClock } from './clock.ts';
import { alert, button, exactly, link, region } from './find.ts';
import * as see from './see.ts';
import { failure, serve } from './server.ts';

async function summaryOf(plan: string, amount: number) {
  await cleanup();
  await render(<MockPayment order={{ token: 'a.b.c', plan, amount }} />);
  const summary = region('Order Summary');
  await see.visible(summary);
  const rows = summary.element().querySelectorAll('dl > div');
  return [...rows].map((row) => [...row.children].map(({ textContent }) => textContent));
}

test('the mock payment page shows what is ordered, in which cycle, and that nothing is paid', async () => {
  expect(await summaryOf('pro', 30)).toEqual([
    ['Plan', 'Pro'],
    ['Billing cycle', 'Annual'],
    ['Amount', '$30'],
  ]);
  await see.visible(exactly('Mock Payment'));
  await see.visible(
    exactly('This page stands in for a payment provider while developing. No real payment is made.'),
  );
  await see.visible(button('Simulate Successful Payment'));
  await see.leads(link('Cancel & Return to Pricing'), '/pricing');
  await see.accessible();
  await see.fits(320);

  expect(await summaryOf('ultra', 10)).toContainEqual(['Billing cycle', 'Monthly']);
  expect(await summaryOf('pro', 7.5)).toEqual([
    ['Plan', 'Pro'],
    ['Amount', '$7.50'],
  ]);
});

test('a payment that the server refuses is told after the two seconds that paying takes, and can be tried again', async () => {
  serve({ 'POST /api/dev/payments/complete': failure('invalid_payment_token') });
  await summaryOf('pro', 5);
  stopClock();
  await button('Simulate Successful Payment').click();
  await see.visible(button('Processing...'));
  await turnClock(2_000);
  await see.text(alert, 'Invalid payment token');
  await see.visible(button('Simulate Successful Payment'));
});
