import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { PlanPaymentUrls } from '#development/plan-payment-urls/plan-payment-urls.tsx';
import { openDocument } from './open.tsx';
import { expectAccessible, expectText, expectToFit, expectVisible } from './see.ts';

const generated = page.getByRole('region', { name: 'Generated URL' });
const recommended = page.getByRole('region', { name: 'Recommended URL' });
const choose = (name: string) => page.getByRole('radio', { name, exact: true }).click();

test('the planner tells how safe each type of URL is, and plans for the server one is looking at', async () => {
  await openDocument(<PlanPaymentUrls />);
  await expectVisible(page.getByRole('heading', { level: 1, name: 'Payment URL Planner' }));
  await choose('Pro');
  await expectText(generated, 'https://longhand.example/payment-success?session=');
  await expectText(generated, 'This is the recommended type for Pro.');
  await expectText(generated, 'Securitymedium');
  await expectText(recommended, 'Query parameters');
  await expectText(recommended, 'Securitymedium');

  await choose('Ultra');
  await expect.element(page.getByRole('radio', { name: 'Token in the path' })).toBeChecked();
  await expectText(generated, '.planned.signature');
  await expectText(generated, 'Securityhigh');
  await choose('Simple status');
  await expectText(generated, 'Ultra needs the token type');
  await expectText(generated, 'Securitylow');
  await expectText(recommended, '.planned.signature');
  await expectText(recommended, 'Securityhigh');
  await expectText(page.getByRole('region', { name: 'Sample prices' }), '$14.99');
  await expectAccessible();
  await expectToFit();

  await choose('Development');
  await expectText(generated, `${location.origin}/payment-success?status=completed`);
});
