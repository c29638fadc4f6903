import { useCallback, useEffect, useRef, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { blockSentence, judgePlanChange } from '#contract/plan-change.ts';
import { type CatalogueId, plans } from '#contract/plans.ts';
import { account } from '#account/account.ts';
import type { AccountState, SignedIn } from '#account/session/account-store.ts';
import { askToSignIn } from '#account/sign-in/sign-in-request.ts';
import { call } from '#api-client';
import { session } from '#browser/storage.ts';
import { paths } from '#navigation/paths.ts';
import { rememberChoice } from '#payment/choice.ts';
import type { Purchase } from '#payment/optimistic.ts';
import { toasts } from '#ui/toast-store.ts';
import { blockToast, checkoutToast } from '#words/checkout-failures.ts';
import { dayInWords } from '#words/moments.ts';
import { priceTag } from './prices.ts';

const key = 'at_payment';

/** Records that this tab is leaving for the provider's page. */
const noteLeaving = () => void session.write(key, 'true');

function takeLeaving(): boolean {
  const wasThere = session.read(key) !== null;
  session.remove(key);
  return wasThere;
}

/** After a return from the provider's page, says that no payment has arrived if the server's newest one is unfinished. */
async function showUnpaid(): Promise<void> {
  if (!takeLeaving()) return;
  const answer = await call('GET /api/user/billing');
  if (!answer.ok || answer.data.payments[0]?.status !== 'unfinished') return;
  toasts.show({
    type: 'info',
    title: 'No payment has arrived yet',
    message:
      'If you left without paying, nothing is charged and your plan stays as it is. If you have paid, your plan starts automatically.',
    duration: 10_000,
  });
}

/** `busy`: the plan whose checkout is being opened. */
export function useCheckout() {
  const navigate = useNavigate();
  const [busy, setBusy] = useState<CatalogueId | null>(null);
  const underWay = useRef(false);

  const rest = useCallback(() => {
    underWay.current = false;
    setBusy(null);
  }, []);

  async function choose(target: Purchase) {
    if (underWay.current) return;
    underWay.current = true;
    setBusy(target.plan);
    const leaving = await checkOut(target, {
      toCheckout: (again) => void choose(again),
      toTool: () => void navigate(paths.home),
    });
    if (!leaving) rest();
  }

  // Enables the buttons again after a return from the provider's page through the back-forward cache.
  useEffect(() => {
    void showUnpaid();
    const revive = ({ persisted }: PageTransitionEvent) => {
      if (!persisted) return;
      rest();
      void showUnpaid();
    };
    addEventListener('pageshow', revive);
    return () => removeEventListener('pageshow', revive);
  }, [rest]);

  return { busy, choose };
}

/** What to do after signing in. */
type GoOn = { toCheckout: (target: Purchase) => void; toTool: () => void };

function judge({ user, profile, profileIs }: SignedIn, target: Purchase) {
  const known = profileIs === 'current' ? profile : null;
  return judgePlanChange({ profile: known, authMethod: user.auth_method, target }, new Date());
}

/** Resolves once the account is known. The loading phase always ends, even without an answer from the server. */
function knownAccount(): Promise<AccountState> {
  return new Promise((resolve) => {
    const look = () => {
      const state = account.current();
      if (state.phase === 'loading') return;
      stop();
      resolve(state);
    };
    const stop = account.subscribe(look);
    look();
  });
}

function remember({ plan, billing_cycle }: Purchase) {
  if (plan !== 'free') rememberChoice({ plan, billing_cycle }, Date.now());
}

function reasonFor({ plan, billing_cycle }: Purchase): string {
  if (plan === 'free') {
    return `Create an account to get your ${plans.free.wordsPerMonth} words a month.`;
  }
  const term = billing_cycle === 'annual' ? 'year' : 'month';
  return `Create an account or sign in, then pay: ${priceTag(plan, billing_cycle)} for a ${term} of ${plans[plan].name}.`;
}

function signInFirst(target: Purchase, goOn: GoOn, reason = reasonFor(target)) {
  remember(target);
  askToSignIn({
    mode: 'signup',
    reason,
    next:
      target.plan === 'free'
        ? { here: goOn.toTool, fromGoogle: { purpose: 'sign-in', path: paths.home } }
        : {
            here: () => goOn.toCheckout(target),
            fromGoogle: { purpose: 'checkout', path: paths.pricing },
          },
  });
}

async function openPayment(target: Purchase, goOn: GoOn): Promise<boolean> {
  remember(target);
  const answer = await call('POST /api/payments/create-session', { body: target });
  if (answer.ok) {
    noteLeaving();
    location.assign(answer.data.payment_url);
    return true;
  }
  if (answer.code === 'not_signed_in') {
    await account.refresh();
    signInFirst(target, goOn, 'Your session has ended. Sign in again to continue to the payment.');
    return false;
  }
  toasts.show(checkoutToast(answer));
  // The page showed an outdated account, so it did not block this itself.
  if (answer.status === 409) void account.refresh();
  return false;
}

/** Takes the chosen plan to the provider's page. Returns whether the browser is on its way there. */
async function checkOut(target: Purchase, goOn: GoOn): Promise<boolean> {
  const state = await knownAccount();
  if (state.phase === 'signed-out') signInFirst(target, goOn);
  if (state.phase !== 'signed-in') return false;
  const verdict = judge(state, target);
  if (verdict.allowed) return openPayment(target, goOn);
  const { subscription_end: end } = state.profile;
  toasts.show(blockToast(verdict.code, blockSentence(verdict.code, end && dayInWords(end))));
  return false;
}
