import { beforeEach, expect, test } from 'vitest';
import type { GuestUsage } from '#contract/humanize.ts';
import type { Answer } from '#api-client';
import { createGuestWords } from '#tool/limits/guest-words.ts';
import { unreachable } from './account-world.ts';
import { blockStorage, storageOf } from './browser-storage.ts';

const day = 24 * 60 * 60 * 1000;
const usage = (used: number) => ({
  words_used: used,
  words_limit: 500,
  remaining: 500 - used,
  resets_at: '2026-12-21T00:00:00.000Z',
});
const says = (used: number, device_id = 'a'): Answer<GuestUsage> => ({
  ok: true,
  data: { device_id, ...usage(used) },
});

/** A browser and its server, which says what it was told to say last. */
function browserOf(answer: Answer<GuestUsage>) {
  const world = { answer, now: 100 * day };
  const guest = createGuestWords({ ask: async () => world.answer, now: () => world.now });
  return { world, guest };
}

let stored = new Map<string, string>();
beforeEach(() => void (stored = storageOf({})));
const kept = (key: string) => JSON.parse(stored.get(key) ?? 'null');

test('the server’s figure is mirrored, and is there before the server is asked again', async () => {
  const { guest } = browserOf(says(120));
  await guest.refresh();
  expect(guest.used()).toBe(120);
  expect(kept('guest_usage_a')).toEqual({ wordsUsed: 120, lastUpdated: 100 * day, ip: null });
  expect(kept('global_guest_usage')).toEqual({ total: 120, lastUpdate: 100 * day });
  expect(browserOf(says(0)).guest.used()).toBe(120);
});

test('a run adds its words, and words given back come off again', async () => {
  const { guest } = browserOf(says(100));
  await guest.refresh();
  guest.accept(usage(180));
  expect([guest.used(), kept('global_guest_usage').total]).toEqual([180, 180]);
  guest.accept(usage(150));
  expect([guest.used(), kept('global_guest_usage').total]).toEqual([150, 150]);
});

test('a device that lost its cookie goes on from what this browser has used', async () => {
  const { guest, world } = browserOf(says(400));
  await guest.refresh();
  world.answer = says(0, 'b');
  await guest.refresh();
  expect(guest.used()).toBe(400);
  guest.accept(usage(50));
  expect([guest.used(), kept('guest_usage_b').wordsUsed]).toEqual([450, 50]);
});

test('after thirty days the browser’s own total is forgotten', async () => {
  const { guest, world } = browserOf(says(400));
  await guest.refresh();
  world.now += 29 * day;
  world.answer = says(0, 'b');
  await guest.refresh();
  expect(guest.used()).toBe(400);
  world.now += day;
  await guest.refresh();
  expect(guest.used()).toBe(0);
});

test('without storage the server’s figure counts, and without the server the browser’s', async () => {
  storageOf({ global_guest_usage: JSON.stringify({ total: 300, lastUpdate: 100 * day }) });
  const { guest: offline } = browserOf(unreachable);
  await offline.refresh();
  expect(offline.used()).toBe(300);
  blockStorage();
  const { guest } = browserOf(says(70));
  expect(guest.used()).toBe(0);
  await guest.refresh();
  expect(guest.used()).toBe(70);
});

test('what somebody else has written there counts as nothing', () => {
  storageOf({ global_guest_usage: '{"total":"many","lastUpdate":null}' });
  expect(browserOf(unreachable).guest.used()).toBe(0);
});
