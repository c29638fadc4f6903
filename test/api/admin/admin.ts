import { env } from 'cloudflare:workers';
import { createPasswords } from '#auth/passwords/hashing.ts';
import type { PaymentToReview } from '#contract/payments-to-review.ts';
import { addAdmin } from '#db/admins.ts';
import { database } from '#db/client.ts';
import { minute, openApp, quickCost, somebody, type Visitor } from '../auth/app.ts';
import { checkoutEvent, openAppWithStripe } from '../billing/stripe.ts';

type App = Pick<ReturnType<typeof openApp>, 'visitor' | 'now'>;
type Show = 'open' | 'done';

export const password = 'a long admin password';

export async function newAdmin(username = somebody()): Promise<string> {
  await addAdmin(database(env), {
    id: crypto.randomUUID(),
    username,
    email: username,
    passwordHash: await createPasswords(quickCost).hash(password),
    createdAt: new Date('2026-01-01T00:00:00Z'),
  });
  return username;
}

export const signIn = (browser: Visitor, username: string, more = {}) =>
  browser.post('/api/auth/admin/login', { username, password, ...more });

/** A new admin, signed in, with the calls that the page makes. */
export async function signInNewAdmin(app: App) {
  const username = await newAdmin();
  const browser = app.visitor();
  await signIn(browser, username);
  return {
    username,
    browser,
    /** Sessions end; whoever comes back later signs in again. */
    signIn: () => signIn(browser, username),
    list: (show: Show = 'open', after?: string) =>
      browser.get(`/api/admin/payments?show=${show}${after === undefined ? '' : `&after=${after}`}`),
    /** What is listed of one payment, by the provider's id. */
    async about(payment: string, show: Show = 'open') {
      const found: PaymentToReview[] = [];
      let next: string | undefined;
      do {
        const { body } = await this.list(show, next);
        found.push(...body.payments.filter((each: PaymentToReview) => each.payment_id === payment));
        next = body.next ?? undefined;
      } while (next !== undefined);
      return found;
    },
    mark: (id: string, done: boolean) => browser.put(`/api/admin/payments/${id}`, { done }),
  };
}

export type AppWithStripe = ReturnType<typeof openAppWithStripe>;
export type Customer = Awaited<ReturnType<AppWithStripe['customer']>>;

/** A second payment for one checkout. */
export async function payTwice(app: AppWithStripe, ada: Customer) {
  const { reference } = await ada.buy();
  app.pass(minute);
  const event = checkoutEvent({ reference });
  await app.deliver(event);
  return { event, payment: event.data.object.payment_intent };
}

/** Money for Pro that comes when Ultra runs. */
export async function payForLess(app: AppWithStripe, ada: Customer) {
  const reference = await ada.checkout('pro');
  await ada.buy('ultra');
  app.pass(minute);
  const event = checkoutEvent({ reference });
  await app.deliver(event);
  return { event, reference, payment: event.data.object.payment_intent };
}
