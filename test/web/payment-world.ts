import type { Account } from '#contract/account.ts';
import type { ActivatedPayment, AwaitedPayment, Verdict } from '#contract/payments.ts';
import { type ErrorCode, failures } from '#contract/errors.ts';
import type { AccountState } from '#account/session/account-store.ts';
import type { Answer, Failed } from '#api-client';
import type { Claim, NamedPayment } from '#payment/claim.ts';
import { purchaseMemory } from '#payment/purchase-memory.ts';
import { createPaymentWatch } from '#payment/watch-payment.ts';
import { ada } from './account-world.ts';
import { storageOf } from './browser-storage.ts';
import { createClock, settle } from './clock.ts';

const bought = { session_id: '3f8a2c1e-session', plan: 'pro', billing_cycle: 'monthly' } as const;

export const awaited: AwaitedPayment = {
  ...bought,
  success: false,
  status: 'pending',
  message: 'Your payment is being confirmed.',
};

export const activated: ActivatedPayment = {
  ...bought,
  success: true,
  status: 'completed',
  message: 'Your Pro plan is active.',
  action: 'ACTIVATED',
  months_added: 1,
  new_end_date: '2026-12-21T12:00:00.000Z',
  words_limit: 30_380,
  words_carried: 380,
  words_from: '2026-11-20T12:00:00.000Z',
  already_active: false,
};

export const refused = (code: ErrorCode): Failed => ({
  ok: false,
  code,
  status: failures[code].status,
  error: failures[code].sentence,
});

export const signedIn = (account: Account): AccountState => ({
  phase: 'signed-in',
  ...account,
  profileIs: 'current',
});

export const onPro = (account: Account): Account => ({
  ...account,
  profile: { ...account.profile, subscription_plan: 'pro' },
});

type Heard = Verdict | Failed | 'silence';

const answerOf = (heard: Verdict | Failed): Answer<Verdict> =>
  'ok' in heard ? heard : { ok: true, data: heard };

type World = {
  claim?: Claim;
  /** Ada, signed in, by default. */
  account?: AccountState;
  /** Responses in order; the last one is repeated. */
  answers?: Heard[];
  /** States of the account after each refresh; the last one is repeated. */
  refreshes?: AccountState[];
  byEmail?: Verdict | Failed;
  newest?: string | null;
  stored?: Record<string, string>;
};

/** Creates a payment watch with a manual clock, a scripted server and stubbed browser storage. */
export function paymentWorld({
  claim = { by: 'token', token: 'a.b.c' },
  account = signedIn(ada),
  answers = [awaited],
  refreshes = [],
  byEmail = awaited,
  newest = null,
  stored = {},
}: World) {
  const clock = createClock(Date.UTC(2026, 10, 21, 12));
  let known = account;
  const listeners = new Set<() => void>();
  const asked: NamedPayment[] = [];
  const typed: [email: string, reference: string][] = [];
  const kept = storageOf(stored);
  let refreshed = 0;

  const become = (next: AccountState) => {
    known = next;
    for (const listener of listeners) listener();
  };

  const watch = createPaymentWatch({
    claim,
    account: {
      current: () => known,
      subscribe(listener) {
        listeners.add(listener);
        return () => void listeners.delete(listener);
      },
      async refresh() {
        const next = refreshes[Math.min(refreshed, refreshes.length - 1)];
        refreshed += 1;
        if (next) become(next);
      },
    },
    async ask(payment) {
      const heard = answers[Math.min(asked.length, answers.length - 1)] ?? awaited;
      asked.push(payment);
      return heard === 'silence' ? new Promise(() => undefined) : answerOf(heard);
    },
    async askByEmail(email, reference) {
      typed.push([email, reference]);
      return answerOf(byEmail);
    },
    findNewest: async () => newest,
    memory: purchaseMemory,
    ...clock,
  });

  return {
    watch,
    asked,
    typed,
    kept: () => Object.fromEntries(kept),
    refreshed: () => refreshed,
    state: () => watch.current(),
    async start() {
      const stop = watch.start();
      await settle();
      return stop;
    },
    async become(next: AccountState) {
      become(next);
      await settle();
    },
    pass: clock.passAndSettle,
  };
}

/** Creates a payment world and starts its watch. */
export async function begun(world: World) {
  const { start, ...rest } = paymentWorld(world);
  await start();
  return rest;
}
