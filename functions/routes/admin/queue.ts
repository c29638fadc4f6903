import { type Context, Hono } from 'hono';
import type { AdminEnv } from '#auth/guards.ts';
import { record } from '#auth/record.ts';
import { type Done, queuePageSize, type QueueView, queueViews } from '#contract/admin.ts';
import { doneBody } from '#contract/schemas.ts';
import type { SecurityEventKind } from '#contract/security-events.ts';
import { database, type Database } from '#db/client.ts';
import { type Cursor, pageOf, readCursor } from '#db/cursor.ts';
import type { Mark, QueueRequest } from '#db/queue.ts';
import { failure } from '#middleware/failure.ts';
import { body } from '../body.ts';

/** Reads the view and cursor of a request; undefined if either is invalid. */
export function readView(c: Context): { show: QueueView; cursor: Cursor | null } | undefined {
  const wanted = c.req.query('show') ?? 'open';
  const show = queueViews.find((view) => view === wanted);
  const cursor = readCursor(c.req.query('after'));
  return show === undefined || cursor === undefined ? undefined : { show, cursor };
}

export const markOf = (c: Context<AdminEnv>, done: boolean): Mark =>
  done ? { at: c.get('now')(), by: c.get('admin').username } : null;

export const doneOf = ({ doneAt, doneBy }: { doneAt: Date | null; doneBy: string | null }): Done =>
  doneAt === null || doneBy === null ? null : { at: doneAt.toISOString(), by: doneBy };

type Queue<Row extends { id: string }> = {
  /** The field of the response that holds the entries. */
  name: string;
  kind: SecurityEventKind;
  missing: string;
  list: (db: Database, request: QueueRequest) => Promise<Row[]>;
  cursorOf: (row: Row) => Cursor;
  mark: (db: Database, id: string, mark: Mark) => Promise<Row | undefined>;
  /** Returns why an existing entry could not be marked; null if there is no such entry. */
  refusal?: (db: Database, id: string) => Promise<'own_alarm' | null>;
  toResponse: (row: Row) => object;
};

/** A list of entries that an admin marks as done. */
export const queue = <Row extends { id: string }>(of: Queue<Row>) =>
  new Hono<AdminEnv>()
    .get('/', async (c) => {
      const view = readView(c);
      if (view === undefined) return failure(c, 'invalid_input');
      const size = queuePageSize;
      const found = await of.list(database(c.env), { ...view, size: size + 1, now: c.get('now')() });
      const { rows, next } = pageOf(found, size, of.cursorOf);
      return c.json({ [of.name]: rows.map(of.toResponse), next });
    })
    .put('/:id', body(doneBody), async (c) => {
      const db = database(c.env);
      const id = c.req.param('id');
      const marked = await of.mark(db, id, markOf(c, c.req.valid('json').done));
      if (marked === undefined) {
        const refusal = (await of.refusal?.(db, id)) ?? null;
        return refusal === null ? failure(c, 'not_found', of.missing) : failure(c, refusal);
      }
      record(c, { kind: of.kind, admin: c.get('admin'), about: marked.id });
      return c.json(of.toResponse(marked));
    });
