import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { brand } from '#contract/brand.ts';
import { open } from './open.tsx';
import { exactly, expectCount, expectNone, expectText, expectVisible, text } from './see.ts';

const main = page.getByRole('main');
const card = (name: string) =>
  page.getByRole('listitem').filter({ has: page.getByRole('heading', { level: 3, name, exact: true }) });

test('a visitor compares months and years, and is told what a term is', async () => {
  await open('/pricing');
  const apps = main.getByRole('region', { name: `${brand.name} for your phone` });
  await expect
    .element(apps.getByRole('link', { name: 'Get it for Android' }))
    .toHaveAttribute('href', brand.androidApp);
  await expect
    .element(apps.getByRole('link', { name: 'Get it for iOS' }))
    .toHaveAttribute('href', brand.iosApp);
  await expectText(card('Free'), /\$0 per month.*Get Started/);
  await expectText(card('Free'), '500');
  await expectText(card('Pro'), /Most Popular\$5 per monthA year saves 50%/);
  await expectText(card('Pro'), '30,000');
  await expectText(card('Pro'), '3,000');
  await expectText(card('Ultra'), 'Unlimited');
  await expectCount(exactly('Most Popular'), 1);
  await expectNone(text('Your plan'));
  await expectText(main, 'Nothing renews by itself');
  await expectText(main, 'An email 7 days before the end');
  await expect
    .element(main.getByRole('region', { name: 'Need a Custom Plan?' }).getByRole('link'))
    .toHaveAttribute('href', `mailto:${brand.supportEmail}?subject=Custom%20plan`);
});

test.each([
  ['a wide screen', 1280],
  ['a phone', 390],
])('choosing a year by keyboard moves nothing below on %s', async (_, width) => {
  await page.viewport(width, 800);
  await open('/pricing');
  const below = page.getByRole('heading', { name: 'What you pay for' });
  await expectVisible(below);
  await document.fonts.ready;
  const place = () => below.element().getBoundingClientRect().top + scrollY;
  (page.getByRole('radio', { name: 'Monthly' }).element() as HTMLElement).focus();
  const before = place();
  await userEvent.keyboard('{ArrowRight}');
  await expect.element(page.getByRole('radio', { name: 'Annual' })).toBeChecked();
  await expectText(card('Pro'), /\$30 per yearSaves 50%: \$2\.50 per month\$30, where 12.×.\$5/);
  await expectText(card('Ultra'), /\$60 per yearSaves 50%: \$5 per month/);
  expect(place()).toBe(before);
});
