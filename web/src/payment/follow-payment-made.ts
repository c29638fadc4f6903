import { account } from '../account/account.ts';
import { clock } from '../browser/clock.ts';
import { local } from '../browser/storage.ts';

let following: Promise<() => void> | undefined;

/** Answers with a way to ask again. */
async function follow(): Promise<(() => void) | undefined> {
  if (local.read('payment_completed') === null) return undefined;
  following ??= import('./after-payment.ts').then(({ awaitPlan }) =>
    awaitPlan(account, { read: local.read, ...clock }),
  );
  return following.catch(() => (following = undefined));
}

/** Once, in the browser. Who has paid here waits for the plan; nobody else loads what waits for it. */
export function followPaymentMade() {
  void follow();
  addEventListener('focus', () => void follow().then((askAgain) => askAgain?.()));
}
