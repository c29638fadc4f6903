import { account } from '#account/account.ts';
import { clock } from '#browser/clock.ts';
import { local } from '#browser/storage.ts';

let following: Promise<() => void> | undefined;

/** Resolves with a function that asks the server again, or undefined if nothing was paid for here. */
async function follow(): Promise<(() => void) | undefined> {
  if (local.read('payment_completed') === null) return undefined;
  following ??= import('./after-payment.ts').then((module) =>
    module.awaitPlan(account, { read: local.read, ...clock }),
  );
  return following.catch(() => (following = undefined));
}

/** Called once at start. Loads the script that waits for the plan only after a payment in this browser. */
export function followPaymentMade() {
  void follow();
  addEventListener('focus', () => void follow().then((askAgain) => askAgain?.()));
}
