import type { WordUsage } from '#contract/humanize.ts';
import { retention } from '#contract/retention.ts';
import { hour } from '#contract/time.ts';
import { account } from '#account/account.ts';
import type { AccountState } from '#account/session/account-store.ts';
import { call } from '#api-client';
import { clock } from '#browser/clock.ts';
import { onForgotten } from '#browser/storage.ts';
import { rememberRun, updateRun } from '#history/history.ts';
import { interrupted } from '#words/run-failures.ts';
import { createGuestWords, type GuestCount } from '../limits/guest-words.ts';
import type { Finished } from '../review/finished.ts';
import { readDraft, writeDraft } from '../stored/stored-draft.ts';
import { createDebouncedWriter } from '../stored/debounced-writer.ts';
import { rememberReading as rememberReadingAsKnown } from '../stored/known-texts.ts';
import { readResult, writeResult } from '../stored/stored-result.ts';
import { readRunUnderWay, writeRunUnderWay } from '../stored/run-under-way.ts';
import { rememberHumanized } from '../stored/stored-texts.ts';
import { withVoiceOfToday } from '../voice/kept-voice.ts';
import type { Humanizer } from './controller.ts';
import { waitForEarlierCall, waitForNetwork } from './retried-stream.ts';
import { textOf } from './shown.ts';
import { createStream } from './stream.ts';
import { resultIn, type Run } from './workspace.ts';

/** What the tool needs soon but not for its first rendering: loaded after the page. */

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

function whenIdle(run: () => void, milliseconds = 0): () => void {
  const idle = 'requestIdleCallback' in globalThis ? requestIdleCallback : (now: () => void) => now();
  const timer = setTimeout(() => idle(run), milliseconds);
  return () => clearTimeout(timer);
}

export function remember(finished: Finished): void {
  const { asked, result, takenBack, chosen, edits, decisions, humanScore, words } = finished;
  const { strength, tone, formatting } = asked.options;
  const now = new Date();
  whenIdle(() => {
    if (humanScore !== null && result.finalContent !== asked.source)
      rememberHumanized(result.finalContent, humanScore, now);
    if (result.outcome !== 'rewritten') return;
    rememberRun({
      id: asked.run_id,
      at: now.toISOString(),
      source: asked.source,
      name: asked.name,
      how: { strength, tone, formatting },
      result: textOf(finished),
      changes: result.changes,
      held: result.held,
      takenBack,
      chosen,
      edits,
      decisions,
      facts: result.facts,
      words,
    });
  });
}

const readings = createDebouncedWriter<Finished>({
  schedule: whenIdle,
  write: (finished) => rememberReadingAsKnown(finished, new Date()),
});

export function rememberReading(finished: Finished): void {
  updateRun(finished.asked.run_id, finished);
  readings.keep(finished);
}

function restore(humanizer: Humanizer): boolean {
  const draft = readDraft();
  const { text, run } = humanizer.current();
  if (draft === null || text !== '' || run.phase !== 'idle') return false;
  humanizer.restore(draft, readResult());
  const underWay = readRunUnderWay(new Date(), retention.runHours * hour);
  if (underWay?.goesOn) void humanizer.resume(underWay.asked);
  else if (underWay !== null) humanizer.interrupt(underWay.asked, underWay.error ?? interrupted);
  return true;
}

function keepWork(humanizer: Humanizer) {
  const isRestored = restore(humanizer);
  humanizer.choose(withVoiceOfToday(humanizer.current().options, isRestored));
  const drafts = createDebouncedWriter({ schedule: whenIdle, write: writeDraft });
  const results = createDebouncedWriter<Finished | null>({
    schedule: whenIdle,
    write: (finished) => writeResult(finished, new Date()),
  });
  // A page on its way out breaks its call off, which is no failure of the run: it is written once the page has stayed.
  const runs = createDebouncedWriter<Run>({
    schedule: whenIdle,
    write: (run) => writeRunUnderWay(run, new Date()),
  });
  let kept = isRestored ? humanizer.current() : null;
  const keep = () => {
    const now = humanizer.current();
    const result = resultIn(now);
    if (now.text !== kept?.text || now.name !== kept.name || now.options !== kept.options) drafts.keep(now);
    // Without a page that was restored, a result in the storage belongs to another text.
    if (kept === null || result !== resultIn(kept)) results.keep(result);
    if (now.run.phase !== kept?.run.phase) {
      runs.keep(now.run);
      if (now.run.phase !== 'failed') runs.flush();
    }
    kept = now;
  };
  keep();
  humanizer.subscribe(keep);
  const flush = () => [drafts, results, readings].forEach((storage) => storage.flush());
  addEventListener('pagehide', flush);
  document.addEventListener('visibilitychange', () => document.hidden && flush());
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

/** Once, in the browser. */
export function start(humanizer: Humanizer, showGuestWords: (count: GuestCount) => void): void {
  keepWork(humanizer);
  followGuest(showGuestWords);
  onForgotten(humanizer.empty);
}
