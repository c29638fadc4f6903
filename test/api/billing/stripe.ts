import { asc, eq } from 'drizzle-orm';
import { Stripe } from 'stripe';
import type { Dependencies } from '#app.ts';
import { stripeProvider } from '#billing/stripe.ts';
import { amountInCents, type BillingCycle, type PaidPlan } from '#contract/plans.ts';
import { paymentEvents, payments, users } from '#db/schema/index.ts';
import type { NewUser } from '#db/users.ts';
import type { Bindings } from '#env.ts';
import { openApp } from '../auth/app.ts';
import { accountOf, db, ledgerOf } from '../meter/account.ts';

export { accountOf, db, ledgerOf } from '../meter/account.ts';

const secret = 'whsec_of_these_tests';

const links = {
  STRIPE_LINK_PRO_MONTHLY: 'https://buy.stripe.example/pro-monthly',
  STRIPE_LINK_PRO_ANNUAL: 'https://buy.stripe.example/pro-annual?locale=en',
  STRIPE_LINK_ULTRA_MONTHLY: 'https://buy.stripe.example/ultra-monthly',
  STRIPE_LINK_ULTRA_ANNUAL: 'https://buy.stripe.example/ultra-annual',
};

let ids = 0;
export const newId = (prefix: string) => `${prefix}_${crypto.randomUUID().slice(0, 8)}${++ids}`;

type Checkout = {
  reference: string | null;
  amount?: number;
  currency?: string;
  session?: string;
  payment?: string;
  status?: 'paid' | 'unpaid';
  mode?: 'payment' | 'subscription';
  type?: string;
  id?: string;
};

/** A Stripe event, with the fields that we read. */
export const checkoutEvent = ({
  reference,
  amount = amountInCents('pro', 'monthly'),
  currency = 'usd',
  session = newId('cs'),
  payment = newId('pi'),
  status = 'paid',
  mode = 'payment',
  type = 'checkout.session.completed',
  id = newId('evt'),
}: Checkout) => ({
  id,
  object: 'event',
  type,
  data: {
    object: {
      id: session,
      object: 'checkout.session',
      mode,
      client_reference_id: reference,
      payment_intent: payment,
      payment_status: status,
      amount_total: amount,
      currency,
    },
  },
});

export const moneyBackEvent = (type: string, payment: string, more: object = { refunded: true }) => ({
  id: newId('evt'),
  object: 'event',
  type,
  data: {
    object: { id: newId('ch'), payment_intent: payment, amount: 500, currency: 'usd', ...more },
  },
});

type Delivery = { key?: string | null; age?: number; replace?: (body: string) => string };

/** The product with Stripe as its payment provider, and a fake Stripe that signs events with Stripe's own library. */
export function openAppWithStripe(
  setting: { at?: string; dependencies?: Dependencies; env?: Partial<Bindings> } = {},
) {
  const app = openApp({
    ...setting,
    dependencies: { payments: stripeProvider, ...setting.dependencies },
    env: { STRIPE_WEBHOOK_SECRET: secret, ...links, ...setting.env },
  });

  async function deliver(event: object, { key = secret, age = 0, replace = (body) => body }: Delivery = {}) {
    const timestamp = Math.floor(app.now().getTime() / 1000) - age;
    const payload = JSON.stringify({ created: timestamp, ...event });
    const cryptoProvider = Stripe.createSubtleCryptoProvider();
    const signed = async (by: string) => ({
      'Stripe-Signature': await Stripe.webhooks.generateTestHeaderStringAsync({
        payload,
        secret: by,
        timestamp,
        cryptoProvider,
      }),
    });
    const headers = {
      'Content-Type': 'application/json; charset=utf-8',
      ...(key === null ? {} : await signed(key)),
    };
    const address = 'https://longhand.example/api/payments/webhook';
    const answer = await app.fetchApp(
      new Request(address, { method: 'POST', headers, body: replace(payload) }),
    );
    return { status: answer.status, body: await answer.json() };
  }

  /** A signed-in user whose account has the `given` values. */
  async function customer(given: Partial<NewUser> = {}) {
    const person = await app.person();
    const { id, post } = person;
    if (Object.keys(given).length > 0) await db.update(users).set(given).where(eq(users.id, id));
    const order = (plan: string, billing_cycle: string) =>
      post('/api/payments/create-session', { plan, billing_cycle });
    const checkout = async (plan: PaidPlan = 'pro', cycle: BillingCycle = 'monthly'): Promise<string> =>
      (await order(plan, cycle)).body.session_id;
    return {
      ...person,
      order,
      checkout,
      ask: (session_id: string, more = {}) =>
        post('/api/payments/activate-user-subscription-with-plan', {
          source: 'success',
          session_id,
          ...more,
        }),
      /** Orders and pays, and delivers the payment event to the webhook. */
      async buy(plan: PaidPlan = 'pro', cycle: BillingCycle = 'monthly') {
        const reference = await checkout(plan, cycle);
        const payment = newId('pi');
        const event = checkoutEvent({ reference, payment, amount: amountInCents(plan, cycle) });
        const { status } = await deliver(event);
        return { reference, payment, event, status };
      },
      delete: () => post('/api/user/delete', { password: 'correct horse' }),
      billing: async () => (await person.get('/api/user/billing')).body,
      payments: () =>
        db.select().from(payments).where(eq(payments.userId, id)).orderBy(asc(payments.createdAt)),
      activations: async () =>
        (await ledgerOf(id)).filter(({ reason }) => reason === 'activation').map(({ words }) => words),
      /** Everything about the account that a payment may change. */
      async standing() {
        const { plan, status, billingCycle, wordsUsed, wordsLimit, ...times } = await accountOf(id);
        const { subscriptionStart, subscriptionEnd, periodStart } = times;
        const term = { subscriptionStart, subscriptionEnd, periodStart };
        return { plan, status, billingCycle, wordsUsed, wordsLimit, ...term, ledger: await ledgerOf(id) };
      },
    };
  }

  return {
    ...app,
    deliver,
    customer,
    /** Delivers an event about a refund or a dispute. */
    moneyBack: (payment: string, type = 'charge.refunded', more?: object) =>
      deliver(moneyBackEvent(type, payment, more)),
    /** The mails to support about a payment. */
    async toSupport(payment: string) {
      return (await app.mails('support@longhand.example')).filter(({ text }) => text.includes(payment));
    },
  };
}

/** A shop with a customer and a separate clock. */
export async function openShop(at?: string) {
  const app = openAppWithStripe(at === undefined ? {} : { at });
  return { app, ada: await app.customer() };
}

export async function paymentOf(id: string) {
  const [payment] = await db.select().from(payments).where(eq(payments.id, id));
  return payment!;
}

export async function eventOf(id: string) {
  const [event] = await db.select().from(paymentEvents).where(eq(paymentEvents.id, id));
  return event;
}
