import { account } from '../account/account.ts';
import { readStored } from '../browser/storage.ts';

const clock = {
  now: () => Date.now(),
  later: (run: () => void, milliseconds: number) => void setTimeout(run, milliseconds),
};

let following: Promise<() => void> | undefined;

/** Answers with a way to ask again. */
async function follow(): Promise<(() => void) | undefined> {
  if (readStored('payment_completed') === null) return undefined;
  following ??= import('./after-payment.ts').then(({ followPayment, refreshStaleProfile }) => {
    refreshStaleProfile(account, readStored);
    return followPayment(account, { read: readStored, ...clock });
  });
  return following.catch(() => (following = undefined));
}

/** Once, in the browser. Who has paid here waits for the plan; nobody else loads what waits for it. */
export function followPaymentMade() {
  void follow();
  addEventListener('focus', () => void follow().then((askAgain) => askAgain?.()));
}
