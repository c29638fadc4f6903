import { account, showAccountBy } from '#account/account.ts';
import { clock } from '#browser/clock.ts';
import { createOptimisticView } from './optimistic.ts';

const view = createOptimisticView({ store: account, ...clock });
showAccountBy(view);

/** Shows a plan that was just bought, before the server has confirmed it. */
export const showPurchase = view.show;
