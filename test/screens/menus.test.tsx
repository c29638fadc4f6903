import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { brand } from '#contract/brand.ts';
import { open } from './open.tsx';
import { button, heading } from './find.ts';
import * as see from './see.ts';

const menu = page.getByRole('navigation', { name: 'Main', exact: true });
const inMenu = (name: string) => menu.getByRole('link', { name, exact: true });
const inHeader = (name: string) => page.getByRole('banner').getByRole('link', { name, exact: true });
const isDrawn = (place: { query: () => Element | null }) => place.query()?.checkVisibility() ?? false;
const press = (keys: string) => userEvent.keyboard(keys);

async function pressEnterOn(name: string) {
  (button(name).element() as HTMLElement).focus();
  await press('{Enter}');
}

test('the page one is on is marked in the navigation', async () => {
  for (const width of [1280, 390]) {
    await page.viewport(width, 844);
    await open('/earn');
    if (width === 390) await button('Menu').click();
    await expect.element(inMenu('Earn with us')).toHaveAttribute('aria-current', 'page');
    await expect.element(inMenu('Home')).not.toHaveAttribute('aria-current');
  }
});

test('the menu of a phone works by keyboard and closes on navigation', async () => {
  await page.viewport(390, 844);
  await open('/');
  await see.visible(button('Menu'));
  expect(isDrawn(menu)).toBe(false);
  await pressEnterOn('Menu');
  await see.visible(button('Log in'));
  for (const name of ['Log in', 'Try for free']) {
    await press('{Tab}');
    await see.focused(button(name));
  }
  for (const name of ['Home', 'Pricing', 'Earn with us', 'Blog', 'Contact', 'Android', 'iOS']) {
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
});

test('the list of apps opens by keyboard and closes when the focus goes on', async () => {
  await open('/');
  await see.visible(button('Mobile Apps'));
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
  button('Mobile Apps').element().focus();
  await press('{Tab}');
  await see.focused(inHeader('Android'));
  await press('{Tab}');
  await see.focused(inHeader('iOS'));
  await press('{Tab}');
  await see.focused(button('Theme'));
  await expect.poll(() => isDrawn(inHeader('Android'))).toBe(false);
});

test.each([
  [1280, 'Mobile Apps'],
  [390, 'Menu'],
])('at %d pixels axe finds nothing in the open menus', async (width, name) => {
  await page.viewport(width, 844);
  await open('/');
  for (const each of ['Theme', name]) {
    await button(each).click();
    await see.accessible();
  }
});
