import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { PlanPaymentUrls } from '#development/plan-payment-urls/plan-payment-urls.tsx';
import { openDocument } from './open.tsx';
import { heading, radio, region } from './find.ts';
import * as see from './see.ts';

const generated = region('Generated URL');
const recommended = region('Recommended URL');
const choose = (name: string) => page.getByRole('radio', { name, exact: true }).click();

test('the planner tells how safe each type of URL is, and plans for the server one is looking at', async () => {
  await openDocument(<PlanPaymentUrls />);
  await see.visible(heading('Payment URL Planner', 1));
  await choose('Pro');
  await see.text(generated, 'https://longhand.example/payment-success?session=');
  await see.text(generated, 'This is the recommended type for Pro.');
  await see.text(generated, 'Securitymedium');
  await see.text(recommended, 'Query parameters');
  await see.text(recommended, 'Securitymedium');

  await choose('Ultra');
  await expect.element(radio('Token in the path')).toBeChecked();
  await see.text(generated, '.planned.signature');
  await see.text(generated, 'Securityhigh');
  await choose('Simple status');
  await see.text(generated, 'Ultra needs the token type');
  await see.text(generated, 'Securitylow');
  await see.text(recommended, '.planned.signature');
  await see.text(recommended, 'Securityhigh');
  await see.text(region('Sample prices'), '$14.99');
  await see.accessible();
  await see.fits();

  await choose('Development');
  await see.text(generated, `${location.origin}/payment-success?status=completed`);
});
