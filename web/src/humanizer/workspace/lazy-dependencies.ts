import type { WordUsage } from '#contract/humanize.ts';
import { account } from '../../account/account.ts';
import type { AccountState } from '../../account/session/store.ts';
import { call } from '../../api.ts';
import { clock } from '../../browser/clock.ts';
import { onForgotten } from '../../browser/storage.ts';
import { rememberRun, updateRun } from '../../history/history.ts';
import { createGuestWords } from '../limits/guest-words.ts';
import { createDraftKeeper, readDraft } from '../stored/draft.ts';
import { rememberHumanized } from '../stored/stored-texts.ts';
import type { Humanizer } from './controller.ts';
import { waitForNetwork } from './patient-stream.ts';
import { createStream } from './stream.ts';
import { type Finished, textOf } from './workspace.ts';

/** What the tool needs soon but not for its first rendering: loaded after the page. */

const guest = createGuestWords({ ask: () => call('GET /api/guest/usage'), now: clock.now });

export const stream = waitForNetwork(createStream(), async ({ text, options }) =>
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
  await new Promise<void>((resolve) => setTimeout(resolve, milliseconds));
  await (account.current().phase === 'signed-in' ? account.refresh() : guest.refresh());
}

function whenIdle(run: () => void, milliseconds = 0): () => void {
  const idle = 'requestIdleCallback' in globalThis ? requestIdleCallback : (now: () => void) => now();
  const timer = setTimeout(() => idle(run), milliseconds);
  return () => clearTimeout(timer);
}

export function remember(finished: Finished): void {
  const { asked, result, takenBack, chosen, edits, humanScore, words } = finished;
  const { strength, tone, formatting } = asked.options;
  const now = new Date();
  whenIdle(() => {
    if (humanScore !== null) rememberHumanized(result.finalContent, humanScore, now);
    if (result.outcome !== 'rewritten') return;
    rememberRun({
      id: asked.run_id,
      at: now.toISOString(),
      source: asked.source,
      name: asked.name,
      how: { strength, tone, formatting },
      result: textOf(finished),
      changes: result.changes,
      takenBack,
      chosen,
      edits,
      facts: result.facts,
      words,
    });
  });
}

export const rememberReading = (finished: Finished): void => updateRun(finished.asked.run_id, finished);

function keepDraft(humanizer: Humanizer) {
  const draft = readDraft();
  if (draft && humanizer.current().text === '') humanizer.restore(draft.text, draft.options);

  const keeper = createDraftKeeper({ later: whenIdle });
  let kept = draft ? humanizer.current() : null;
  const keep = () => {
    const now = humanizer.current();
    if (now.text !== kept?.text || now.options !== kept.options) keeper.keep(now);
    kept = now;
  };
  keep();
  humanizer.subscribe(keep);
  addEventListener('pagehide', keeper.flush);
  document.addEventListener('visibilitychange', () => document.hidden && keeper.flush());
}

function followGuest(tellGuestWords: (used: number) => void) {
  const tell = () => tellGuestWords(guest.used());
  guest.subscribe(tell);
  tell();

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
export function start(humanizer: Humanizer, tellGuestWords: (used: number) => void): void {
  keepDraft(humanizer);
  followGuest(tellGuestWords);
  onForgotten(humanizer.empty);
}
