import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { accountWith } from './account.ts';
import { open } from './open.tsx';
import { button, expectAccessible, expectNone, expectText, expectVisible } from './see.ts';
import { broken, json } from './server.ts';

const unread = { 'GET /api/auth/session': broken };
const read = { 'GET /api/auth/session': json({ ...accountWith(), google: true }) };
const menu = () => document.querySelector('.menu-panel:popover-open')?.textContent;

test('somebody with a password is shown stand-ins when the session cannot be read, and can try again', async () => {
  const server = await open('/', { remembered: 'manual', answers: unread });
  await page.getByRole('button', { name: /Your account/ }).click();
  for (const words of ['FREE', '0 / 1,000', 'these figures are stand-ins']) {
    await expect.poll(menu).toContain(words);
  }
  server.answer(read);
  await button('Try again').click();
  await expect.poll(menu).toContain('0 / 500');
});

for (const method of ['oauth', 'hybrid'] as const) {
  test(`somebody with Google (${method}) is held up until the account can be read`, async () => {
    const server = await open('/', { remembered: method, answers: unread });
    const dialog = page.getByRole('alertdialog', { name: 'Your account could not be read' });
    await expectText(dialog, 'Authentication failed: An unexpected error occurred');
    await expectAccessible();
    const again = dialog.getByRole('button', { name: 'Try again' });
    await expect.element(again).toHaveFocus();
    await userEvent.keyboard('{Escape}{Escape}');
    await expectVisible(dialog);
    await again.click();
    await expect.poll(() => server.asked('GET /api/auth/session')).toHaveLength(2);
    await expectVisible(again);
    server.answer(read);
    await again.click();
    await expectNone(dialog);
    await expectVisible(page.getByRole('button', { name: /Ada Lovelace/ }));
  });
}
