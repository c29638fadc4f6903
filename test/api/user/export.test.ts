import { createExecutionContext, waitOnExecutionContext } from 'cloudflare:test';
import { env } from 'cloudflare:workers';
import { expect, test, vi } from 'vitest';
import { openApp, origin } from '../auth/app.ts';
import { brokenWhere, unreliable, watched } from '../d1.ts';

/** More than two pages, yet few enough to be quick. */
const rows = 10_001;
const perPage = 5_000;

async function withLedger(at: number, length = rows) {
  const { id, cookies } = await openApp().person();
  await env.DB.prepare(
    `WITH RECURSIVE place(n) AS (SELECT 1 UNION ALL SELECT n + 1 FROM place WHERE n < ${length})
     INSERT INTO ledger (id, user_id, at, words, reason) SELECT ?1 || n, ?1, ?2 + n / 7, n, 'run' FROM place`,
  )
    .bind(id, at)
    .run();
  return { cookie: `__Host-session=${cookies.get('__Host-session')}` };
}

async function ask(DB: D1Database, cookie: string) {
  const app = openApp({ env: { DB }, dependencies: { wait: async () => {} } });
  const context = createExecutionContext();
  const request = new Request(`${origin}/api/user/export`, { headers: { Cookie: cookie } });
  const answer = await app.hono.fetch(request, app.bindings, context);
  return { answer, done: () => waitOnExecutionContext(context) };
}

const ofLedger = ({ sql }: { sql: string }) => sql.includes('from "ledger"');

test('a long history is streamed: it is read in pages, never as a whole, and the response starts before the last is read', async () => {
  const { cookie } = await withLedger(Date.parse('2026-01-01'));
  const d1 = watched();
  const { answer, done } = await ask(d1.env.DB, cookie);
  const reader = answer.body!.getReader();
  const decoder = new TextDecoder();
  let text = '';
  let readAtFirst = -1;
  for (let piece = await reader.read(); !piece.done; piece = await reader.read()) {
    if (readAtFirst < 0) readAtFirst = d1.statements.filter(ofLedger).length;
    text += decoder.decode(piece.value, { stream: true });
  }
  await done();
  expect(readAtFirst).toBe(0);
  const asked = d1.statements.filter(ofLedger);
  // Read once for the data and once for the readable text.
  expect(asked).toHaveLength(2 * Math.ceil(rows / perPage));
  for (const { values } of asked) expect(values).toContain(perPage);

  const { data, readable_text } = JSON.parse(text);
  expect(data.ledger.map(({ words }: { words: number }) => words)).toEqual(
    Array.from({ length: rows }, (_, place) => place + 1),
  );
  expect(readable_text).toContain(`WORDS COUNTED (${rows})\n  Jan 1, 2026`);
  expect(readable_text.match(/ \(run\)\n/g)).toHaveLength(rows);
});

test('a page that cannot be read is retried', async () => {
  const log = vi.spyOn(console, 'error').mockReturnValue();
  const { cookie } = await withLedger(Date.parse('2026-02-01'), 20);
  const d1 = unreliable();
  const work = async () => {
    const { answer, done } = await ask(d1.DB, cookie);
    const { data } = await answer.json<{ data?: { ledger: unknown[] } }>();
    await done();
    return data?.ledger.length;
  };
  const got: unknown[] = [];
  const trips = await d1.trips(async () => got.push(await work()));
  for (const trip of [3, 8, 12, trips - 1]) {
    await d1.trips(async () => got.push(await work()), { trip, moment: 'before' });
  }
  expect(got).toEqual(Array(5).fill(20));
  log.mockRestore();
});

test('if a page cannot be read at all, the response is aborted, so that it never looks like a complete file', async () => {
  const log = vi.spyOn(console, 'error').mockReturnValue();
  const { cookie } = await withLedger(Date.parse('2026-03-01'), 20);
  const { answer, done } = await ask(brokenWhere('from "ledger"'), cookie);
  await expect(answer.text()).rejects.toThrow();
  await done();
  expect(log.mock.calls.flat()).toContainEqual(expect.objectContaining({ what: 'exporting' }));
  log.mockRestore();
});
