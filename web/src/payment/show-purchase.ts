import { account, showAccountBy } from '../account/account.ts';
import { createOptimisticView } from './optimistic.ts';

const view = createOptimisticView({
  store: account,
  now: () => Date.now(),
  later: (run, milliseconds) => void setTimeout(run, milliseconds),
});
showAccountBy(view);

/** Shows a plan that was just bought before the server has said so. */
export const showPurchase = view.show;
