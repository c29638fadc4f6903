import { Hono } from 'hono';
import type { AdminEnv } from '#auth/guards.ts';
import { record } from '#auth/record.ts';
import { body } from '../body.ts';
import { type Alarm, type Alarms, alarmsPerPage, alarmViews } from '#contract/alarms.ts';
import { doneBody } from '#contract/schemas.ts';
import { type AlarmRow, hasAlarm, listAlarms, markAlarm } from '#db/alarms.ts';
import { database } from '#db/client.ts';
import { fromNewest, pageOf, readCursor } from '#db/cursor.ts';
import { failure } from '#middleware/failure.ts';

const toResponse = ({ id, kind, since, lastAt, times, admin, place, doneAt, doneBy }: AlarmRow): Alarm => ({
  id,
  kind,
  since: since.toISOString(),
  last_at: lastAt.toISOString(),
  times,
  admin,
  place,
  done: doneAt === null || doneBy === null ? null : { at: doneAt.toISOString(), by: doneBy },
});

export const alarms = new Hono<AdminEnv>()
  .get('/', async (c) => {
    const wanted = c.req.query('show') ?? 'open';
    const show = alarmViews.find((view) => view === wanted);
    const cursor = readCursor(c.req.query('after'));
    if (show === undefined || cursor === undefined) return failure(c, 'invalid_input');
    const found = await listAlarms(database(c.env), show, cursor ?? fromNewest, alarmsPerPage + 1);
    const { rows, next } = pageOf(found, alarmsPerPage, ({ since, id }) => ({ at: since.getTime(), id }));
    return c.json<Alarms>({ alarms: rows.map(toResponse), next });
  })
  .put('/:id', body(doneBody), async (c) => {
    const { done } = c.req.valid('json');
    const mark = done ? { at: c.get('now')(), by: c.get('admin').username } : null;
    const db = database(c.env);
    const id = c.req.param('id');
    const marked = await markAlarm(db, id, mark);
    if (marked === undefined) {
      if (await hasAlarm(db, id)) return failure(c, 'own_alarm');
      return failure(c, 'not_found', 'There is no such alarm.');
    }
    record(c, { kind: 'alarm_marked', admin: c.get('admin'), about: marked.id });
    return c.json<Alarm>(toResponse(marked));
  });
