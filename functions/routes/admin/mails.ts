import { Hono } from 'hono';
import type { AdminEnv } from '#auth/guards.ts';
import { record } from '#auth/record.ts';
import { body } from '../body.ts';
import { mailsPerPage, mailViews, type UndeliveredMail, type UndeliveredMails } from '#contract/mails.ts';
import { doneBody } from '#contract/schemas.ts';
import { database } from '#db/client.ts';
import { fromNewest, pageOf, readCursor } from '#db/cursor.ts';
import { listMails, markMail, type UndeliveredRow } from '#db/mails.ts';
import { failure } from '#middleware/failure.ts';

const toResponse = ({
  id,
  createdAt,
  about,
  tries,
  deliveryError,
  nextTryAt,
  ...row
}: UndeliveredRow): UndeliveredMail => ({
  id,
  at: createdAt.toISOString(),
  about,
  tries,
  delivery_error: deliveryError,
  next_try_at: nextTryAt?.toISOString() ?? null,
  done: row.doneAt === null || row.doneBy === null ? null : { at: row.doneAt.toISOString(), by: row.doneBy },
});

export const mails = new Hono<AdminEnv>()
  .get('/', async (c) => {
    const wanted = c.req.query('show') ?? 'open';
    const show = mailViews.find((view) => view === wanted);
    const cursor = readCursor(c.req.query('after'));
    if (show === undefined || cursor === undefined) return failure(c, 'invalid_input');
    const found = await listMails(
      database(c.env),
      show,
      c.get('now')(),
      cursor ?? fromNewest,
      mailsPerPage + 1,
    );
    const { rows, next } = pageOf(found, mailsPerPage, ({ createdAt, id }) => ({
      at: createdAt.getTime(),
      id,
    }));
    return c.json<UndeliveredMails>({ mails: rows.map(toResponse), next });
  })
  .put('/:id', body(doneBody), async (c) => {
    const { done } = c.req.valid('json');
    const mark = done ? { at: c.get('now')(), by: c.get('admin').username } : null;
    const marked = await markMail(database(c.env), c.req.param('id'), mark);
    if (marked === undefined) return failure(c, 'not_found', 'There is no such mail. It may have gone out.');
    record(c, { kind: 'mail_marked', admin: c.get('admin'), about: marked.id });
    return c.json<UndeliveredMail>(toResponse(marked));
  });
