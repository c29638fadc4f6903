import { eq } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import type { ReconciliationKind } from '#contract/reconciliation.ts';
import { keepDisagreements, listDisagreements, reconcile } from '#db/reconciliation/disagreements.ts';
import {
  disagreements,
  ledger,
  networkDays,
  paymentEvents,
  payments,
  runs,
  users,
} from '#db/schema/index.ts';
import { day, minute } from '../auth/app.ts';
import { accountMeter, aRun } from '../meter/account.ts';
import { wrongAbout } from './books.ts';
import { accountOf, checkoutEvent, db, moneyBackEvent, newId, openShop } from './stripe.ts';

const world = async () => {
  const { app, ada } = await openShop();
  const first = await ada.buy();
  app.pass(25 * day);
  const second = await ada.buy();
  const run = aRun(400);
  const meter = accountMeter(db, await accountOf(ada.id));
  await meter.reserve(run, app.now());
  await meter.settle(run.id, 300, app.now());
  return { app, ada, first, second, run, subjects: [ada.id, first.reference, second.reference, run.id] };
};

test('correct books agree before a renewal begins, after it, after its refund and with an unhandled event', async () => {
  const { app, second, subjects } = await world();
  expect(await wrongAbout(app.now(), ...subjects)).toEqual([]);
  app.pass(10 * day);
  expect(await wrongAbout(app.now(), ...subjects)).toEqual([]);
  await app.deliver(moneyBackEvent('charge.refunded', second.payment));
  expect(await wrongAbout(app.now(), ...subjects)).toEqual([]);
  // An event that was stored but never handled does not disagree with books that do not contain it.
  const { id } = checkoutEvent({ reference: null });
  const event = { provider: 'stripe', kind: 'paid', amount: 1_000, at: app.now() } as const;
  await db.insert(paymentEvents).values({ id, ...event, receivedAt: app.now() });
  app.pass(minute);
  expect(await wrongAbout(app.now(), id, ...subjects)).toEqual([]);
});

type World = Awaited<ReturnType<typeof world>>;

const faults: Record<ReconciliationKind, (world: World) => Promise<unknown>> = {
  words_used: ({ ada }) =>
    db.insert(ledger).values({
      id: newId('row'),
      userId: ada.id,
      at: new Date('2026-12-15T12:00:00Z'),
      words: 390,
      reason: 'run',
    }),
  words_below_zero: ({ ada }) => db.update(users).set({ wordsUsed: -1 }).where(eq(users.id, ada.id)),
  words_limit: ({ ada }) => db.update(users).set({ wordsLimit: 60_000 }).where(eq(users.id, ada.id)),
  run_words: ({ run }) => db.update(runs).set({ delivered: 299 }).where(eq(runs.id, run.id)),
  network_words: ({ ada }) =>
    db.insert(networkDays).values({ id: ada.id, words: -5, expiresAt: new Date('2030-01-01') }),
  term_end: ({ ada }) =>
    db
      .update(users)
      .set({ subscriptionEnd: new Date('2027-02-20T12:00:00Z') })
      .where(eq(users.id, ada.id)),
  term_order: ({ second }) =>
    db
      .update(payments)
      .set({ termStart: new Date('2026-12-19T12:00:00Z') })
      .where(eq(payments.id, second.reference)),
  terms_to_come: ({ ada }) => db.update(users).set({ termsToCome: [] }).where(eq(users.id, ada.id)),
  term_unserved: ({ ada }) => db.update(users).set({ plan: 'free' }).where(eq(users.id, ada.id)),
  term_missing: ({ first }) =>
    db.update(payments).set({ action: null }).where(eq(payments.id, first.reference)),
  payment_money: ({ first }) =>
    db.update(payments).set({ amount: 499 }).where(eq(payments.id, first.reference)),
  money_unrecorded: ({ first, ada }) =>
    db.update(payments).set({ providerPaymentId: ada.id }).where(eq(payments.id, first.reference)),
  refund_unrecorded: async ({ app, second }) => {
    await app.deliver(moneyBackEvent('charge.refunded', second.payment));
    await db.update(payments).set({ status: 'completed' }).where(eq(payments.id, second.reference));
  },
};

describe('reconciliation finds', () => {
  test.each(Object.keys(faults) as ReconciliationKind[])('%s', async (kind) => {
    const there = await world();
    await faults[kind](there);
    const all = await wrongAbout(there.app.now(), ...there.subjects, there.first.event.id);
    expect(all.map(([wrong]) => wrong)).toContain(kind);
  });
});

test('the nightly reconciliation stores each disagreement with its first date, and deletes it once corrected', async () => {
  const { app, ada } = await world();
  const about = async () => (await listDisagreements(db, 10_000)).filter(({ subject }) => subject === ada.id);
  await db.update(users).set({ wordsLimit: 60_000 }).where(eq(users.id, ada.id));
  const night = async (now: Date) => {
    const all = await reconcile(db, now);
    await keepDisagreements(
      db,
      all.filter(({ subject }) => subject === ada.id),
      now,
    );
  };
  const first = app.now();
  await night(first);
  app.pass(day);
  await night(app.now());
  expect(await about()).toEqual([
    { kind: 'words_limit', subject: ada.id, expected: '30500', found: '60000', since: first.toISOString() },
  ]);
  await db.update(users).set({ wordsLimit: 30_500 }).where(eq(users.id, ada.id));
  app.pass(day);
  await night(app.now());
  expect(await about()).toEqual([]);
  expect(await db.select().from(disagreements).where(eq(disagreements.subject, ada.id))).toEqual([]);
});
