import { env } from 'cloudflare:workers';
import { describe, expect, test } from 'vitest';
import { queuePageSize } from '#contract/admin.ts';
import { type ContactMessage, messageDays } from '#contract/contact.ts';
import { day, minute, openApp, refusal } from '../auth/app.ts';
import { newMessage, send, stored } from '../contact/contact.ts';
import { nightly } from '../cron.ts';
import { expectIndexes, watched } from '../d1.ts';
import { openReview, queueOf, signInNewAdmin } from './admin.ts';

type Setting = NonNullable<Parameters<typeof openApp>[0]>;

/** The queues that admins work through; `add` creates a row in one and returns its id. */
const queues = {
  async payments(setting: Setting) {
    const { deliverCheckout, ...app } = await openReview(setting);
    return { app, add: async () => (await deliverCheckout({ reference: null })).event.id };
  },
  async messages(setting: Setting) {
    const app = openApp({ ...setting, env: { CONTACT_RATE: undefined, ...setting.env } });
    const add = async () => {
      const id = crypto.randomUUID();
      await send(app.visitor(), newMessage({ id }));
      return id;
    };
    return { app, add };
  },
};

describe.each(['payments', 'messages'] as const)('the queue of %s', (name) => {
  async function open(setting: Setting = {}) {
    const { app, add } = await queues[name](setting);
    const admin = await signInNewAdmin(app);
    const queue = queueOf(name, admin.browser);
    const find = async (id: string, show = 'open') => (await queue.all(show)).filter((row) => row.id === id);
    return { ...app, add, admin, queue, find };
  }

  test('shows who marked a row as done and when, and the row can be reopened', async () => {
    const { add, admin, queue, find, ...app } = await open();
    const colleague = queueOf(name, (await signInNewAdmin(app)).browser);
    const id = await add();
    expect(await find(id)).toMatchObject([{ done: null }]);
    app.pass(30 * minute);
    const done = { by: admin.username, at: app.now().toISOString() };
    expect(await queue.mark(id, true)).toMatchObject({ status: 200, body: { id, done } });
    expect(await find(id)).toEqual([]);
    expect(await find(id, 'done')).toMatchObject([{ done }]);

    // A second mark, later and by another admin, does not replace the first.
    app.pass(minute);
    expect((await colleague.mark(id, true)).body.done).toEqual(done);
    for (const _ of ['once', 'twice']) expect((await colleague.mark(id, false)).body.done).toBeNull();
    expect(await find(id)).toHaveLength(1);
    expect(await find(id, 'done')).toEqual([]);
  });

  test('rejects marks on unknown rows, marks other than done, and invalid queries', async () => {
    const { add, admin, queue, find } = await open();
    expect(await queue.mark('unknown', true)).toMatchObject(refusal(404, 'not_found'));
    const id = await add();
    const invalid = refusal(400, 'invalid_input');
    for (const body of [{}, { done: 'yes' }, { done: 1 }, { done: true, by: 'nobody' }])
      expect(await admin.browser.put(`/api/admin/${name}/${id}`, body)).toMatchObject(invalid);
    expect(await find(id)).toMatchObject([{ done: null }]);
    for (const query of ['show=all', 'show=open&after=yesterday', 'after=1', 'after=1.a b'])
      expect(await admin.browser.get(`/api/admin/${name}?${query}`), query).toMatchObject(invalid);
  });

  test('is paged, newest first, and marking a row between pages neither skips nor repeats any', async () => {
    const { add, queue, ...app } = await open({ at: '2027-06-01T12:00:00Z' });
    const ids: string[] = [];
    for (let count = 0; count <= queuePageSize; count++) {
      // Pairs of rows share a timestamp, as can happen in production.
      if (count % 2 === 0) app.pass(minute);
      ids.push(await add());
    }
    const first = (await queue.list()).body;
    expect(first[name]).toHaveLength(queuePageSize);
    const { id } = first[name].at(-1);
    await queue.mark(id, true);
    const all: { id: string; at: string }[] = [...first[name], ...(await queue.all('open', first.next))];
    const listed = all.map((row) => row.id);
    expect(new Set(listed).size).toBe(listed.length);
    expect(listed).toEqual(expect.arrayContaining(ids));
    const moments = all.map(({ at }) => at);
    expect(moments).toEqual(moments.toSorted().toReversed());
    expect((await queue.list('done')).body[name]).toContainEqual(expect.objectContaining({ id }));
  });

  test('is listed, marked and cleaned up by SQL statements that use an index', async () => {
    const d1 = watched();
    const { add, queue, now } = await open({ env: d1.env });
    const before = d1.statements.length;
    const id = await add();
    for (const show of ['open', 'done']) await queue.list(show, `1.${id}`);
    await queue.mark(id, true);
    const ours = d1.statements.slice(before);
    await expectIndexes(ours);
    if (name === 'payments') return;
    await nightly(now(), { bindings: { ...env, ...d1.env } });
    const ofMessages = d1.statements.slice(before).filter(({ sql }) => sql.includes('contact_messages'));
    expect(ofMessages.length).toBeGreaterThan(5);
    await expectIndexes(ofMessages, /\bSCAN |TEMP B-TREE/);
  });
});

test('a message is shown as written, and deleted when the retention period for done or for open messages ends, not before', async () => {
  const app = openApp({ at: '2025-01-01T00:00:00Z' });
  const admin = await signInNewAdmin(app);
  const messages = queueOf<ContactMessage>('messages', admin.browser);
  async function write(more = {}) {
    const message = { id: crypto.randomUUID(), ...newMessage(more) };
    expect((await send(app.visitor(), message)).status).toBe(201);
    return message;
  }
  const [left, done] = [await write({ message: 'URGENT: <b>help</b>' }), await write()];
  const at = app.now().toISOString();
  expect(await messages.all()).toContainEqual({ ...left, at, done: null });
  app.pass(10 * day);
  await admin.signIn();
  await messages.mark(done.id, true);
  const keptAfter = async (milliseconds: number) => {
    app.pass(milliseconds);
    await nightly(app.now());
    return [(await stored(left.subject)).length, (await stored(done.subject)).length];
  };
  expect(await keptAfter(messageDays.done * day)).toEqual([1, 1]);
  expect(await keptAfter(minute)).toEqual([1, 0]);
  expect(await keptAfter((messageDays.open - messageDays.done - 10) * day - minute)).toEqual([1, 0]);
  expect(await keptAfter(minute)).toEqual([0, 0]);
});
