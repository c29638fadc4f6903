import { expect, test } from 'vitest';
import { queuePageSize } from '#contract/admin.ts';
import { minute } from '../auth/app.ts';
import { expectIndexes, watched } from '../d1.ts';
import { checkoutEvent, moneyBackEvent, newId, openAppWithStripe } from '../billing/stripe.ts';
import { signInNewAdmin, payForLess, payTwice } from './admin.ts';

test('a payment marked as done says by whom and when, and can be opened again', async () => {
  const app = openAppWithStripe();
  const admin = await signInNewAdmin(app);
  const colleague = await signInNewAdmin(app);
  const { event, payment } = await payTwice(app, await app.customer());
  app.pass(30 * minute);
  const done = { by: admin.username, at: app.now().toISOString() };
  expect(await admin.mark(event.id, true)).toMatchObject({
    status: 200,
    body: { id: event.id, open: false, done },
  });
  expect(await admin.about(payment)).toEqual([]);
  expect(await colleague.about(payment, 'done')).toMatchObject([{ id: event.id, done }]);

  // Marked once more, by another and later: the first stays.
  app.pass(minute);
  expect((await colleague.mark(event.id, true)).body).toMatchObject({ done });
  for (const _ of ['once', 'twice']) {
    expect(await colleague.mark(event.id, false)).toMatchObject({
      status: 200,
      body: { open: true, done: null },
    });
  }
  expect(await admin.about(payment)).toHaveLength(1);
  expect(await admin.about(payment, 'done')).toEqual([]);
});

test('what was left to start by itself is open again when its account is deleted', async () => {
  const app = openAppWithStripe();
  const admin = await signInNewAdmin(app);
  const ada = await app.customer();
  const { event, payment } = await payForLess(app, ada);
  await admin.mark(event.id, true);
  expect(await admin.about(payment)).toEqual([]);
  await ada.post('/api/user/delete', { password: 'correct horse' });
  expect(await admin.about(payment)).toMatchObject([{ reason: 'no_account', open: true, done: null }]);
});

test('what was marked by hand and then given back stays closed when it is opened again', async () => {
  const app = openAppWithStripe();
  const admin = await signInNewAdmin(app);
  const { event, payment } = await payTwice(app, await app.customer());
  await admin.mark(event.id, true);
  app.pass(minute);
  await app.deliver(moneyBackEvent('charge.refunded', payment));
  expect((await admin.mark(event.id, false)).body).toMatchObject({
    open: false,
    done: null,
    status: 'refunded',
  });
});

test('while nobody has looked, a payment is listed once, by its last event', async () => {
  const app = openAppWithStripe();
  const admin = await signInNewAdmin(app);
  const { event, payment } = await payTwice(app, await app.customer());
  app.pass(minute);
  const dispute = moneyBackEvent('charge.dispute.created', payment, {});
  await app.deliver(dispute);
  expect(await admin.about(payment)).toMatchObject([{ id: dispute.id, reason: 'disputed' }]);
  // Done with both at once.
  await admin.mark(dispute.id, true);
  expect(await admin.about(payment)).toEqual([]);
  expect(await admin.about(payment, 'done')).toMatchObject([{ id: dispute.id }]);
  await admin.mark(dispute.id, false);
  expect(await admin.about(payment)).toMatchObject([{ id: dispute.id }]);
  // Whoever still had the page from before the dispute is done with what stood there, and with no more.
  await admin.mark(event.id, true);
  expect(await admin.about(payment)).toMatchObject([{ id: dispute.id, reason: 'disputed' }]);
});

test('money that moves again after it was dealt with is listed again', async () => {
  const app = openAppWithStripe();
  const admin = await signInNewAdmin(app);
  const { event, payment } = await payTwice(app, await app.customer());
  await admin.mark(event.id, true);
  app.pass(minute);
  await app.deliver(moneyBackEvent('charge.dispute.created', payment, {}));
  expect(await admin.about(payment)).toMatchObject([{ reason: 'disputed' }]);
  expect(await admin.about(payment, 'done')).toMatchObject([{ id: event.id }]);

  const given = await payTwice(app, await app.customer());
  app.pass(minute);
  await app.deliver(moneyBackEvent('charge.refunded', given.payment));
  app.pass(minute);
  await app.deliver(moneyBackEvent('charge.dispute.created', given.payment, {}));
  expect(await admin.about(given.payment)).toMatchObject([{ reason: 'disputed', status: 'refunded' }]);
});

test('what needs no review cannot be marked, nor can a payment be marked as anything but done', async () => {
  const app = openAppWithStripe();
  const admin = await signInNewAdmin(app);
  const bought = await (await app.customer()).buy();
  for (const id of ['evt_unknown', bought.event.id, bought.reference]) {
    expect(await admin.mark(id, true)).toMatchObject({ status: 404, body: { code: 'not_found' } });
  }
  const { event, payment } = await payTwice(app, await app.customer());
  for (const body of [{}, { done: 'yes' }, { done: true, by: 'nobody' }]) {
    const answer = await admin.browser.put(`/api/admin/payments/${event.id}`, body);
    expect(answer).toMatchObject({ status: 400, body: { code: 'invalid_input' } });
  }
  expect(await admin.about(payment)).toHaveLength(1);
});

test('the list comes in pages, newest first, and marking a row does not lose the place', async () => {
  const app = openAppWithStripe({ at: '2027-06-01T12:00:00Z' });
  const admin = await signInNewAdmin(app);
  const ids: string[] = [];
  for (let count = 0; count <= queuePageSize; count++) {
    const event = checkoutEvent({ reference: null });
    // Two at a time in one moment, as events do come.
    if (count % 2 === 0) app.pass(minute);
    await app.deliver(event);
    ids.push(event.id);
  }
  const first = (await admin.list()).body;
  expect(first.payments).toHaveLength(queuePageSize);
  await admin.mark(first.payments.at(-1).id, true);
  const second = (await admin.list('open', first.next)).body;
  const listed = [...first.payments, ...second.payments].map(({ id }: { id: string }) => id);
  expect(new Set(listed).size).toBe(listed.length);
  for (const id of ids) expect(listed).toContain(id);
  const moments = [...first.payments, ...second.payments].map(({ at }: { at: string }) => at);
  expect(moments).toEqual(moments.toSorted().toReversed());

  let next = second.next;
  while (next !== null) next = (await admin.list('open', next)).body.next;
  const done = (await admin.list('done')).body.payments.map(({ id }: { id: string }) => id);
  expect(done).toContain(first.payments.at(-1).id);
});

test('every statement of the list and of marking runs on an index', async () => {
  const d1 = watched();
  const app = openAppWithStripe({ env: d1.env });
  const admin = await signInNewAdmin(app);
  const { event } = await payTwice(app, await app.customer());
  const before = d1.statements.length;
  for (const show of ['open', 'done'] as const) await admin.list(show, `1.${newId('evt')}`);
  await admin.mark(event.id, true);
  const ours = d1.statements.slice(before);
  expect(ours.length).toBeGreaterThan(5);
  await expectIndexes(ours);
});
