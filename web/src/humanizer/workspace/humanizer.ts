import { useSyncExternalStore } from 'react';
import { account, useAccount } from '../../account/account.ts';
import { createStore } from '../../browser/store.ts';
import { type Allowance, allowanceOf } from '../limits/limits.ts';
import { createHumanizer } from './controller.ts';
import { emptyWorkspace, type Workspace } from './workspace.ts';

const loadParts = () => import('./parts.ts');

/** Without the parts nothing is sent, so there is nothing to count or to remember. */
const withParts = (use: (parts: Awaited<ReturnType<typeof loadParts>>) => unknown) =>
  loadParts().then(use, () => undefined);

const didNotLoad =
  'The connection dropped before your text was sent. Nothing is lost or charged: try again, or reload the page.';

const guestWords = createStore(0);

export const humanizer = createHumanizer({
  stream: (request, options) =>
    loadParts().then(
      (parts) => parts.stream(request, options),
      () => ({ end: 'failed', code: 'unreachable', error: didNotLoad }),
    ),
  allowance: () => allowanceOf(account.current(), guestWords.current()),
  takeUsage: (usage) => void withParts((parts) => parts.takeUsage(usage)),
  askUsage: async (milliseconds) => void (await withParts((parts) => parts.askUsage(milliseconds))),
  remember: (finished) => void withParts((parts) => parts.remember(finished)),
  rememberTakenBack: (finished) => void withParts((parts) => parts.rememberTakenBack(finished)),
  random: Math.random,
  runId: () => crypto.randomUUID(),
});

let started = false;

/** Once, in the browser. */
export function startHumanizer() {
  if (started) return;
  started = true;
  void withParts((parts) => parts.start(humanizer, guestWords.set));
}

/** A part of the workspace. `select` must answer with the same thing as long as that part has not changed. */
export const useWorkspace = <T>(select: (state: Workspace) => T): T =>
  useSyncExternalStore(
    humanizer.subscribe,
    () => select(humanizer.current()),
    () => select(emptyWorkspace),
  );

export function useAllowance(): Allowance | null {
  const used = useSyncExternalStore(guestWords.subscribe, guestWords.current, () => 0);
  return allowanceOf(useAccount(), used);
}
