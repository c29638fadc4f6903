import { env } from 'cloudflare:workers';
import { expect, test } from 'vitest';
import { type ContactMessage, messageDays } from '#contract/contact.ts';
import { queuePageSize } from '#contract/admin.ts';
import { day, minute, openApp, type Visitor } from '../auth/app.ts';
import { expectIndexes, watched } from '../d1.ts';
import { newMessage, send, stored } from '../contact/contact.ts';
import { signInNewAdmin } from './admin.ts';
import { nightly } from '../cron.ts';

type App = ReturnType<typeof openApp>;

async function write(app: App, more = {}) {
  const message = newMessage({ id: crypto.randomUUID(), ...more });
  const { status } = await send(app.visitor(), message);
  if (status !== 201) throw new Error(`The message was refused: ${status}`);
  return { ...message, id: message.id ?? '' };
}

const list = (browser: Visitor, show = 'open', after?: string | null) =>
  browser.get(`/api/admin/messages?show=${show}${after ? `&after=${after}` : ''}`);

const mark = (browser: Visitor, id: string, done: unknown) =>
  browser.put(`/api/admin/messages/${id}`, { done });

/** Where a view lists a message, page after page. */
async function find(browser: Visitor, id: string, show = 'open'): Promise<ContactMessage | undefined> {
  let next: string | null = null;
  do {
    const { body } = await list(browser, show, next);
    const found = body.messages.find((each: ContactMessage) => each.id === id);
    if (found !== undefined) return found;
    ({ next } = body);
  } while (next !== null);
  return undefined;
}

test('an admin reads a message, marks it as done and opens it again', async () => {
  const app = openApp();
  const { browser, username } = await signInNewAdmin(app);
  const colleague = await signInNewAdmin(app);
  const written = await write(app, { subject: 'URGENT: <b>help</b>' });
  const { id, name, email, subject, message } = written;
  const shown = { id, at: app.now().toISOString(), name, email, subject, message, done: null };
  expect(await find(browser, id)).toEqual(shown);

  app.pass(30 * minute);
  const done = { by: username, at: app.now().toISOString() };
  expect(await mark(browser, id, true)).toMatchObject({ status: 200, body: { ...shown, done } });
  expect(await find(browser, id)).toBeUndefined();
  expect(await find(browser, id, 'done')).toEqual({ ...shown, done });

  // Marked once more, by another and later: the first stays.
  app.pass(minute);
  expect((await mark(colleague.browser, id, true)).body.done).toEqual(done);
  for (const _ of ['once', 'twice']) {
    expect(await mark(colleague.browser, id, false)).toMatchObject({ status: 200, body: { done: null } });
  }
  expect(await find(browser, id)).toEqual(shown);
});

test('no other message than one that is there can be marked, nor as anything but done', async () => {
  const app = openApp();
  const { browser } = await signInNewAdmin(app);
  expect(await mark(browser, crypto.randomUUID(), true)).toMatchObject({
    status: 404,
    body: { code: 'not_found', error: 'There is no such message.' },
  });
  const { id, subject } = await write(app);
  for (const done of [undefined, 'yes', 1]) expect((await mark(browser, id, done)).status).toBe(400);
  expect(await stored(subject)).toMatchObject([{ done_at: null }]);
});

test.each(['show=all', 'show=open&after=yesterday', 'after=1', 'after=1.a b'])(
  'a list that is asked for by %s is refused',
  async (query) => {
    const { browser } = await signInNewAdmin(openApp());
    const answer = await browser.get(`/api/admin/messages?${query}`);
    expect(answer).toMatchObject({ status: 400, body: { code: 'invalid_input' } });
  },
);

test('the list comes in pages, newest first, and marking a message does not lose the place', async () => {
  const app = openApp({ at: '2027-06-01T12:00:00Z', env: { CONTACT_RATE: undefined } });
  const { browser } = await signInNewAdmin(app);
  const ids: string[] = [];
  for (let count = 0; count <= queuePageSize; count++) {
    // Two at a time in one moment.
    if (count % 2 === 0) app.pass(minute);
    ids.push((await write(app)).id);
  }
  const first = (await list(browser)).body;
  expect(first.messages).toHaveLength(queuePageSize);
  await mark(browser, first.messages.at(-1).id, true);
  const second = (await list(browser, 'open', first.next)).body;
  const listed: ContactMessage[] = [...first.messages, ...second.messages];
  expect(new Set(listed.map(({ id }) => id)).size).toBe(listed.length);
  for (const id of ids) expect(listed.map((each) => each.id)).toContain(id);
  const moments = listed.map(({ at }) => at);
  expect(moments).toEqual(moments.toSorted().toReversed());
  expect((await list(browser, 'done')).body.messages[0].id).toBe(first.messages.at(-1).id);
});

test('every statement of sending, listing, marking and sweeping runs on an index', async () => {
  const d1 = watched();
  const app = openApp({ env: d1.env });
  const { browser } = await signInNewAdmin(app);
  const before = d1.statements.length;
  const { id } = await write(app);
  for (const show of ['open', 'done']) await list(browser, show, `1.${id}`);
  await mark(browser, id, true);
  await nightly(app.now(), { bindings: { ...env, ...d1.env } });
  const ours = d1.statements.slice(before).filter(({ sql }) => sql.includes('contact_messages'));
  expect(ours.length).toBeGreaterThan(5);
  await expectIndexes(ours, /\bSCAN |TEMP B-TREE/);
});

test('a message goes when it has been done for long, or was never dealt with, and not before', async () => {
  const app = openApp({ at: '2025-01-01T00:00:00Z' });
  const { browser, signIn } = await signInNewAdmin(app);
  const [left, done] = [await write(app), await write(app)];
  app.pass(10 * day);
  await signIn();
  await mark(browser, done.id, true);
  const sweep = () => nightly(app.now());
  const kept = async () =>
    Promise.all([left, done].map(async ({ subject }) => (await stored(subject)).length));

  app.pass(messageDays.done * day);
  await sweep();
  expect(await kept()).toEqual([1, 1]);
  app.pass(minute);
  await sweep();
  expect(await kept()).toEqual([1, 0]);
  app.pass((messageDays.open - messageDays.done - 10) * day - minute);
  await sweep();
  expect(await kept()).toEqual([1, 0]);
  app.pass(minute);
  await sweep();
  expect(await kept()).toEqual([0, 0]);
});
