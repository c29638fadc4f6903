import { expect, test } from 'vitest';
import type { PlanId } from '#contract/plans.ts';
import { allowanceOf, blockOf, remainingOf } from '#tool/limits/limits.ts';
import { createHumanizer } from '#tool/workspace/controller.ts';
import { results } from '#tool/workspace/results.ts';
import { ada } from './account-world.ts';

const member = (plan: PlanId, used: number, limit: number, profileIs: 'current' | 'fallback' = 'current') =>
  allowanceOf(
    {
      phase: 'signed-in',
      profileIs,
      user: ada.user,
      profile: { ...ada.profile, subscription_plan: plan, words_used: used, words_limit: limit },
    },
    { used: 0, own: 0, resetsAt: null },
  );
const guest = (used: number, own = used) =>
  allowanceOf({ phase: 'signed-out' }, { used, own, resetsAt: null });

test.each([
  ['a guest at the limit', guest(380), 120, null],
  ['a guest one word beyond it', guest(380), 121, 'guest'],
  ['a guest with too many words for one request and in all', guest(0), 501, 'guest'],
  ['a free account at its limit', member('free', 100, 500), 400, null],
  ['a free account beyond it', member('free', 100, 500), 401, 'words'],
  ['a free account with carried-over words, beyond a request', member('free', 0, 900), 501, 'request'],
  ['an old basic account is as free', member('basic', 0, 900), 501, 'request'],
  ['Pro at the cap of a request', member('pro', 0, 30_000), 3_000, null],
  ['Pro beyond it', member('pro', 0, 30_000), 3_001, 'request'],
  ['Pro with too few words left for it', member('pro', 29_000, 30_000), 3_001, 'words'],
  ['Ultra with a very long text', member('ultra', 90_000, -1), 100_000, null],
  ['a stand-in profile is not metered by', member('free', 999, 1_000, 'fallback'), 500, null],
  ['but by the cap of a request', member('free', 0, 1_000, 'fallback'), 501, 'request'],
  [
    'nobody knows yet who it is',
    allowanceOf({ phase: 'loading' }, { used: 0, own: 0, resetsAt: null }),
    10_000,
    null,
  ],
])('%s', (_, allowance, words, block) => expect(blockOf(words, allowance)).toBe(block));

test('what remains is never below nothing, and has no end on Ultra', () => {
  expect(remainingOf(guest(620)!)).toBe(0);
  expect(remainingOf(member('pro', 1_000, 30_000)!)).toBe(29_000);
  expect(remainingOf(member('ultra', 1_000, -1)!)).toBe(-1);
});

test('a guest whose network has no words left is told apart from one who has used them', () => {
  expect(guest(500)).toMatchObject({ used: 500, ofNetwork: false });
  expect(guest(500, 0)).toMatchObject({ used: 500, ofNetwork: true });
});

/** A page of a guest who has 10 words left. */
function guestPage() {
  const humanizer = createHumanizer({
    stream: async () => ({ end: 'cancelled' }),
    results: () => results,
    allowance: () => guest(490),
    takeUsage: () => undefined,
    askUsage: async () => undefined,
    remember: () => undefined,
    rememberReading: () => undefined,
    random: () => 0.5,
    runId: () => 'run-1234',
  });
  return { ...humanizer, opened: () => humanizer.current().block };
}

const words = (count: number) => 'word '.repeat(count);

test('a limit that is crossed in typing opens its window once, until the text is within it again', () => {
  const page = guestPage();
  for (let count = 1; count <= 11; count++) page.type(words(count));
  expect(page.opened()).toBe('guest');
  page.closeBlock();
  page.type(words(12));
  expect(page.opened()).toBeNull();
  page.type(words(9));
  page.type(words(10));
  page.type(words(11));
  expect(page.opened()).toBe('guest');
});

test('nothing opens over a text that was pasted or opened, however it is typed on, until it is to be sent', async () => {
  for (const put of ['type', 'take'] as const) {
    const page = guestPage();
    page[put](words(40));
    page.type(words(41));
    expect(page.opened()).toBeNull();
    await page.humanize();
    expect(page.opened()).toBe('guest');
  }
  const page = guestPage();
  page.type(words(10));
  page.take(words(11));
  expect(page.opened()).toBeNull();
});
