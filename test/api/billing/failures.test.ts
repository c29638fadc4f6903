import { expect, test, vi } from 'vitest';
import { amountInCents } from '#contract/plans.ts';
import { same, wordsUsed } from '../meter/account.ts';
import {
  accountOf,
  activationsOf,
  checkoutEvent,
  eventOf,
  moneyBackEvent,
  newId,
  openAppWithStripe,
  paymentOf,
  paymentsOf,
} from './stripe.ts';
import { type Moment, unreliable } from '../d1.ts';

const d1 = unreliable();
const app = openAppWithStripe({ env: { DB: d1.DB } });

// Each failure is one that we cause, and the log says so at length.
vi.spyOn(console, 'error').mockReturnValue();

const moments: Moment[] = ['before', 'after'];

/** As a provider does: again until it is taken. */
async function deliverUntilTaken(event: object): Promise<number> {
  for (let delivery = 1; delivery <= 3; delivery++) {
    const { status } = await app.deliver(event);
    if (status === 200) return delivery;
    expect(status).toBe(500);
  }
  throw new Error('never taken');
}

/** Runs a story once to count the trips to the database, then once for each trip and moment at which it can fail. */
async function everyFailure(story: () => Promise<() => Promise<void>>, check: () => Promise<void>) {
  const trips = await d1.trips(await story());
  await check();
  for (let trip = 1; trip <= trips; trip++) {
    for (const moment of moments) {
      await d1.trips(await story(), { trip, moment });
      await check();
    }
  }
  return trips;
}

let ada: Awaited<ReturnType<typeof app.customer>>;

test('a webhook whose database fails at any step ends, after the retry, in one plan, one ledger row and one payment', async () => {
  let event: ReturnType<typeof checkoutEvent>;
  let deliveries = 0;
  const trips = await everyFailure(
    async () => {
      ada = await app.customer();
      event = checkoutEvent({ reference: await ada.checkout() });
      return async () => {
        deliveries += await deliverUntilTaken(event);
      };
    },
    async () => {
      expect(await accountOf(ada.id)).toMatchObject({ plan: 'pro', status: 'active', wordsLimit: 30_500 });
      expect(await activationsOf(ada.id)).toEqual([{ words: 0 }]);
      expect(await paymentsOf(ada.id)).toMatchObject([{ status: 'completed' }]);
      expect((await eventOf(event.id))?.handledAt).not.toBeNull();
      expect(await wordsUsed(ada.id)).toEqual(same(0));
      expect((await app.mails(ada.email)).map(({ subject }) => subject)).toContain('Your Pro plan is active');
    },
  );
  expect(trips).toBeGreaterThanOrEqual(5);
  // Each failure cost one delivery, and none was taken for done; but for those of the mail, which is kept and forgotten later.
  const ofMail = 2;
  expect(deliveries).toBe(1 + 2 * (trips - ofMail) * 2 + 2 * ofMail);
});

test('an upgrade whose database fails at any step carries the words over once', async () => {
  await everyFailure(
    async () => {
      ada = await app.customer();
      await ada.buy('pro', 'monthly');
      const reference = await ada.checkout('ultra', 'annual');
      const event = checkoutEvent({ reference, amount: amountInCents('ultra', 'annual') });
      return async () => void (await deliverUntilTaken(event));
    },
    async () => {
      expect(await accountOf(ada.id)).toMatchObject({ plan: 'ultra', wordsLimit: -1 });
      expect(await activationsOf(ada.id)).toHaveLength(2);
      expect((await paymentsOf(ada.id)).map(({ status }) => status)).toEqual(['completed', 'completed']);
    },
  );
});

test('a checkout whose database fails at any step leaves nothing, or a session that can be paid; the second try goes through', async () => {
  let session = '';
  const trips = await everyFailure(
    async () => {
      ada = await app.customer();
      return async () => {
        const first = await ada.order('pro', 'monthly');
        const answer = first.status === 201 ? first : await ada.order('pro', 'monthly');
        expect(answer.status).toBe(201);
        session = answer.body.session_id;
      };
    },
    async () => {
      const payments = await paymentsOf(ada.id);
      expect(payments.every(({ status }) => status === 'pending')).toBe(true);
      await app.deliver(checkoutEvent({ reference: session }));
      expect(await accountOf(ada.id)).toMatchObject({ plan: 'pro', wordsLimit: 30_500 });
      expect(await activationsOf(ada.id)).toHaveLength(1);
    },
  );
  expect(trips).toBe(2);
});

test('a second payment whose database fails at any step is kept once, as a duplicate', async () => {
  let payment = '';
  await everyFailure(
    async () => {
      ada = await app.customer();
      const { reference } = await ada.buy();
      payment = newId('pi');
      const event = checkoutEvent({ reference, payment });
      return async () => void (await deliverUntilTaken(event));
    },
    async () => {
      const kept = await paymentsOf(ada.id);
      expect(kept.map(({ status }) => status).toSorted()).toEqual(['completed', 'duplicate']);
      expect(kept.find(({ status }) => status === 'duplicate')).toMatchObject({ providerPaymentId: payment });
      expect(await activationsOf(ada.id)).toHaveLength(1);
      const mails = await app.mails('support@longhand.example');
      expect(mails.some(({ text }) => text.includes(payment))).toBe(true);
    },
  );
});

test('a refund whose database fails at any step ends the term once', async () => {
  let reference = '';
  await everyFailure(
    async () => {
      ada = await app.customer();
      const bought = await ada.buy();
      reference = bought.reference;
      const event = moneyBackEvent('charge.refunded', bought.payment);
      return async () => void (await deliverUntilTaken(event));
    },
    async () => {
      expect((await paymentOf(reference)).status).toBe('refunded');
      expect((await accountOf(ada.id)).subscriptionEnd).toEqual(app.now());
    },
  );
});

test('the page asking whose database fails is told the truth when it asks again', async () => {
  let told: unknown[] = [];
  await everyFailure(
    async () => {
      ada = await app.customer();
      const { reference } = await ada.buy();
      return async () => {
        const first = await ada.ask(reference);
        const answer = first.status === 200 ? first : await ada.ask(reference);
        told = [answer.status, answer.body.plan];
      };
    },
    async () => expect(told).toEqual([200, 'pro']),
  );
});
