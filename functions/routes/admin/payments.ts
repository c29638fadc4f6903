import { Hono } from 'hono';
import type { AdminEnv } from '../../auth/guards.ts';
import { matterOf, mattersOf } from '../../billing/matters.ts';
import { body } from '../../body.ts';
import {
  matterViews,
  mattersPerPage,
  type PaymentMatter,
  type PaymentMatters,
} from '#contract/payment-matters.ts';
import { paymentMatterBody } from '#contract/schemas.ts';
import { database } from '../../db/client.ts';
import { readCursor } from '../../db/cursor.ts';
import { findMatter, listMatters, markMatter } from '../../db/payment-matters.ts';
import { failure } from '../../failure.ts';

export const payments = new Hono<AdminEnv>()
  .get('/', async (c) => {
    const wanted = c.req.query('show') ?? 'open';
    const show = matterViews.find((view) => view === wanted);
    const cursor = readCursor(c.req.query('after'));
    if (show === undefined || cursor === undefined) return failure(c, 'invalid_input');
    const now = c.get('now')();
    const found = await listMatters(database(c.env), show, now, cursor, mattersPerPage + 1);
    return c.json<PaymentMatters>(mattersOf(found, now));
  })
  .put('/:id', body(paymentMatterBody), async (c) => {
    const db = database(c.env);
    const now = c.get('now')();
    const { done } = c.req.valid('json');
    const matter = await findMatter(db, c.req.param('id'), now);
    if (matter === undefined) return failure(c, 'not_found', 'There is no such payment.');
    if ((matter.event.doneAt !== null) === done) return c.json<PaymentMatter>(matterOf(matter, now));
    await markMatter(db, matter, done ? { at: now, by: c.get('admin').username } : null);
    const marked = await findMatter(db, matter.event.id, now);
    return c.json<PaymentMatter>(matterOf(marked ?? matter, now));
  });
