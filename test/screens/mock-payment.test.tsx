import { expect, test } from 'vitest';
import { cleanup, render } from 'vitest-browser-react';
import { page } from 'vitest/browser';
import { MockPayment } from '../../web/src/mock-payment/mock-payment.tsx';
import '../../web/src/mock-payment/mock-payment.css';
import { button, exactly, expectAccessible, expectToFit, expectVisible } from './see.ts';

async function summaryOf(plan: string, amount: number) {
  await cleanup();
  await render(<MockPayment order={{ token: 'a.b.c', plan, amount }} />);
  const summary = page.getByRole('region', { name: 'Order Summary' });
  await expectVisible(summary);
  const rows = summary.element().querySelectorAll('dl > div');
  return [...rows].map((row) => [...row.children].map(({ textContent }) => textContent));
}

test('the mock payment page shows what is ordered, in which cycle, and that nothing is paid', async () => {
  expect(await summaryOf('pro', 30)).toEqual([
    ['Plan', 'Pro'],
    ['Billing cycle', 'Annual'],
    ['Amount', '$30'],
  ]);
  await expectVisible(exactly('Mock Payment'));
  await expectVisible(
    exactly('This page stands in for a payment provider while developing. No real payment is made.'),
  );
  await expectVisible(button('Simulate Successful Payment'));
  await expect
    .element(page.getByRole('link', { name: 'Cancel & Return to Pricing' }))
    .toHaveAttribute('href', '/pricing');
  await expectAccessible();
  await expectToFit(320);

  expect(await summaryOf('ultra', 10)).toContainEqual(['Billing cycle', 'Monthly']);
  expect(await summaryOf('pro', 7.5)).toEqual([
    ['Plan', 'Pro'],
    ['Amount', '$7.50'],
  ]);
});
