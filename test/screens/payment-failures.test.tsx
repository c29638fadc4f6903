import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { accountWith, byGoogle } from './account.ts';
import { open } from './open.tsx';
import { alert, expectAccessible, expectHome, expectSaid, expectText, expectVisible, text } from './see.ts';
import { type Answers, failure } from './server.ts';

const process = 'POST /api/payments/process-success/a.b.c';
const title = (name: string) => page.getByRole('heading', { name, exact: true });
const link = (name: string) => page.getByRole('main').getByRole('link', { name });
const openPayment = (path: string, answers: Answers = {}, account = accountWith()) =>
  open(path, { account, answers });

test('a payment that nobody knows is told, and leads home', async () => {
  await openPayment('/external-payment-success-secure?session=1234', {
    'POST /api/payments/activate-user-subscription-with-plan': failure('payment_not_found'),
  });
  await expectVisible(title('Invalid Link'));
  await expectVisible(text('We found no payment for this.'));
  await expectAccessible();
  await link('Go Home').click();
  await expectHome();
});

test('a payment that failed leads to another try and to support', async () => {
  await openPayment('/payment-success/a.b.c', { [process]: failure('payment_failed') });
  await expectVisible(title('Payment Error'));
  await expect.element(link('Try Again')).toHaveAttribute('href', '/pricing');
  await expectVisible(link('Contact Support'));
  await expectAccessible();
});

test('a Google account that comes without a payment is told, and helped', async () => {
  await openPayment('/external-payment-success-legacy', {}, byGoogle);
  await expectVisible(title('Invalid Access'));
  await expectSaid(alert, 'This page can only be accessed after completing a payment.');
  await expectVisible(link('Return to Pricing'));
  await expectVisible(link('Back to Home'));
  await expectText(page.getByRole('complementary', { name: 'Help' }), 'support@');
  await expectAccessible();
});
