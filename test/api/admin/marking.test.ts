import { expect, test } from 'vitest';
import { minute, refusal } from '../auth/app.ts';
import { moneyBackEvent } from '../billing/stripe.ts';
import { openReview } from './admin.ts';

test('what was left to start by itself is open again when its account is deleted', async () => {
  const { payments, about, payForLess, customer } = await openReview();
  const bought = await (await customer()).buy();
  // What needs no review cannot be marked.
  for (const id of [bought.event.id, bought.reference])
    expect(await payments.mark(id, true)).toMatchObject(refusal(404, 'not_found'));
  const ada = await customer();
  const { event, payment } = await payForLess(ada);
  await payments.mark(event.id, true);
  expect(await about(payment)).toEqual([]);
  await ada.delete();
  expect(await about(payment)).toMatchObject([{ reason: 'no_account', open: true, done: null }]);
});

test('what was marked by hand and then given back stays closed when it is opened again', async () => {
  const { payments, payTwice, ...app } = await openReview();
  const { event, payment } = await payTwice();
  await payments.mark(event.id, true);
  app.pass(minute);
  await app.moneyBack(payment);
  const opened = (await payments.mark(event.id, false)).body;
  expect(opened).toMatchObject({ open: false, done: null, status: 'refunded' });
});

test('while nobody has looked, a payment is listed once, by its last event', async () => {
  const { payments, about, payTwice, ...app } = await openReview();
  const { event, payment } = await payTwice();
  app.pass(minute);
  const dispute = moneyBackEvent('charge.dispute.created', payment, {});
  await app.deliver(dispute);
  const listed = [{ id: dispute.id, reason: 'disputed' }];
  expect(await about(payment)).toMatchObject(listed);
  // Done with both at once.
  await payments.mark(dispute.id, true);
  expect(await about(payment)).toEqual([]);
  expect(await about(payment, 'done')).toMatchObject(listed);
  await payments.mark(dispute.id, false);
  expect(await about(payment)).toMatchObject(listed);
  // Whoever still had the page from before the dispute is done with what stood there, and with no more.
  await payments.mark(event.id, true);
  expect(await about(payment)).toMatchObject(listed);
});

test('money that moves again after it was dealt with is listed again', async () => {
  const { payments, about, payTwice, ...app } = await openReview();
  const { event, payment } = await payTwice();
  await payments.mark(event.id, true);
  app.pass(minute);
  await app.moneyBack(payment, 'charge.dispute.created', {});
  expect(await about(payment)).toMatchObject([{ reason: 'disputed' }]);
  expect(await about(payment, 'done')).toMatchObject([{ id: event.id }]);

  const given = await payTwice();
  for (const [type, more] of [['charge.refunded'], ['charge.dispute.created', {}]] as const) {
    app.pass(minute);
    await app.moneyBack(given.payment, type, more);
  }
  expect(await about(given.payment)).toMatchObject([{ reason: 'disputed', status: 'refunded' }]);
});
