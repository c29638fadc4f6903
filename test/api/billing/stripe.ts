import { env } from 'cloudflare:workers';
import { and, asc, eq, sql } from 'drizzle-orm';
import { Stripe } from 'stripe';
import type { Dependencies } from '#app.ts';
import { stripeProvider } from '#billing/stripe.ts';
import { amountInCents, type BillingCycle, type PaidPlan } from '#contract/plans.ts';
import { database } from '#db/client.ts';
import { ledger, paymentEvents, payments, users } from '#db/schema/index.ts';
import type { NewUser } from '#db/users.ts';
import type { Bindings } from '#env.ts';
import { openApp, somebody } from '../auth/app.ts';

export const db = database(env);
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

/** An event as Stripe sends it, as far as we read it. */
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

/** The product with Stripe behind it, and a Stripe that signs its events with its own library. */
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
    const signature =
      key === null
        ? undefined
        : await Stripe.webhooks.generateTestHeaderStringAsync({
            payload,
            secret: key,
            timestamp,
            cryptoProvider: Stripe.createSubtleCryptoProvider(),
          });
    const answer = await app.fetchApp(
      new Request('https://longhand.example/api/payments/webhook', {
        method: 'POST',
        headers: {
          'Content-Type': 'application/json; charset=utf-8',
          ...(signature === undefined ? {} : { 'Stripe-Signature': signature }),
        },
        body: replace(payload),
      }),
    );
    return { status: answer.status, body: await answer.json() };
  }

  /** Somebody signed in, with an account as it is given. */
  async function customer(given: Partial<NewUser> = {}) {
    const email = somebody();
    const browser = app.visitor();
    const { body } = await browser.register(email);
    const id = String(body.user.id);
    if (Object.keys(given).length > 0) await db.update(users).set(given).where(eq(users.id, id));
    return {
      id,
      email,
      browser,
      post: browser.post,
      get: browser.get,
      order: (plan: string, billing_cycle: string) =>
        browser.post('/api/payments/create-session', { plan, billing_cycle }),
      async checkout(plan: PaidPlan = 'pro', billing_cycle: BillingCycle = 'monthly'): Promise<string> {
        return (await this.order(plan, billing_cycle)).body.session_id;
      },
      ask: (session_id: string, more = {}) =>
        browser.post('/api/payments/activate-user-subscription-with-plan', {
          source: 'success page',
          session_id,
          ...more,
        }),
      /** The news that a checkout has been paid. */
      pays: (reference: string, amount?: number) =>
        checkoutEvent({ reference, ...(amount !== undefined && { amount }) }),
      /** Orders, pays and is told of it by the webhook. */
      async buy(plan: PaidPlan = 'pro', cycle: BillingCycle = 'monthly') {
        const reference = await this.checkout(plan, cycle);
        const payment = newId('pi');
        const event = checkoutEvent({ reference, payment, amount: amountInCents(plan, cycle) });
        const { status } = await deliver(event);
        return { reference, payment, event, status };
      },
    };
  }

  return { ...app, deliver, customer };
}

export async function accountOf(id: string) {
  const [user] = await db.select().from(users).where(eq(users.id, id));
  return user!;
}

export const paymentsOf = (userId: string) =>
  db.select().from(payments).where(eq(payments.userId, userId)).orderBy(asc(payments.createdAt));

export async function paymentOf(id: string) {
  const [payment] = await db.select().from(payments).where(eq(payments.id, id));
  return payment!;
}

export async function eventOf(id: string) {
  const [event] = await db.select().from(paymentEvents).where(eq(paymentEvents.id, id));
  return event;
}

export const ledgerOf = (userId: string) =>
  db
    .select({ at: ledger.at, words: ledger.words, reason: ledger.reason })
    .from(ledger)
    .where(eq(ledger.userId, userId))
    .orderBy(asc(sql`rowid`));

export const activationsOf = (userId: string) =>
  db
    .select({ words: ledger.words })
    .from(ledger)
    .where(and(eq(ledger.userId, userId), eq(ledger.reason, 'activation')));

/** All that a payment may change about an account. */
export async function standing(id: string) {
  const {
    plan,
    status,
    billingCycle,
    subscriptionStart,
    subscriptionEnd,
    wordsUsed,
    wordsLimit,
    periodStart,
  } = await accountOf(id);
  const account = {
    plan,
    status,
    billingCycle,
    subscriptionStart,
    subscriptionEnd,
    wordsUsed,
    wordsLimit,
    periodStart,
  };
  return { account, ledger: await ledgerOf(id) };
}
