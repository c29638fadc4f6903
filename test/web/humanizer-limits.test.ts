import { expect, test, beforeEach } from 'vitest';
import type { PlanId } from '#contract/plans.ts';
import { type Allowance, allowanceOf, blockOf, remainingOf } from '#tool/limits/limits.ts';
import { createHumanizer } from '#tool/workspace/controller.ts';
import { results } from '#tool/workspace/results.ts';
import { ada, unreachable } from './account-world.ts';
import type { GuestUsage, HumanizeResult } from '#contract/humanize.ts';
import type { Answer } from '#api-client';
import { createGuestWords } from '#tool/limits/guest-words.ts';
import { blockStorage, storageOf } from './browser-storage.ts';
import { createClock } from './clock.ts';
import { answerWith } from './review-world.ts';

const unused = { used: 0, of: 'device', resetsAt: null } as const;
const member = (plan: PlanId, used: number, limit: number, profileIs: 'current' | 'fallback' = 'current') =>
  allowanceOf(
    {
      phase: 'signed-in',
      profileIs,
      user: ada.user,
      profile: { ...ada.profile, subscription_plan: plan, words_used: used, words_limit: limit },
    },
    unused,
  );
const guestWith = (used: number) =>
  allowanceOf({ phase: 'signed-out' }, { used, of: 'device', resetsAt: null });

test.each([
  ['a guest at the limit is not blocked', guestWith(380), 120, null],
  ['a guest one word over the limit is blocked', guestWith(380), 121, 'guest'],
  ['a guest over the request and total limit is blocked', guestWith(0), 501, 'guest'],
  ['a free account at its limit is not blocked', member('free', 100, 500), 400, null],
  ['a free account over its limit is blocked', member('free', 100, 500), 401, 'words'],
  ['carried-over words do not raise the free request cap', member('free', 0, 900), 501, 'request'],
  ['a former Basic account has the free request cap', member('basic', 0, 900), 501, 'request'],
  ['Pro at the request cap is not blocked', member('pro', 0, 30_000), 3_000, null],
  ['Pro over the request cap is blocked', member('pro', 0, 30_000), 3_001, 'request'],
  ['Pro over both limits is blocked by the words left', member('pro', 29_000, 30_000), 3_001, 'words'],
  ['Ultra is not blocked even for a very long text', member('ultra', 90_000, -1), 100_000, null],
  ['a fallback profile is not metered', member('free', 999, 1_000, 'fallback'), 500, null],
  ['a fallback profile has the request cap', member('free', 0, 1_000, 'fallback'), 501, 'request'],
  ['a loading account is not blocked', allowanceOf({ phase: 'loading' }, unused), 10_000, null],
])('%s', (_, allowance, words, block) => expect(blockOf(words, allowance)).toBe(block));

test('the remaining words are never negative, and unlimited on Ultra', () => {
  expect(remainingOf(guestWith(620)!)).toBe(0);
  expect(remainingOf(member('pro', 1_000, 30_000)!)).toBe(29_000);
  expect(remainingOf(member('ultra', 1_000, -1)!)).toBe(-1);
});

/** A page of a guest who has 10 words left. Each run changes the first word. */
function guestPage(
  answer: Partial<HumanizeResult> = {},
  server: { used: number; code?: string; account?: Allowance | null } = { used: 490 },
) {
  const clock = createClock();
  const humanizer = createHumanizer({
    clock,
    stream: async (_asked, { onEvent }) => {
      if (server.code) return { end: 'failed', code: server.code, error: '' };
      const changes = [{ start: 0, end: 4, before: 'word', after: 'term', reason: null }];
      onEvent({ event: 'result', result: answerWith({ changes, ...answer }) });
      return { end: 'delivered' };
    },
    results: () => results,
    allowance: () => server.account ?? guestWith(server.used),
    takeUsage: () => undefined,
    askUsage: async () => undefined,
    remember: () => undefined,
    rememberReading: () => undefined,
    random: () => 0.5,
    runId: () => 'run-1234',
  });
  return { ...humanizer, ...clock, opened: () => humanizer.current().block };
}

const words = (count: number) => 'word '.repeat(count);

test('crossing a limit while typing shows the plans once, after a pause', async () => {
  const page = guestPage();
  for (let count = 1; count <= 14; count++) {
    page.type(words(count));
    page.pass(900);
    expect(page.opened()).toBeNull();
  }
  page.pass(100);
  expect(page.opened()).toBe('words');
  page.closeBlock();
  page.type(words(15));
  page.pass(5_000);
  expect(page.opened()).toBeNull();
  page.type(words(9));
  page.type(words(10));
  page.type(words(11));
  page.type(words(10));
  page.pass(5_000);
  expect(page.opened()).toBeNull();
  page.type(words(11));
  await page.humanize();
  page.closeBlock();
  page.pass(5_000);
  expect(page.opened()).toBeNull();
});

test('a text that was paid for is free for a day, with other options or as its own result', async () => {
  const page = guestPage();
  const text = words(9);
  const isFree = () => page.isFree();
  page.take(text);
  await page.humanize();
  for (const [put, free] of [
    [text, true],
    [text.replace('word', 'term'), true],
    [words(8), false],
  ] as const) {
    page.take(put);
    expect(isFree()).toBe(free);
  }
  page.take(text);
  page.pass(day / 2);
  page.choose({ ...page.current().options, strength: 'strong' });
  await page.humanize();
  page.pass(day / 2 - 1);
  expect(isFree()).toBe(true);
  page.pass(1);
  expect(isFree()).toBe(false);
});

test('a text that a guest has paid for is not free for the account that the guest signs up for', async () => {
  const server = { used: 0, account: null as Allowance | null };
  const page = guestPage({}, server);
  page.take(words(9));
  await page.humanize();
  expect(page.isFree()).toBe(true);
  server.account = member('free', 0, 500);
  expect(page.isFree()).toBe(false);
  await page.humanize();
  expect(page.isFree()).toBe(true);
  server.account = null;
  expect(page.isFree()).toBe(false);
});

test('an unchanged result that is shown again is free once the text has been paid for with other options', async () => {
  const answer: Partial<HumanizeResult> = { changes: [], outcome: 'reads well' };
  const page = guestPage(answer);
  page.take(words(9));
  await page.humanize();
  expect(page.isFree()).toBe(false);
  const { options } = page.current();
  page.choose({ ...options, strength: 'strong' });
  delete answer.changes;
  await page.humanize();
  page.choose(options);
  expect(page.isFree()).toBe(true);
});

test('a run that broke off can be repeated after it used the last words, and a refused one cannot', async () => {
  for (const [code, block] of Object.entries({ unreachable: null, words_exceeded: 'guest' })) {
    const server = { used: 490, code };
    const page = guestPage({}, server);
    page.take(words(9));
    await page.humanize();
    server.used = 499;
    expect(page.block()).toBe(block);
  }
});

test('a text that the server did not charge in full is not free the next time', async () => {
  const passage = guestPage();
  passage.take(words(9));
  passage.select(0, 20);
  await passage.humanize();
  passage.select(0, 0);
  expect(passage.isFree()).toBe(false);
  for (const answer of [{ changes: [] }, { chunks: { total: 2, failed: 1 } }]) {
    const page = guestPage(answer);
    page.take(words(9));
    await page.humanize();
    expect(page.isFree()).toBe(false);
  }
  const own = guestPage();
  own.adopt(words(9), own.current().options, answerWith({}));
  expect(own.isFree()).toBe(false);
  const paid = guestPage();
  paid.take(words(9));
  await paid.humanize();
  paid.adopt(words(9), paid.current().options, answerWith({}));
  expect(paid.isFree()).toBe(true);
  paid.take(words(9).replace('word', 'term'));
  expect(paid.isFree()).toBe(false);
});

test('a pasted or opened text over the limit opens no dialog, even after more typing, until it is submitted', async () => {
  for (const put of ['type', 'take'] as const) {
    const page = guestPage();
    page[put](words(40));
    page.type(words(41));
    page.pass(5_000);
    expect(page.opened()).toBeNull();
    await page.humanize();
    expect(page.opened()).toBe('guest');
  }
  for (const put of ['type', 'take'] as const) {
    const page = guestPage();
    page.type(words(10));
    page[put]('Another text of hardly more words than the one before it');
    page.pass(5_000);
    expect(page.opened()).toBeNull();
  }
});

const day = 24 * 60 * 60 * 1000;
const resets_at = '2026-12-21T00:00:00.000Z';
const usage = (used: number) => ({ words_used: used, words_limit: 500, remaining: 500 - used, resets_at });
const says = (used: number, device_id = 'a'): Answer<GuestUsage> => ({
  ok: true,
  data: { device_id, ...usage(used) },
});

/** Creates a browser's guest counter and its server, which responds with `world.answer`. */
function browserOf(answer: Answer<GuestUsage>) {
  const world = { answer, now: 100 * day };
  const guest = createGuestWords({ ask: async () => world.answer, now: () => world.now });
  return { world, guest };
}

let stored = new Map<string, string>();
beforeEach(() => void (stored = storageOf({})));
const kept = (key: string) => JSON.parse(stored.get(key) ?? 'null');

test('the server’s count is stored in the browser, and available before the next request', async () => {
  const { guest } = browserOf(says(120));
  await guest.refresh();
  expect(guest.count().used).toBe(120);
  expect(kept('guest_usage_a')).toEqual({ wordsUsed: 120, lastUpdated: 100 * day, ip: null });
  expect(kept('global_guest_usage')).toEqual({ total: 120, lastUpdate: 100 * day });
  expect(browserOf(says(0)).guest.count().used).toBe(120);
});

test('a run adds its words, and refunded words are subtracted', async () => {
  const { guest } = browserOf(says(100));
  await guest.refresh();
  guest.accept(usage(180));
  expect([guest.count().used, kept('global_guest_usage').total]).toEqual([180, 180]);
  guest.accept(usage(150));
  expect([guest.count().used, kept('global_guest_usage').total]).toEqual([150, 150]);
});

test('a device that lost its cookie continues from the browser’s count', async () => {
  const { guest, world } = browserOf(says(400));
  await guest.refresh();
  world.answer = says(0, 'b');
  await guest.refresh();
  expect(guest.count().used).toBe(400);
  guest.accept(usage(50));
  expect([guest.count().used, kept('guest_usage_b').wordsUsed]).toEqual([450, 50]);
});

test('each limit has its own reset date: device, browser or network', async () => {
  const { guest, world } = browserOf(says(400));
  await guest.refresh();
  expect(guest.count()).toEqual({ used: 400, of: 'device', resetsAt: resets_at });
  world.answer = says(0, 'b');
  await guest.refresh();
  const resetsAt = new Date(130 * day).toISOString();
  expect(guest.count()).toEqual({ used: 400, of: 'browser', resetsAt });
  guest.accept({ ...usage(0), remaining: 20, of_network: true });
  expect(guest.count()).toEqual({ used: 480, of: 'network', resetsAt: resets_at });
});

test('the browser’s total is reset after thirty days', async () => {
  const { guest, world } = browserOf(says(400));
  await guest.refresh();
  world.now += 29 * day;
  world.answer = says(0, 'b');
  await guest.refresh();
  expect(guest.count().used).toBe(400);
  world.now += day;
  await guest.refresh();
  expect(guest.count().used).toBe(0);
});

test('without storage the server’s count applies, and without the server the browser’s', async () => {
  storageOf({ global_guest_usage: JSON.stringify({ total: 300, lastUpdate: 100 * day }) });
  const { guest: offline } = browserOf(unreachable);
  await offline.refresh();
  expect(offline.count().used).toBe(300);
  blockStorage();
  const { guest } = browserOf(says(70));
  expect(guest.count().used).toBe(0);
  await guest.refresh();
  expect(guest.count().used).toBe(70);
  storageOf({ global_guest_usage: '{"total":"many","lastUpdate":null}' });
  expect(browserOf(unreachable).guest.count().used).toBe(0);
});
