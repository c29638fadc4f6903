import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { brand } from '#contract/brand.ts';
import { open } from './open.tsx';
import { exactly, heading, radio, text } from './find.ts';
import * as see from './see.ts';

const main = page.getByRole('main');
const card = (name: string) =>
  page.getByRole('listitem').filter({ has: page.getByRole('heading', { level: 3, name, exact: true }) });

test('a visitor compares months and years, and is told what a term is', async () => {
  await open('/pricing');
  const apps = main.getByRole('region', { name: `${brand.name} for your phone` });
  await see.leads(apps.getByRole('link', { name: 'Get it for Android' }), brand.androidApp);
  await see.leads(apps.getByRole('link', { name: 'Get it for iOS' }), brand.iosApp);
  await see.text(card('Free'), /\$0 per month.*Get Started/);
  await see.text(card('Free'), '500');
  await see.text(card('Pro'), /Most Popular\$5 per monthA year saves 50%/);
  await see.text(card('Pro'), '30,000');
  await see.text(card('Pro'), '3,000');
  await see.text(card('Ultra'), 'Unlimited');
  await see.count(exactly('Most Popular'), 1);
  await see.none(text('Your plan'));
  await see.text(main, 'Nothing renews by itself');
  await see.text(main, 'An email 7 days before the end');
  await see.leads(
    main.getByRole('region', { name: 'Need a Custom Plan?' }).getByRole('link'),
    `mailto:${brand.supportEmail}?subject=Custom%20plan`,
  );
});

test.each([
  ['a wide screen', 1280],
  ['a phone', 390],
])('choosing a year by keyboard moves nothing below on %s', async (_, width) => {
  await page.viewport(width, 800);
  await open('/pricing');
  const below = heading('What you pay for');
  await see.visible(below);
  await document.fonts.ready;
  const place = () => below.element().getBoundingClientRect().top + scrollY;
  (radio('Monthly').element() as HTMLElement).focus();
  const before = place();
  await userEvent.keyboard('{ArrowRight}');
  await expect.element(radio('Annual')).toBeChecked();
  await see.text(card('Pro'), /\$30 per yearSaves 50%: \$2\.50 per month\$30, where 12.×.\$5/);
  await see.text(card('Ultra'), /\$60 per yearSaves 50%: \$5 per month/);
  expect(place()).toBe(before);
});
