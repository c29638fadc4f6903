import { eq } from 'drizzle-orm';
import { expect, inject, test, vi } from 'vitest';
import { amountInCents, billingCycles, paidPlans } from '#contract/plans.ts';
import { payments } from '#db/schema/index.ts';
import { day, minute } from '../auth/app.ts';
import { accountMeter, aRun, dice } from '../meter/account.ts';
import { wrongAbout } from './books.ts';
import { accountOf, checkoutEvent, db, moneyBackEvent, newId, openAppWithStripe } from './stripe.ts';
import { unreliable } from '../d1.ts';
import { nightly } from '../cron.ts';

declare module 'vitest' {
  interface ProvidedContext {
    orderings: { first: number; count: number };
  }
}

type Event = ReturnType<typeof checkoutEvent> | ReturnType<typeof moneyBackEvent>;

const rounds = 14;
const pauses = [0, 0, 0, minute, 16 * minute, day, 7 * day, 24 * day, 31 * day, 70 * day];

/**
 * Simulates the life of one account from a seed: checkouts, payments, second payments, refunds, disputes, runs, nightly crons and
 * possibly its deletion, with events delivered in any order, repeatedly, concurrently and with a database that fails. Reconciles
 * the books after each round and returns the disagreements.
 */
async function liveThrough(seed: number): Promise<string[]> {
  const { below, one } = dice(seed);
  const d1 = unreliable();
  const app = openAppWithStripe({
    at: one(['2026-01-31T10:00:00Z', '2026-11-20T12:00:00Z', '2028-02-29T23:59:59Z']),
    env: { DB: d1.DB, PAYMENT_RATE: undefined, SIGN_IN_RATE: undefined, PASSWORD_RATE: undefined },
  });
  const ada = await app.customer();
  const known = new Set([ada.id]);
  const wrong: string[] = [];
  let mail: Event[] = [];
  const paid: string[] = [];
  const back = new Set<string>();
  const runs: { run: ReturnType<typeof aRun>; meter: ReturnType<typeof accountMeter> }[] = [];
  let isDeleted = false;

  function pay(reference: string, amount: number) {
    const payment = newId('pi');
    paid.push(payment);
    const money = { reference, amount, payment, session: newId('cs') };
    if (below(5) === 0) {
      mail.push(checkoutEvent({ ...money, status: 'unpaid' }));
      if (below(3) === 0)
        mail.push(checkoutEvent({ ...money, type: 'checkout.session.async_payment_failed' }));
      mail.push(checkoutEvent({ ...money, type: 'checkout.session.async_payment_succeeded' }));
    } else mail.push(checkoutEvent(money));
    if (below(6) === 0) mail.push(checkoutEvent({ ...money, type: 'checkout.session.expired' }));
  }

  async function buy() {
    await ada.login(ada.email);
    const plan = one(paidPlans);
    const cycle = one(billingCycles);
    // Several windows at once: a purchase in one of them changes what the others may buy.
    const ordered = await Promise.all(Array.from({ length: 1 + below(3) }, () => ada.order(plan, cycle)));
    for (const { status, body } of ordered) {
      if (status !== 201) continue;
      known.add(body.session_id);
      const amount = amountInCents(plan, cycle);
      if (below(6) > 0) pay(body.session_id, amount);
      if (below(8) === 0) pay(body.session_id, amount);
      if (below(10) === 0) pay(body.session_id, amount - 1);
    }
  }

  function giveBack() {
    if (paid.length === 0) return;
    const payment = one(paid);
    if (below(3) === 0) mail.push(moneyBackEvent('charge.dispute.created', payment, {}));
    const type = one(['charge.refunded', 'lost', 'won', 'part']);
    if (type === 'part') mail.push(moneyBackEvent('charge.refunded', payment, { refunded: false }));
    else if (type === 'charge.refunded') mail.push(moneyBackEvent(type, payment));
    else mail.push(moneyBackEvent('charge.dispute.closed', payment, { status: type }));
    if (type === 'charge.refunded' || type === 'lost') back.add(payment);
  }

  async function write() {
    const user = await accountOf(ada.id);
    if (user === undefined) return;
    const run = aRun(one([1, 40, 390, 500, 3_000]));
    const meter = accountMeter(db, user);
    known.add(run.id);
    const { state } = await meter.reserve(run, app.now());
    if (state === 'reserved') runs.push({ run, meter });
  }

  async function finish() {
    const ended = runs.splice(below(runs.length + 1), 1)[0];
    if (ended === undefined) return;
    await ended.meter.settle(ended.run.id, one([0, 0, ended.run.words, below(ended.run.words)]), app.now());
  }

  async function deliver(event: Event, fails: boolean) {
    const { status } = await app.deliver(event);
    if (status === 200) mail = mail.filter((each) => each !== event);
    else if (!fails || status !== 500) wrong.push(`seed ${seed}: ${event.type} was answered with ${status}`);
  }

  const night = () => nightly(app.now(), { mailer: () => ({ send: async () => {} }) });

  async function look(when: string) {
    for (const row of await wrongAbout(app.now(), ...known)) {
      wrong.push(`seed ${seed}, ${when}: ${JSON.stringify(row)}`);
    }
  }

  for (let round = 0; round < rounds && wrong.length === 0; round += 1) {
    app.pass(one(pauses));
    if (!isDeleted && below(2) === 0) await buy();
    if (below(3) === 0) giveBack();
    const fails = below(4) === 0;
    const work = [
      ...Array.from({ length: below(4) }, () => one(mail)).map((event) => event && deliver(event, fails)),
      ...Array.from({ length: below(3) }, () => write()),
      ...Array.from({ length: below(3) }, () => finish()),
    ];
    const fault = { trip: 1 + below(8), moment: one(['before', 'after'] as const) };
    const ending = !isDeleted && below(60) === 0;
    if (ending) {
      isDeleted = true;
      await ada.login(ada.email);
      work.push(ada.delete().then(() => undefined));
    }
    const outcomes = await d1
      .during(fails ? fault : undefined, () => Promise.allSettled(work))
      .then((settled) => settled.filter(({ status }) => status === 'rejected'));
    // Calls may reject once the account is being deleted.
    if (outcomes.length > 0 && !isDeleted) wrong.push(`seed ${seed}, round ${round}: a call was thrown out`);
    if (below(6) === 0) await night();
    await look(`round ${round}`);
  }

  for (let turn = 0; mail.length > 0 && turn < 50; turn += 1) await deliver(one(mail), false);
  for (const { run, meter } of runs) if (!isDeleted) await meter.settle(run.id, 0, app.now());
  await look('at the end');
  for (const payment of back) {
    const [kept] = await db.select().from(payments).where(eq(payments.providerPaymentId, payment));
    if (kept !== undefined && kept.status !== 'refunded')
      wrong.push(`seed ${seed}: ${payment} went back and is ${kept.status}`);
  }
  return wrong;
}

// The database failures here are deliberate, and each is logged at length.
vi.spyOn(console, 'error').mockReturnValue();

const { first, count } = inject('orderings');

test(
  `the books agree for any events in any order (${count} simulated accounts from seed ${first} on)`,
  async () => {
    const wrong: string[] = [];
    for (let seed = first; seed < first + count && wrong.length === 0; seed += 1) {
      wrong.push(...(await liveThrough(seed)));
    }
    expect(wrong).toEqual([]);
  },
  30_000 + count * 10_000,
);
