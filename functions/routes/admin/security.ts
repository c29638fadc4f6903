import { Hono } from 'hono';
import { recordedToResponse } from '#auth/events-to-response.ts';
import type { AdminEnv } from '#auth/guards.ts';
import {
  kindsOf,
  type RecordedEvents,
  securityEventsPerPage,
  securityGroups,
} from '#contract/security-events.ts';
import { database } from '#db/client.ts';
import { fromNewest, pageOf, readCursor } from '#db/cursor.ts';
import { listSecurityEvents } from '#db/security-events.ts';
import { failure } from '#middleware/failure.ts';

export const security = new Hono<AdminEnv>().get('/', async (c) => {
  const wanted = c.req.query('show');
  const group = securityGroups.find((known) => known === wanted);
  const cursor = readCursor(c.req.query('after'));
  if ((wanted !== undefined && group === undefined) || cursor === undefined)
    return failure(c, 'invalid_input');
  const kinds = group === undefined ? null : kindsOf(group);
  const size = securityEventsPerPage;
  const found = await listSecurityEvents(database(c.env), kinds, cursor ?? fromNewest, size + 1);
  const { rows, next } = pageOf(found, size, ({ event: { at, id } }) => ({ at: at.getTime(), id }));
  return c.json<RecordedEvents>({ events: rows.map(recordedToResponse), next });
});
