import { useSyncExternalStore } from 'react';
import { account, useAccount } from '#account/account.ts';
import { clock } from '#browser/clock.ts';
import { createStore } from '#browser/store.ts';
import type { GuestCount } from '../limits/guest-words.ts';
import { type Allowance, allowanceOf } from '../limits/limits.ts';
import { createHumanizer } from './controller.ts';
import type { Results } from './results.ts';
import { takeHandedOver } from './handed-over.ts';
import { defaultOptions, emptyWorkspace, type Workspace } from './workspace.ts';

let results: Results | null = null;

async function loadDependencies() {
  const lazy = await import('./lazy-dependencies.ts');
  results ??= lazy.results;
  return lazy;
}

/** Ignores a failed load, because then nothing was sent and there is nothing to count or store. */
const withDependencies = (use: (lazy: Awaited<ReturnType<typeof loadDependencies>>) => unknown) =>
  loadDependencies().then(use, () => undefined);

const didNotLoad = 'Your text could not be sent. Nothing is lost or charged: try again, or reload the page.';

const nothingUsed: GuestCount = { used: 0, of: 'device', resetsAt: null };
const guestWords = createStore(nothingUsed);

export const humanizer = createHumanizer({
  clock,
  stream: (asked, following) =>
    loadDependencies().then(
      (lazy) => lazy.stream(lazy.requestOf(asked), following),
      () => ({ end: 'failed', code: 'unreachable', error: didNotLoad }),
    ),
  results: () => results,
  allowance: () => allowanceOf(account.current(), guestWords.current()),
  takeUsage: (usage) => void withDependencies((lazy) => lazy.takeUsage(usage)),
  askUsage: async (milliseconds) => void (await withDependencies((lazy) => lazy.askUsage(milliseconds))),
  remember: (finished) => void withDependencies((lazy) => lazy.remember(finished)),
  rememberReading: (finished) => void withDependencies((lazy) => lazy.rememberReading(finished)),
  random: Math.random,
  runId: () => crypto.randomUUID(),
});

/** Loads the modules that a result needs. */
export const loadResults = async (): Promise<void> => void (await loadDependencies());

let started = false;

/** Called in the browser each time the tool is shown; starts its dependencies only once. */
export function startHumanizer() {
  const handed = takeHandedOver();
  start();
  // Adopted after the draft is restored, so that the note under the text can bring the draft back.
  if (handed)
    void loadResults().then(() => humanizer.adopt(handed.source, defaultOptions, handed.result, true));
}

function start() {
  if (started) return;
  started = true;
  loadDependencies().then(
    (lazy) => lazy.start(humanizer, guestWords.set),
    () => {
      started = false;
      addEventListener('online', start, { once: true });
    },
  );
}

/** A part of the workspace. `select` must return the same value as long as that part has not changed. */
export const useWorkspace = <T>(select: (state: Workspace) => T): T =>
  useSyncExternalStore(
    humanizer.subscribe,
    () => select(humanizer.current()),
    () => select(emptyWorkspace),
  );

export function useAllowance(): Allowance | null {
  const used = useSyncExternalStore(guestWords.subscribe, guestWords.current, () => nothingUsed);
  return allowanceOf(useAccount(), used);
}
