import { Hono } from 'hono';
import type { AdminEnv } from '#auth/guards.ts';
import { record } from '#auth/record.ts';
import { body } from '../body.ts';
import {
  type ContactMessage,
  type ContactMessages,
  messagesPerPage,
  messageViews,
} from '#contract/contact.ts';
import { doneBody } from '#contract/schemas.ts';
import { database } from '#db/client.ts';
import { pageOf, readCursor } from '#db/cursor.ts';
import { listMessages, markMessage, type Message, momentOf } from '#db/messages.ts';
import { failure } from '#middleware/failure.ts';

const toResponse = ({ id, at, name, email, subject, message, doneAt, doneBy }: Message): ContactMessage => ({
  id,
  at: at.toISOString(),
  name,
  email,
  subject,
  message,
  done: doneAt === null || doneBy === null ? null : { at: doneAt.toISOString(), by: doneBy },
});

export const messages = new Hono<AdminEnv>()
  .get('/', async (c) => {
    const wanted = c.req.query('show') ?? 'open';
    const show = messageViews.find((view) => view === wanted);
    const cursor = readCursor(c.req.query('after'));
    if (show === undefined || cursor === undefined) return failure(c, 'invalid_input');
    const found = await listMessages(database(c.env), show, cursor, messagesPerPage + 1);
    const { rows, next } = pageOf(found, messagesPerPage, (row) => ({
      at: momentOf(row).getTime(),
      id: row.id,
    }));
    return c.json<ContactMessages>({ messages: rows.map(toResponse), next });
  })
  .put('/:id', body(doneBody), async (c) => {
    const { done } = c.req.valid('json');
    const mark = done ? { at: c.get('now')(), by: c.get('admin').username } : null;
    const marked = await markMessage(database(c.env), c.req.param('id'), mark);
    if (marked === undefined) return failure(c, 'not_found', 'There is no such message.');
    record(c, { kind: 'message_marked', admin: c.get('admin'), about: marked.id });
    return c.json<ContactMessage>(toResponse(marked));
  });
