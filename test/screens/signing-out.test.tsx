import { afterEach, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { account } from '#account/account.ts';
import { notifyEnd } from '#account/session/ended.ts';
import { accountWith } from './account.ts';
import { open } from './open.tsx';
import { button, region } from './find.ts';
import * as see from './see.ts';
import { noContent } from './server.ts';

const kept = {
  draft_1: '{"text":"Words"}',
  draft_2: '{}',
  result_2: '{}',
  history: '[]',
  voice: '{}',
  work_owner: 'ada',
  blog_draft_1: '{}',
};
const stays = { theme: 'dark', guest_usage_1: '{}' };

let stop = () => {};
afterEach(() => stop());

/** Clicks "Sign Out" as a signed-in user; `told` collects the account events, with whether the work is kept. */
async function signOutWith(stored: Record<string, string>) {
  const told: string[] = [];
  const server = await open('/earn', {
    account: accountWith({}),
    answers: { 'POST /api/auth/logout': noContent },
  });
  stop = account.onEvent((event, origin, work) => void told.push(`${event} ${origin} ${work}`));
  await button(/Ada Lovelace/).click();
  // Makes other screens write what they have pending, so that the next line clears it too.
  dispatchEvent(new Event('pagehide'));
  localStorage.clear();
  for (const [key, value] of Object.entries(stored)) localStorage.setItem(key, value);
  await button('Sign Out').click();
  return { told, server };
}

const dialog = page.getByRole('dialog', { name: 'Sign out' });
const notices = region('Notifications');

test.each([
  ['Keep on this device', 'kept', 'still in this browser'],
  ['Delete from this device', 'deleted', 'deleted from this browser'],
])('signing out asks whether to keep the work: “%s” does so and confirms it', async (choice, work, said) => {
  const { told, server } = await signOutWith(kept);
  await see.text(
    dialog,
    'Only this browser has your drafts, your results, your history, your writing sample, and your unsaved',
  );
  expect(server.asked('POST /api/auth/logout')).toEqual([]);
  await see.accessible();
  await see.fits(320);
  await dialog.getByRole('button', { name: choice }).click();
  await see.none(dialog);
  expect(told).toEqual([`SIGNED_OUT here ${work}`]);
  await see.text(notices, said);
});

test('closing the sign-out dialog leaves the user signed in', async () => {
  const { told } = await signOutWith(kept);
  await see.visible(dialog);
  await dialog.getByRole('button', { name: 'Close' }).click();
  await see.none(dialog);
  expect(told).toEqual([]);
  await see.visible(button(/Ada Lovelace/));
});

test('signing out asks nothing when the browser holds no work', async () => {
  const { told } = await signOutWith(stays);
  await see.text(notices, 'You are signed out');
  expect(told).toEqual(['SIGNED_OUT here deleted']);
});

test('a notice says that the texts are still here when the session was ended elsewhere', async () => {
  await open('/earn', { remembers: () => localStorage.setItem('draft_1', '{}') });
  notifyEnd();
  await see.text(notices, 'Your texts are still in this browser.');
});
