import { expect, test } from 'vitest';
import { minute, refusal } from '../auth/app.ts';
import { moneyBackEvent } from '../billing/stripe.ts';
import { openReview } from './admin.ts';

test('a payment that was marked done before its plan started reopens when its account is deleted', async () => {
  const { payments, about, payForLess, customer } = await openReview();
  const bought = await (await customer()).buy();
  // A payment that needs no review cannot be marked.
  for (const id of [bought.event.id, bought.reference])
    expect(await payments.mark(id, true)).toMatchObject(refusal(404, 'not_found'));
  const ada = await customer();
  const { event, payment } = await payForLess(ada);
  await payments.mark(event.id, true);
  expect(await about(payment)).toEqual([]);
  await ada.delete();
  expect(await about(payment)).toMatchObject([{ reason: 'no_account', open: true, done: null }]);
});

test('a payment that was marked done and then refunded stays closed when its mark is removed', async () => {
  const { payments, payTwice, ...app } = await openReview();
  const { event, payment } = await payTwice();
  await payments.mark(event.id, true);
  app.pass(minute);
  await app.moneyBack(payment);
  const opened = (await payments.mark(event.id, false)).body;
  expect(opened).toMatchObject({ open: false, done: null, status: 'refunded' });
});

test('a payment that has not been reviewed is listed once, under its latest event', async () => {
  const { payments, about, payTwice, ...app } = await openReview();
  const { event, payment } = await payTwice();
  app.pass(minute);
  const dispute = moneyBackEvent('charge.dispute.created', payment, {});
  await app.deliver(dispute);
  const listed = [{ id: dispute.id, reason: 'disputed' }];
  expect(await about(payment)).toMatchObject(listed);
  // This marks both events as done.
  await payments.mark(dispute.id, true);
  expect(await about(payment)).toEqual([]);
  expect(await about(payment, 'done')).toMatchObject(listed);
  await payments.mark(dispute.id, false);
  expect(await about(payment)).toMatchObject(listed);
  // An admin whose page was loaded before the dispute marks only what that page showed.
  await payments.mark(event.id, true);
  expect(await about(payment)).toMatchObject(listed);
});

test('a payment is listed again when its money moves after it was handled', async () => {
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
