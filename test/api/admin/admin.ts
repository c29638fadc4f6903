import { env } from 'cloudflare:workers';
import { createPasswords } from '#auth/passwords/hashing.ts';
import type { PaymentToReview } from '#contract/payments-to-review.ts';
import { addAdmin } from '#db/admins.ts';
import { database } from '#db/client.ts';
import { minute, openApp, quickCost, somebody, type Visitor } from '../auth/app.ts';
import { checkoutEvent, openAppWithStripe } from '../billing/stripe.ts';

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

/** Creates an admin and signs them in. */
export async function signInNewAdmin(app: Pick<ReturnType<typeof openApp>, 'visitor'>) {
  const username = await newAdmin();
  const browser = app.visitor();
  await signIn(browser, username);
  /** Signs in again, for when the session has expired. */
  return { username, browser, signIn: () => signIn(browser, username) };
}

type Queued = { id: string; at: string };

/** Client for one queue of the admin page: reads its pages and marks rows as done. */
export const queueOf = <Item extends Queued>(name: 'payments' | 'messages', browser: Visitor) => ({
  list: (show = 'open', after?: string | null) =>
    browser.get(`/api/admin/${name}?show=${show}${after ? `&after=${after}` : ''}`),
  /** Returns all rows after a cursor, or all from the start. */
  async all(show = 'open', after?: string | null): Promise<Item[]> {
    const { body } = await this.list(show, after);
    return [...body[name], ...(body.next === null ? [] : await this.all(show, body.next))];
  },
  mark: (id: string, done: unknown) => browser.put(`/api/admin/${name}/${id}`, { done }),
});

export type Customer = Awaited<ReturnType<ReturnType<typeof openAppWithStripe>['customer']>>;

/** A shop, and an admin who reviews its payments. */
export async function openReview(setting?: Parameters<typeof openAppWithStripe>[0]) {
  const app = openAppWithStripe(setting);
  const admin = await signInNewAdmin(app);
  const payments = queueOf<PaymentToReview>('payments', admin.browser);
  const deliver = async (checkout: Parameters<typeof checkoutEvent>[0]) => {
    const event = checkoutEvent(checkout);
    await app.deliver(event);
    return { event, payment: event.data.object.payment_intent };
  };
  return {
    ...app,
    admin,
    payments,
    deliverCheckout: deliver,
    /** The listed rows of one payment, by the provider's payment id. */
    about: async (payment: string, show = 'open') =>
      (await payments.all(show)).filter(({ payment_id: id }) => id === payment),
    wait: async (milliseconds: number) => {
      app.pass(milliseconds);
      await admin.signIn();
    },
    /** A second payment for one checkout. */
    async payTwice(given?: Customer) {
      const ada = given ?? (await app.customer());
      const { reference } = await ada.buy();
      app.pass(minute);
      return deliver({ reference });
    },
    /** Pays for Pro while Ultra is active. */
    async payForLess(ada: Customer) {
      const reference = await ada.checkout('pro');
      await ada.buy('ultra');
      app.pass(minute);
      return { ...(await deliver({ reference })), reference };
    },
  };
}
