import type { ActivatedPayment, AwaitedPayment, Verdict } from '#contract/payments.ts';
import type { PaidPlan } from '#contract/plans.ts';
import type { AccountStore, SignedIn } from '#account/session/account-store.ts';
import type { Answer, Failed } from '#api-client';
import type { Clock } from '#browser/clock.ts';
import { createStore } from '#browser/store.ts';
import { paths } from '#navigation/paths.ts';
import { failureSentence } from '#words/failures.ts';
import { type Claim, type NamedPayment, namesOnlyWithAccount, referenceIn } from './claim.ts';
import type { Finding, NeedEmail, Redirect, PaymentState, Skin } from './payment-state.ts';
import type { PurchaseMemory } from './purchase-memory.ts';
import {
  authenticationRequired,
  invalidAccess,
  invalidLink,
  isPassing,
  type Refusal,
  refusalOf,
} from './refusal.ts';

const slowAfter = 10_000;
const askPause = 1_000;
const slowPause = { first: 5_000, longest: 60_000 };
const lookUps = { times: 5, pause: 1_500 };
const oldNewsLasts = 3_000;

const ways = {
  google: { refreshes: 5, pause: 1_000, to: paths.home, after: 2_000, afterFailed: 3_000 },
  password: { refreshes: 3, pause: 500, to: paths.upgraded, after: 3_000, afterFailed: 3_000 },
} as const satisfies Record<Skin, object>;

type Dependencies = Clock & {
  claim: Claim;
  account: Pick<AccountStore, 'current' | 'subscribe' | 'refresh'>;
  ask: (payment: NamedPayment) => Promise<Answer<Verdict>>;
  askByEmail: (email: string, reference: string) => Promise<Answer<Verdict>>;
  /** Resolves with the id of a payment that the account began recently, or null. */
  findNewest: () => Promise<string | null>;
  memory: PurchaseMemory;
};

/** Valid while the same account is signed in; work that began for another account no longer changes what is shown. */
type Attempt = { isOver: () => boolean; show: (next: PaymentState) => void };

const skinOf = ({ user }: SignedIn): Skin => (user.auth_method === 'manual' ? 'password' : 'google');

const emailForm = (why: NeedEmail['why'], email: string): NeedEmail => ({
  phase: 'need-email',
  why,
  email,
  asking: false,
  finding: null,
});

function findingOf(answer: Answer<Verdict>): Finding {
  if (answer.ok) return { found: answer.data.success ? 'active' : 'awaited', words: answer.data.message };
  return { found: 'nothing', words: failureSentence(answer, 'Your payment could not be looked up') };
}

/** Follows one payment from the payer's return until its outcome is known. Only the server decides the outcome. */
export function createPaymentWatch({
  claim,
  account,
  ask,
  askByEmail,
  findNewest,
  memory,
  now,
  schedule,
}: Dependencies) {
  /** The reference to send with a lookup by email address. */
  let reference = referenceIn(claim);
  const shown = createStore<PaymentState>({ phase: 'detecting' });
  let current: object = {};
  let identity = '';

  const pause = (milliseconds: number) =>
    new Promise<void>((resolve) => schedule(() => resolve(), milliseconds));

  function newAttempt(): Attempt {
    const mine = {};
    current = mine;
    const isOver = () => mine !== current;
    return { isOver, show: (next) => isOver() || shown.set(next) };
  }

  function leave(attempt: Attempt, { to, after }: Redirect) {
    schedule(() => attempt.show({ phase: 'leaving', to }), after);
  }

  function refuse(attempt: Attempt, skin: Skin, { kind, message }: Refusal) {
    if (attempt.isOver()) return;
    if (kind !== 'activation' && kind !== 'authentication') memory.forgetChoice();
    attempt.show(
      kind === 'invalid' ? { phase: 'invalid', message } : { phase: 'failed', skin, kind, message },
    );
  }

  function showsPlan(plan: PaidPlan): boolean {
    const known = account.current();
    if (known.phase !== 'signed-in') return false;
    const { subscription_plan, subscription_status } = known.profile;
    return subscription_plan === plan && subscription_status === 'active';
  }

  async function catchUp(attempt: Attempt, skin: Skin, plan: PaidPlan): Promise<boolean> {
    const { refreshes, pause: between } = ways[skin];
    for (let done = 1; done <= refreshes; done++) {
      await account.refresh();
      if (attempt.isOver() || showsPlan(plan)) break;
      if (done < refreshes) await pause(between);
    }
    return showsPlan(plan);
  }

  async function showOldNews(attempt: Attempt, skin: Skin, verdict: ActivatedPayment) {
    const runs = await catchUp(attempt, skin, verdict.plan);
    if (attempt.isOver()) return;
    memory.forgetChoice();
    if (!runs) {
      attempt.show({
        phase: 'invalid',
        message: 'The plan that you bought with this payment is no longer active.',
      });
      return;
    }
    const redirect = { to: paths.home, after: oldNewsLasts };
    attempt.show({ phase: 'already-active', skin, verdict, redirect });
    leave(attempt, redirect);
  }

  async function succeed(attempt: Attempt, skin: Skin, verdict: ActivatedPayment) {
    const sawIt = memory.sawActivation(now());
    if (verdict.already_active && !sawIt) return showOldNews(attempt, skin, verdict);
    if (!verdict.already_active) memory.keepActivation(verdict, now());
    attempt.show({ phase: 'processing', skin, step: 'profile' });
    const caughtUp = await catchUp(attempt, skin, verdict.plan);
    if (attempt.isOver()) return;
    const { to, after, afterFailed } = ways[skin];
    // The next page shows the plan from the stored choice while the profile does not have it yet.
    if (caughtUp && to === paths.home) memory.forgetChoice();
    else memory.correctChoice(verdict);
    const redirect = { to, after: caughtUp ? after : afterFailed };
    attempt.show({ phase: 'success', skin, verdict, caughtUp, redirect });
    leave(attempt, redirect);
  }

  /** Returns the payment in the URL, or else one that was recently begun in this browser. */
  async function findPayment(): Promise<NamedPayment | null> {
    if (claim.by === 'token' || claim.by === 'session') return claim;
    const session_id = memory.hasChosenLately(now()) ? await findNewest() : null;
    return session_id === null ? null : { by: 'session', session_id };
  }

  const isWaiting = (attempt: Attempt) =>
    !attempt.isOver() && ['processing', 'need-email'].includes(shown.current().phase);

  async function follow(attempt: Attempt, known: SignedIn) {
    const skin = skinOf(known);
    const processing = (awaited: AwaitedPayment | null): PaymentState => ({
      phase: 'processing',
      skin,
      step: 'payment',
      awaited,
    });
    let failed: Failed | null = null;
    let isKnown = false;
    let isSlow = false;

    attempt.show(processing(null));
    let payment = await findPayment();
    if (payment === null) return refuse(attempt, skin, skin === 'google' ? invalidAccess : invalidLink);

    schedule(() => {
      const state = shown.current();
      if (attempt.isOver() || state.phase !== 'processing' || state.step !== 'payment') return;
      isSlow = true;
      if (failed === null || isKnown) {
        attempt.show(emailForm('slow', known.user.email));
      } else refuse(attempt, skin, refusalOf(failed, known.user.id));
    }, slowAfter);

    let between = slowPause.first;
    while (isWaiting(attempt)) {
      const answer = await ask(payment);
      if (!isWaiting(attempt)) return;
      isKnown ||= answer.ok;
      if (answer.ok) {
        if (answer.data.success) return succeed(attempt, skin, answer.data);
        // A secret link works once, so the next requests use the session's id. An id of the provider is kept: until its event
        // has arrived, the server can only guess which of several payments is meant.
        if (payment.by === 'token') payment = { by: 'session', session_id: answer.data.session_id };
        reference = answer.data.session_id;
        if (!isSlow) attempt.show(processing(answer.data));
      } else if (!isPassing(answer)) {
        if (answer.code === 'not_signed_in') await account.refresh();
        return refuse(attempt, skin, refusalOf(answer, known.user.id));
      }
      failed = answer.ok ? null : answer;
      await pause(isSlow ? between : askPause);
      if (isSlow) between = Math.min(between * 2, slowPause.longest);
    }
  }

  async function showUpgrade(attempt: Attempt, known: SignedIn, plan: PaidPlan | null) {
    if (plan !== null && !showsPlan(plan)) await account.refresh();
    if (plan !== null && showsPlan(plan)) attempt.show({ phase: 'upgraded', plan });
    else refuse(attempt, skinOf(known), { kind: 'invalid', message: 'Invalid upgrade completion link.' });
  }

  async function findAccount(attempt: Attempt) {
    for (let tries = 1; tries <= lookUps.times; tries++) {
      attempt.show({ phase: 'processing', skin: 'google', step: 'account', attempt: tries });
      await account.refresh();
      if (attempt.isOver()) return;
      if (tries < lookUps.times) await pause(lookUps.pause);
    }
    refuse(attempt, 'google', authenticationRequired);
  }

  function begin() {
    const known = account.current();
    const next = `${known.phase} ${'user' in known ? known.user.id : ''}`;
    if (next === identity) return;
    identity = next;
    const attempt = newAttempt();
    if (known.phase === 'loading') attempt.show({ phase: 'detecting' });
    else if (known.phase === 'unreadable') void findAccount(attempt);
    else if (known.phase === 'signed-in') {
      if (claim.by === 'upgrade') void showUpgrade(attempt, known, claim.plan);
      else void follow(attempt, known);
    } else if (claim.by === 'token' || claim.by === 'session') {
      attempt.show(emailForm(namesOnlyWithAccount(claim) ? 'reference' : 'signed-out', ''));
    } else attempt.show({ phase: 'leaving', to: paths.home });
  }

  return {
    current: shown.current,
    subscribe: shown.subscribe,
    start() {
      const stop = account.subscribe(begin);
      begin();
      return () => {
        stop();
        newAttempt();
        identity = '';
      };
    },
    /** Looks a payment up by the email address that was entered. */
    async submit(email: string) {
      const attempt = current;
      const show = (next: NeedEmail) =>
        attempt === current && shown.current().phase === 'need-email' && shown.set(next);
      const state = shown.current();
      if (state.phase !== 'need-email' || state.asking) return;
      const asked = { ...state, email };
      show({ ...asked, asking: true, finding: null });
      const answer = await askByEmail(email, reference);
      const known = account.current();
      const isTheirs = known.phase === 'signed-in' && known.user.email === email.toLowerCase();
      if (answer.ok && answer.data.success) {
        if (isTheirs && attempt === current) return succeed(newAttempt(), skinOf(known), answer.data);
        if (!answer.data.already_active) memory.keepActivation(answer.data, now());
      }
      show({ ...asked, asking: false, finding: findingOf(answer) });
    },
  };
}
