import { describe, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { accountWith } from './account.ts';
import { open } from './open.tsx';
import { button, dialog, field as onPage, text } from './find.ts';
import * as see from './see.ts';
import { failure, json } from './server.ts';

const login = 'POST /api/auth/login';
const register = 'POST /api/auth/register';

const ada = accountWith();
const field = (label: string) => dialog.getByLabelText(label, { exact: true });
const focus = (place: { element: () => Element }) => (place.element() as HTMLElement).focus();
const inMenu = () => document.querySelector('.menu-panel:popover-open')?.textContent;

test('signing in closes the window and leaves what the person was doing', async () => {
  const server = await open('/', { answers: { [login]: json(ada) } });
  await onPage('Your Text').fill('Half a thought');
  await button('Log in').click();
  await field('Email').fill('ADA@example.org');
  await field('Password').fill('a long sentence');
  await dialog.getByRole('button', { name: 'Sign In', exact: true }).click();
  await see.none(dialog);
  await see.visible(button(/Ada Lovelace/));
  await see.value(onPage('Your Text'), 'Half a thought');
  expect(server.asked(login)).toEqual([{ email: 'ada@example.org', password: 'a long sentence' }]);
});

test('signing up closes the window, and the person is greeted by name, plan and words', async () => {
  const server = await open('/', { answers: { [register]: json(ada, { status: 201 }) } });
  await button('Try for free').click();
  await field('Full Name').fill('Ada Lovelace');
  await field('Email').fill('ADA@example.org');
  await field('Password').fill('a long sentence');
  await dialog.getByRole('button', { name: 'Create Account' }).click();
  await see.none(dialog);
  await see.visible(text('We have sent a link to ada@example.org.'));
  expect(server.asked(register)).toMatchObject([{ email: 'ada@example.org', full_name: 'Ada Lovelace' }]);
  await button(/Ada Lovelace/).click();
  for (const words of ['Ada Lovelace', 'ada@example.org', 'FREE', '0 / 500']) {
    await expect.poll(inMenu).toContain(words);
  }
  await see.visible(page.getByRole('meter', { name: 'Words used' }));
});

describe.each([
  { screen: 'a wide screen', width: 1280, opener: 'Log in' },
  { screen: 'a phone', width: 390, opener: 'Menu' },
])('on $screen', ({ width, opener }) => {
  const onPhone = opener === 'Menu';
  const account = () => (onPhone ? button('Menu') : button(/Ada Lovelace/));

  test('by keyboard alone: open, go wrong, escape, sign in, and the focus is never lost', async () => {
    await page.viewport(width, 800);
    const server = await open('/', { answers: { [login]: failure('invalid_credentials') } });
    await see.visible(button(opener));
    const reachWindow = async () => {
      focus(button(opener));
      await userEvent.keyboard('{Enter}');
      if (onPhone) {
        await see.visible(button('Log in'));
        focus(button('Log in'));
        await userEvent.keyboard('{Enter}');
      }
      await see.focused(field('Email'));
    };

    await reachWindow();
    await userEvent.keyboard('{Escape}');
    await see.none(dialog);
    await see.focused(button(opener));

    await reachWindow();
    await userEvent.keyboard('ada@example.org');
    await userEvent.keyboard('{Tab}');
    await userEvent.keyboard('not the one{Enter}');
    await see.said(dialog.getByRole('alert'), 'Invalid email or password');
    await see.focused(field('Password'));
    server.answer({ [login]: json(ada) });
    await userEvent.keyboard('{Enter}');
    await see.none(dialog);
    await see.focused(account());
  });
});
