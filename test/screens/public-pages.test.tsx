import { expect, test } from 'vitest';
import { MemoryRouter } from 'react-router-dom';
import { page, userEvent } from 'vitest/browser';
import { cleanup, render } from 'vitest-browser-react';
import { ownerClaims } from '#contract/claims.ts';
import { CopyButton } from '#page-parts/copy-button.tsx';
import { CopyButton as CopyResult } from '#tool/result/result-foot.tsx';
import { KeyFigures, Voices } from '#pages/home/tour/claims.tsx';
import { accountWith } from './account.ts';
import { open } from './open.tsx';
import { button, dialog, heading, link, text } from './find.ts';
import * as see from './see.ts';
import { brand } from '#contract/brand.ts';

const menuBars = () => [...document.querySelectorAll('.bar')].map((bar) => getComputedStyle(bar).transform);

const placeBeside = () => text('beside').element().getBoundingClientRect().left;

test('a creator calculates what a video pays by typing its views or moving the slider', async () => {
  await open('/earn');
  const views = page.getByLabelText('Real views of one video', { exact: true });
  const slider = page.getByLabelText('Real views of one video, as a slider');
  const payout = page.getByRole('status').filter({ hasText: 'You receive' });
  await views.fill('1234567');
  await see.text(payout, '$1,851.85');
  await expect.element(slider).toHaveAttribute('aria-valuetext', '1,234,567 views');
  await views.fill('');
  await see.text(payout, '$0 10,000 more views until');
  const below = page.getByRole('table').element().getBoundingClientRect().top;
  slider.element().focus();
  await userEvent.keyboard('{End}');
  await see.value(views, 10_000_000);
  await see.text(payout, '$15,000');
  await userEvent.keyboard('{Home}');
  await see.text(payout, '$15 At');
  expect(page.getByRole('table').element().getBoundingClientRect().top).toBe(below);
  await see.accessible();
  await see.fits(320);
});

test('a link to an answer opens it, on page load and from another answer', async () => {
  await open('/earn#payment');
  await see.visible(text('through a wallet provider, a card provider or by bank transfer'));
  await text('When and how am I paid?').click();
  await text('What is a real view?').click();
  await link('Link to this answer').click();
  await expect.poll(() => document.activeElement?.id).toBe('real-views');
  await see.visible(text('A view by a real person.'));
});

test('the greeting after a payment covers the header from edge to edge, and nothing below it', async () => {
  await page.viewport(390, 844);
  await open('/?upgraded=true', {
    remembers: () => localStorage.setItem('last_subscription_activation', String(Date.now())),
  });
  const greeting = page.getByText('Payment successful! Updating your subscription...');
  await see.visible(greeting);
  const { left, right, bottom } = page.getByRole('banner').element().getBoundingClientRect();
  expect(greeting.element().getBoundingClientRect()).toMatchObject({ left, right, bottom });
});

test.each([
  ['Copy', <CopyResult key="result" text="A result." />],
  ['Copy Token', <CopyButton key="token" text="A token." label="Token" />],
])('"%s" and "Copied!" take the same width', async (name, copy) => {
  await cleanup();
  await render(
    <p style={{ display: 'flex' }}>
      {copy}
      <span>beside</span>
    </p>,
  );
  Object.defineProperty(navigator, 'clipboard', { configurable: true, value: { writeText: async () => {} } });
  await see.visible(text('beside'));
  const before = placeBeside();
  await button(name).click();
  await see.visible(button('Copied!'));
  expect(placeBeside()).toBe(before);
});

const menu = page.getByRole('navigation', { name: 'Main', exact: true });
const inMenu = (name: string) => menu.getByRole('link', { name, exact: true });
const inHeader = (name: string) => page.getByRole('banner').getByRole('link', { name, exact: true });
const isDrawn = (place: { query: () => Element | null }) => place.query()?.checkVisibility() ?? false;
const press = (keys: string) => userEvent.keyboard(keys);

async function pressEnterOn(name: string) {
  (button(name).element() as HTMLElement).focus();
  await press('{Enter}');
}

test('the phone menu, whose bars become a cross, works by keyboard and closes on navigation', async () => {
  await page.viewport(390, 844);
  await open('/contact');
  await see.visible(heading(/./, 1));
  expect(isDrawn(menu)).toBe(false);
  expect(menuBars()).toEqual(['none', 'none']);
  await pressEnterOn('Menu');
  await see.visible(button('Log in'));
  await expect.poll(menuBars).toEqual([expect.stringContaining('matrix'), expect.stringContaining('matrix')]);
  await see.accessible();
  for (const name of ['Log in', 'Try for free']) {
    await press('{Tab}');
    await see.focused(button(name));
  }
  for (const name of [
    'Home',
    'Pricing',
    'Check a rewrite',
    'Earn with us',
    'Blog',
    'Contact',
    'Android',
    'iOS',
  ]) {
    await press('{Tab}');
    await see.focused(inMenu(name));
  }
  await press('{Escape}');
  await expect.poll(() => isDrawn(menu)).toBe(false);
  await see.focused(button('Menu'));
  await press('{Enter}');
  await see.visible(inMenu('Earn with us'));
  (inMenu('Earn with us').element() as HTMLElement).focus();
  await press('{Enter}');
  await see.focused(heading('Earn with Us', 1));
  await expect.poll(() => isDrawn(menu)).toBe(false);
  await press('{Escape}');
  await button('Menu').click();
  await expect.element(inMenu('Earn with us')).toHaveAttribute('aria-current', 'page');
  await expect.element(inMenu('Home')).not.toHaveAttribute('aria-current');
});

test('the list of apps opens by keyboard and closes when the focus leaves it', async () => {
  await open('/earn');
  await see.visible(heading('Earn with Us', 1));
  await expect.element(inMenu('Earn with us')).toHaveAttribute('aria-current', 'page');
  await button('Theme').click();
  await see.accessible();
  await pressEnterOn('Mobile Apps');
  await see.leads(inHeader('Android'), brand.androidApp);
  for (const [key, name] of [
    ['{ArrowUp}', 'iOS'],
    ['{ArrowDown}', 'Android'],
    ['{ArrowDown}', 'iOS'],
  ] as const) {
    await press(key);
    await see.focused(inHeader(name));
  }
  expect(scrollY).toBe(0);
  await see.accessible();
  button('Mobile Apps').element().focus();
  await press('{Tab}');
  await see.focused(inHeader('Android'));
  await press('{Tab}');
  await see.focused(inHeader('iOS'));
  await press('{Tab}');
  await see.focused(button('Theme'));
  await expect.poll(() => isDrawn(inHeader('Android'))).toBe(false);
});

const suggested = () =>
  page
    .getByRole('main')
    .getByRole('listitem')
    .elements()
    .map((item) => [item.textContent, item.querySelector('a')?.getAttribute('href')]);

test('the 404 page suggests the same pages to everyone, and a guest signs in first', async () => {
  for (const account of [accountWith(), undefined]) {
    await open('/there-is-no-such-page', account && { account });
    await see.visible(heading('Page Not Found', 1));
    await see.visible(link('Go Home'));
    await see.visible(button('Go Back'));
    await expect.poll(suggested).toEqual([
      ['Pricing', '/pricing'],
      ['Usage Statistics', '/usage-stats'],
      ['Account Settings', '/account-settings'],
    ]);
  }
  await link('Usage Statistics').click();
  await see.visible(dialog);
});

const confirm = <Claim,>(claims: readonly Claim[]) => claims.map((claim) => ({ ...claim, confirmed: true }));

test('the home page shows the numbers of users and samples and the testimonials that the owner has confirmed', async () => {
  const claims = { figures: confirm(ownerClaims.figures), testimonials: confirm(ownerClaims.testimonials) };
  await cleanup();
  await render(
    <MemoryRouter>
      <KeyFigures claims={claims} />
      <Voices claims={claims} />
    </MemoryRouter>,
  );
  await see.text(page.getByRole('region', { name: 'Key figures' }), 'Trusted by 250,000+ users');
  await see.text(page.getByRole('region', { name: 'Key figures' }), 'Trained on 1.2 million samples');
  await see.visible(heading('From people who write'));
  for (const { words, by } of claims.testimonials)
    await see.text(page.getByRole('figure', { name: by }), words);
  await see.none(link('How we counted'));
});
