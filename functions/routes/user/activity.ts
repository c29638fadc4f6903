import { Hono } from 'hono';
import { eventOnWire } from '../../auth/events-on-wire.ts';
import { requireUser, type SignedInEnv } from '../../auth/guards.ts';
import { type Activity, securityEventsPerPage } from '#contract/security-events.ts';
import { database } from '../../db/client.ts';
import { fromNewest, pageOf, readCursor } from '../../db/cursor.ts';
import { listActivity } from '../../db/security-events.ts';
import { failure } from '../../failure.ts';

/** What happened to the account lately, for its owner to recognise or not. */
export const activity = new Hono<SignedInEnv>().get('/', requireUser, async (c) => {
  const cursor = readCursor(c.req.query('before'));
  if (cursor === undefined) return failure(c, 'invalid_input');
  const size = securityEventsPerPage;
  const found = await listActivity(database(c.env), c.get('user').id, cursor ?? fromNewest, size + 1);
  const { rows, next } = pageOf(found, size, ({ at, id }) => ({ at: at.getTime(), id }));
  return c.json<Activity>({ events: rows.map(eventOnWire), next });
});
