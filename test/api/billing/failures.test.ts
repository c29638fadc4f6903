import { expect, test, vi } from 'vitest';
import { same, wordsUsed } from '../meter/account.ts';
import { atEveryFailure, unreliable } from '../d1.ts';
import {
  accountOf,
  checkoutEvent,
  eventOf,
  moneyBackEvent,
  newId,
  openAppWithStripe,
  paymentOf,
} from './stripe.ts';

const d1 = unreliable();
const app = openAppWithStripe({ env: { DB: d1.DB } });

// The failures here are deliberate, and each is logged at length.
vi.spyOn(console, 'error').mockReturnValue();

/** Redelivers an event until it is accepted, as a provider does. Returns the number of deliveries. */
async function deliverUntilTaken(event: object): Promise<number> {
  for (let delivery = 1; delivery <= 3; delivery++) {
    const { status } = await app.deliver(event);
    if (status === 200) return delivery;
    expect(status).toBe(500);
  }
  throw new Error('never taken');
}

test('a webhook that fails at any database step results, after the retry, in one plan, one ledger row and one payment', async () => {
  let deliveries = 0;
  const trips = await atEveryFailure(d1, async () => {
    const ada = await app.customer();
    const event = checkoutEvent({ reference: await ada.checkout() });
    return {
      async story() {
        deliveries += await deliverUntilTaken(event);
      },
      async check() {
        expect(await accountOf(ada.id)).toMatchObject({ plan: 'pro', status: 'active', wordsLimit: 30_500 });
        expect(await ada.activations()).toEqual([0]);
        expect(await ada.payments()).toMatchObject([{ status: 'completed' }]);
        expect((await eventOf(event.id))?.handledAt).not.toBeNull();
        expect(await wordsUsed(ada.id)).toEqual(same(0));
        expect(await app.subjects(ada.email)).toContain('Your Pro plan is active');
      },
    };
  });
  expect(trips).toBeGreaterThanOrEqual(5);
  // Each failure costs one more delivery, except in the two steps that store and delete the mail's row, which the webhook survives.
  const ofMail = 2;
  expect(deliveries).toBe(1 + 2 * (trips - ofMail) * 2 + 2 * ofMail);
});

test('a checkout that fails at any database step leaves nothing or a session that can be paid, and the retry succeeds', async () => {
  const trips = await atEveryFailure(d1, async () => {
    const ada = await app.customer();
    let reference = '';
    return {
      async story() {
        const first = await ada.order('pro', 'monthly');
        const answer = first.status === 201 ? first : await ada.order('pro', 'monthly');
        expect(answer.status).toBe(201);
        reference = answer.body.session_id;
      },
      async check() {
        expect((await ada.payments()).every(({ status }) => status === 'pending')).toBe(true);
        await app.deliver(checkoutEvent({ reference }));
        expect(await accountOf(ada.id)).toMatchObject({ plan: 'pro', wordsLimit: 30_500 });
        expect(await ada.activations()).toHaveLength(1);
      },
    };
  });
  expect(trips).toBe(2);
});

test('a second payment that fails at any database step is stored once, as a duplicate', async () => {
  await atEveryFailure(d1, async () => {
    const ada = await app.customer();
    const { reference } = await ada.buy();
    const payment = newId('pi');
    return {
      story: () => deliverUntilTaken(checkoutEvent({ reference, payment })),
      async check() {
        const kept = await ada.payments();
        expect(kept.map(({ status }) => status).toSorted()).toEqual(['completed', 'duplicate']);
        expect(kept.find(({ status }) => status === 'duplicate')).toMatchObject({
          providerPaymentId: payment,
        });
        expect(await ada.activations()).toHaveLength(1);
        expect(await app.toSupport(payment)).not.toEqual([]);
      },
    };
  });
});

test('a refund that fails at any database step ends the term once', async () => {
  await atEveryFailure(d1, async () => {
    const ada = await app.customer();
    const { reference, payment } = await ada.buy();
    return {
      story: () => deliverUntilTaken(moneyBackEvent('charge.refunded', payment)),
      async check() {
        expect((await paymentOf(reference)).status).toBe('refunded');
        expect((await accountOf(ada.id)).subscriptionEnd).toEqual(app.now());
      },
    };
  });
});
