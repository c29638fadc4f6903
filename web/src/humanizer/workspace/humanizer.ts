import { useSyncExternalStore } from 'react';
import { account, useAccount } from '../../account/account.ts';
import { type Allowance, allowanceOf } from '../limits/limits.ts';
import { createHumanizer } from './controller.ts';
import { emptyWorkspace, type Workspace } from './workspace.ts';

const loadParts = () => import('./parts.ts');

/** Without the parts nothing is sent, so there is nothing to count or to remember. */
const withParts = (use: (parts: Awaited<ReturnType<typeof loadParts>>) => unknown) =>
  loadParts().then(use, () => undefined);

const didNotLoad =
  'The connection dropped before your text was sent. Nothing is lost or charged: try again, or reload the page.';

const guestListeners = new Set<() => void>();
let guestWords = 0;

function tellGuestWords(used: number) {
  guestWords = used;
  for (const listener of guestListeners) listener();
}

function subscribeToGuest(listener: () => void) {
  guestListeners.add(listener);
  return () => void guestListeners.delete(listener);
}

export const humanizer = createHumanizer({
  stream: (request, options) =>
    loadParts().then(
      (parts) => parts.stream(request, options),
      () => ({ end: 'failed', code: 'unreachable', error: didNotLoad }),
    ),
  allowance: () => allowanceOf(account.current(), guestWords),
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
  void withParts((parts) => parts.start(humanizer, tellGuestWords));
}

/** A part of the workspace. `select` must answer with the same thing as long as that part has not changed. */
export const useWorkspace = <T>(select: (state: Workspace) => T): T =>
  useSyncExternalStore(
    humanizer.subscribe,
    () => select(humanizer.current()),
    () => select(emptyWorkspace),
  );

export function useAllowance(): Allowance | null {
  const used = useSyncExternalStore(
    subscribeToGuest,
    () => guestWords,
    () => 0,
  );
  return allowanceOf(useAccount(), used);
}
