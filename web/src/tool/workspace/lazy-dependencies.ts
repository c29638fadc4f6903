import type { WordUsage } from '#contract/humanize.ts';
import { account } from '#account/account.ts';
import type { AccountState } from '#account/session/account-store.ts';
import { call } from '#api-client';
import { clock } from '#browser/clock.ts';
import { onForgotten } from '#browser/storage.ts';
import { rememberRun, updateRun } from '#history/history.ts';
import { createGuestWords, type GuestCount } from '../limits/guest-words.ts';
import type { Finished } from '../review/finished.ts';
import { createDebouncedWriter, flushOnLeaving, whenIdle } from '../stored/debounced-writer.ts';
import { keepWork } from './keep-work.ts';
import { rememberReading as rememberReadingAsKnown } from '../stored/known-texts.ts';
import { entryOf } from '../stored/stored-result.ts';
import { rememberHumanized } from '../stored/stored-texts.ts';
import type { Humanizer } from './controller.ts';
import { waitForEarlierCall, waitForNetwork } from './retried-stream.ts';
import { createStream } from './stream.ts';

/** Dependencies that the tool does not need for its first render; loaded after the page. */

export { requestOf } from './request.ts';
export { results } from './results.ts';

const guest = createGuestWords({ ask: () => call('GET /api/guest/usage'), now: clock.now });

const pause = (milliseconds: number) =>
  new Promise<void>((resolve) => void setTimeout(resolve, milliseconds));

export const stream = waitForNetwork(waitForEarlierCall(createStream(), pause), async ({ text, options }) =>
  (await import('#prose/text/cleaning.ts')).cleaningOf(text, options?.frozen ?? []),
);

export function takeUsage(usage: WordUsage): void {
  const known = account.current();
  if (known.phase !== 'signed-in') return guest.accept(usage);
  const { words_used, words_limit, resets_at } = usage;
  const profile = { ...known.profile, words_used, words_limit, resets_at };
  account.accept({ user: known.user, profile }, 'TOKEN_REFRESHED');
}

export async function askUsage(milliseconds: number): Promise<void> {
  await pause(milliseconds);
  await (account.current().phase === 'signed-in' ? account.refresh() : guest.refresh());
}

const finishedRuns = createDebouncedWriter<{ finished: Finished; now: Date }>({
  schedule: (run) => whenIdle(run),
  write({ finished, now }) {
    const { asked, result, humanScore } = finished;
    if (humanScore !== null && result.finalContent !== asked.source)
      rememberHumanized(result.finalContent, humanScore, now);
    if (result.outcome === 'rewritten') rememberRun(entryOf(finished, now));
  },
});
flushOnLeaving(finishedRuns);

/** Stores each result when the browser is idle, or at once when the page is left or the next result arrives. */
export function remember(finished: Finished): void {
  finishedRuns.flush();
  finishedRuns.keep({ finished, now: new Date() });
}

const readings = createDebouncedWriter<Finished>({
  schedule: whenIdle,
  write: (finished) => rememberReadingAsKnown(finished, new Date()),
});
flushOnLeaving(readings);

export function rememberReading(finished: Finished): void {
  updateRun(finished.asked.run_id, finished);
  readings.keep(finished);
}

function followGuest(showGuestWords: (count: GuestCount) => void) {
  const notify = () => showGuestWords(guest.count());
  guest.subscribe(notify);
  notify();

  let phase: AccountState['phase'] = 'loading';
  const follow = () => {
    const before = phase;
    ({ phase } = account.current());
    if (phase === 'signed-out' && phase !== before) void guest.refresh();
  };
  account.subscribe(follow);
  follow();
}

/** Called once, in the browser. */
export function start(humanizer: Humanizer, showGuestWords: (count: GuestCount) => void): void {
  keepWork(humanizer);
  followGuest(showGuestWords);
  onForgotten(humanizer.empty);
}
