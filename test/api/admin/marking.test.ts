import { env } from 'cloudflare:workers';
import { expect, test } from 'vitest';
import { reviewsPerPage } from '#contract/payments-to-review.ts';
import { hour, minute } from '../auth/house.ts';
import { watched } from '../auth/watched.ts';
import { checkoutEvent, moneyBackEvent, newId, openShop } from '../billing/shop.ts';
import { openOffice, payForLess, payTwice } from './office.ts';

const required = { status: 401, body: { error: 'Admin authentication required', code: 'admin_required' } };

test('without an admin nobody sees or marks a payment', async () => {
  const shop = openShop();
  const ada = await shop.customer();
  for (const browser of [ada.browser, shop.visitor()]) {
    expect(await browser.get('/api/admin/payments')).toMatchObject(required);
    expect(await browser.put('/api/admin/payments/evt_1', { done: true })).toMatchObject(required);
  }
});

test('whoever marks a matter as done stands there with the time, and can open it again', async () => {
  const shop = openShop();
  const office = await openOffice(shop);
  const colleague = await openOffice(shop);
  const { event, payment } = await payTwice(shop, await shop.customer());
  shop.pass(hour);
  const done = { by: office.username, at: shop.now().toISOString() };
  expect(await office.mark(event.id, true)).toMatchObject({
    status: 200,
    body: { id: event.id, open: false, done },
  });
  expect(await office.about(payment)).toEqual([]);
  expect(await colleague.about(payment, 'done')).toMatchObject([{ id: event.id, done }]);

  // Marked once more, by another and later: the first stays.
  shop.pass(minute);
  expect((await colleague.mark(event.id, true)).body).toMatchObject({ done });
  for (const _ of ['once', 'twice']) {
    expect(await colleague.mark(event.id, false)).toMatchObject({
      status: 200,
      body: { open: true, done: null },
    });
  }
  expect(await office.about(payment)).toHaveLength(1);
  expect(await office.about(payment, 'done')).toEqual([]);
});

test('what was left to start by itself is open again when its account is deleted', async () => {
  const shop = openShop();
  const office = await openOffice(shop);
  const ada = await shop.customer();
  const { event, payment } = await payForLess(shop, ada);
  await office.mark(event.id, true);
  expect(await office.about(payment)).toEqual([]);
  await ada.post('/api/user/delete', { password: 'correct horse' });
  expect(await office.about(payment)).toMatchObject([{ reason: 'no_account', open: true, done: null }]);
});

test('what was marked by hand and then given back stays closed when it is opened again', async () => {
  const shop = openShop();
  const office = await openOffice(shop);
  const { event, payment } = await payTwice(shop, await shop.customer());
  await office.mark(event.id, true);
  shop.pass(minute);
  await shop.deliver(moneyBackEvent('charge.refunded', payment));
  expect((await office.mark(event.id, false)).body).toMatchObject({
    open: false,
    done: null,
    status: 'refunded',
  });
});

test('while nobody has looked, one payment is one matter, and its last event stands for it', async () => {
  const shop = openShop();
  const office = await openOffice(shop);
  const { event, payment } = await payTwice(shop, await shop.customer());
  shop.pass(minute);
  const dispute = moneyBackEvent('charge.dispute.created', payment, {});
  await shop.deliver(dispute);
  expect(await office.about(payment)).toMatchObject([{ id: dispute.id, reason: 'disputed' }]);
  // Done with both at once.
  await office.mark(dispute.id, true);
  expect(await office.about(payment)).toEqual([]);
  expect(await office.about(payment, 'done')).toMatchObject([{ id: dispute.id }]);
  await office.mark(dispute.id, false);
  expect(await office.about(payment)).toMatchObject([{ id: dispute.id }]);
  // Whoever still had the page from before the dispute is done with what stood there, and with no more.
  await office.mark(event.id, true);
  expect(await office.about(payment)).toMatchObject([{ id: dispute.id, reason: 'disputed' }]);
});

test('money that moves again after it was dealt with comes back as a matter of its own', async () => {
  const shop = openShop();
  const office = await openOffice(shop);
  const { event, payment } = await payTwice(shop, await shop.customer());
  await office.mark(event.id, true);
  shop.pass(minute);
  await shop.deliver(moneyBackEvent('charge.dispute.created', payment, {}));
  expect(await office.about(payment)).toMatchObject([{ reason: 'disputed' }]);
  expect(await office.about(payment, 'done')).toMatchObject([{ id: event.id }]);

  const given = await payTwice(shop, await shop.customer());
  shop.pass(minute);
  await shop.deliver(moneyBackEvent('charge.refunded', given.payment));
  shop.pass(minute);
  await shop.deliver(moneyBackEvent('charge.dispute.created', given.payment, {}));
  expect(await office.about(given.payment)).toMatchObject([{ reason: 'disputed', status: 'refunded' }]);
});

test('what is no matter cannot be marked, nor can a matter be marked as anything else', async () => {
  const shop = openShop();
  const office = await openOffice(shop);
  const bought = await (await shop.customer()).buy();
  for (const id of ['evt_unknown', bought.event.id, bought.reference]) {
    expect(await office.mark(id, true)).toMatchObject({ status: 404, body: { code: 'not_found' } });
  }
  const { event, payment } = await payTwice(shop, await shop.customer());
  for (const body of [{}, { done: 'yes' }, { done: true, by: 'nobody' }]) {
    const answer = await office.browser.put(`/api/admin/payments/${event.id}`, body);
    expect(answer).toMatchObject({ status: 400, body: { code: 'invalid_input' } });
  }
  expect(await office.about(payment)).toHaveLength(1);
});

test('the list comes in pages, newest first, and marking a row does not lose the place', async () => {
  const shop = openShop({ at: '2027-06-01T12:00:00Z' });
  const office = await openOffice(shop);
  const ids: string[] = [];
  for (let count = 0; count <= reviewsPerPage; count++) {
    const event = checkoutEvent({ reference: null });
    // Two at a time in one moment, as events do come.
    if (count % 2 === 0) shop.pass(minute);
    await shop.deliver(event);
    ids.push(event.id);
  }
  const first = (await office.list()).body;
  expect(first.payments).toHaveLength(reviewsPerPage);
  await office.mark(first.payments.at(-1).id, true);
  const second = (await office.list('open', first.next)).body;
  const listed = [...first.payments, ...second.payments].map(({ id }: { id: string }) => id);
  expect(new Set(listed).size).toBe(listed.length);
  for (const id of ids) expect(listed).toContain(id);
  const moments = [...first.payments, ...second.payments].map(({ at }: { at: string }) => at);
  expect(moments).toEqual(moments.toSorted().toReversed());

  let next = second.next;
  while (next !== null) next = (await office.list('open', next)).body.next;
  expect((await office.list('done')).body.payments[0].id).toBe(first.payments.at(-1).id);
});

test.each(['show=all', 'show=open&after=yesterday', 'after=1', 'after=1.a b'])(
  'a list that is asked for by %s is refused',
  async (query) => {
    const office = await openOffice(openShop());
    const answer = await office.browser.get(`/api/admin/payments?${query}`);
    expect(answer).toMatchObject({ status: 400, body: { code: 'invalid_input' } });
  },
);

test('every statement of the list and of marking runs on an index', async () => {
  const d1 = watched();
  const shop = openShop({ env: d1.env });
  const office = await openOffice(shop);
  const { event } = await payTwice(shop, await shop.customer());
  const before = d1.statements.length;
  for (const show of ['open', 'done'] as const) await office.list(show, `1.${newId('evt')}`);
  await office.mark(event.id, true);
  const ours = d1.statements.slice(before);
  expect(ours.length).toBeGreaterThan(5);
  for (const { sql, values } of ours) {
    const { results } = await env.DB.prepare(`EXPLAIN QUERY PLAN ${sql}`)
      .bind(...values)
      .all<{ detail: string }>();
    for (const { detail } of results) expect(detail, sql).not.toMatch(/\bSCAN (?!CONSTANT ROW)/);
  }
});
