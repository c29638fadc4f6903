import { useSyncExternalStore } from 'react';
import type { WordUsage } from '../../../functions/contract/humanize.ts';
import { account, useAccount } from '../account/account.ts';
import type { AccountState } from '../account/store.ts';
import { call } from '../api.ts';
import { createHumanizer } from './controller.ts';
import { createDraftKeeper, readDraft } from './draft.ts';
import { createGuestWords } from './guest-words.ts';
import { type Allowance, allowanceOf } from './limits.ts';
import type { Stream } from './stream.ts';
import { emptyWorkspace, type Workspace } from './workspace.ts';

const guest = createGuestWords({ ask: () => call('GET /api/guest/usage'), now: () => Date.now() });

function takeUsage(usage: WordUsage) {
  const known = account.current();
  if (known.phase !== 'signed-in') return guest.accept(usage);
  const { words_used, words_limit, resets_at } = usage;
  const profile = { ...known.profile, words_used, words_limit, resets_at };
  account.accept({ user: known.user, profile }, 'TOKEN_REFRESHED');
}

/** What a run needs comes with the first one. */
const runParts = () => import('./run-parts.ts');

const didNotLoad =
  'The connection dropped before your text was sent. Nothing is lost or charged: try again, or reload the page.';

const stream: Stream = async (request, options) => {
  const parts = await runParts().catch(() => null);
  return parts?.stream(request, options) ?? { end: 'failed', code: 'unreachable', error: didNotLoad };
};

async function askUsage(milliseconds: number) {
  await new Promise<void>((resolve) => setTimeout(resolve, milliseconds));
  await (account.current().phase === 'signed-in' ? account.refresh() : guest.refresh());
}

function whenIdle(run: () => void, milliseconds = 0): () => void {
  const idle = 'requestIdleCallback' in globalThis ? requestIdleCallback : (now: () => void) => now();
  const timer = setTimeout(() => idle(run), milliseconds);
  return () => clearTimeout(timer);
}

export const humanizer = createHumanizer({
  stream,
  allowance: () => allowanceOf(account.current(), guest.used()),
  takeUsage,
  askUsage,
  remember: (finished, output) =>
    whenIdle(
      () =>
        void runParts().then(
          (parts) => parts.remember(finished, output),
          () => undefined,
        ),
    ),
  random: Math.random,
  runId: () => crypto.randomUUID(),
});

let started = false;

/** Once, in the browser. `typed`: what the person has written before the script was there. */
export function startHumanizer(typed: string) {
  if (started) return;
  started = true;

  const draft = readDraft();
  if (typed !== '') humanizer.type(typed);
  else if (draft) humanizer.restore(draft.text, draft.options);

  const keeper = createDraftKeeper({ later: whenIdle });
  let kept = humanizer.current();
  humanizer.subscribe(() => {
    const now = humanizer.current();
    if (now.text !== kept.text || now.options !== kept.options) keeper.keep(now);
    kept = now;
  });
  addEventListener('pagehide', keeper.flush);
  document.addEventListener('visibilitychange', () => document.hidden && keeper.flush());

  account.onEvent((event, origin) => {
    if (event === 'SIGNED_OUT' && origin !== 'server') humanizer.empty();
  });
  let phase: AccountState['phase'] = 'loading';
  const follow = () => {
    const before = phase;
    ({ phase } = account.current());
    if (phase === 'signed-out' && phase !== before) void guest.refresh();
  };
  account.subscribe(follow);
  follow();
}

/** A part of the workspace. `select` must answer with the same thing as long as that part has not changed. */
export const useWorkspace = <T>(select: (state: Workspace) => T): T =>
  useSyncExternalStore(
    humanizer.subscribe,
    () => select(humanizer.current()),
    () => select(emptyWorkspace),
  );

export function useAllowance(): Allowance | null {
  const used = useSyncExternalStore(guest.subscribe, guest.used, () => 0);
  return allowanceOf(useAccount(), used);
}
