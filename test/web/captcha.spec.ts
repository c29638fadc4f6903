import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { json } from 'node:stream/consumers';
import { expect, type Page, test } from '@playwright/test';
import { complaintsOf } from './look.ts';
import { openAsGuest, press, result, stiff, yourText } from './humanizer-steps.ts';

/** A stub of Cloudflare's script with the one function that we call; it renders a button. */
const script = `
  window.turnstile = {
    render(place, { callback, sitekey }) {
      const button = document.createElement('button');
      button.textContent = 'I am a person';
      button.onclick = () => callback('a person, by ' + sitekey);
      document.querySelector(place).append(button);
    },
  };
`;

/** Stubs both sides of Cloudflare's check: its script in the browser and its verification of tokens. */
async function switchOn(page: Page) {
  const asked: unknown[] = [];
  const server = createServer((request, response) => {
    void json(request).then((body) => {
      asked.push(body);
      response.end(JSON.stringify({ success: true }));
    });
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const value = `http://127.0.0.1:${(server.address() as AddressInfo).port}/siteverify`;
  await page.context().addCookies([{ name: 'check_at', value, url: process.env.TEST_ORIGIN ?? '' }]);
  const loads: string[] = [];
  await page.route('https://challenges.cloudflare.com/**', (route) => {
    loads.push(route.request().url());
    return route.fulfill({ contentType: 'text/javascript', body: script });
  });
  return { asked, loads, close: () => server.close() };
}

test('a guest passes the CAPTCHA by keyboard, once, before the first text, and its script loads no earlier', async ({
  page,
}) => {
  const complaints = complaintsOf(page);
  const { asked, loads, close } = await switchOn(page);
  await openAsGuest(page);
  await yourText(page).fill(stiff);
  await expect(page.getByRole('button', { name: 'Humanize', exact: true })).toBeEnabled();
  expect(loads).toEqual([]);
  await press(page, 'Humanize');
  const window = page.getByRole('dialog', { name: 'A quick check before your first text' });
  const check = window.frameLocator('iframe').getByRole('button', { name: 'I am a person' });
  await expect(check).toBeVisible();
  expect(loads).toHaveLength(1);
  for (let tab = 0; tab < 5 && !(await check.evaluate((each) => each === document.activeElement)); tab++)
    await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(window).toBeHidden();
  await expect(result(page)).toContainText('Ana Petrov');
  expect(asked).toMatchObject([{ response: 'a person, by 1x00000000000000000000AA' }]);

  await yourText(page).fill(`${stiff} Furthermore, the river is long.`);
  await press(page, 'Humanize');
  await expect(result(page)).toContainText('river is long');
  expect(loads).toHaveLength(1);
  // The browser logs the 403 response that asked for the check.
  expect(complaints.filter((complaint) => !complaint.includes('403'))).toEqual([]);
  close();
});
