import { Hono } from 'hono';
import { requireUser, type SignedInEnv } from '#auth/guards.ts';
import type { UsageStatistics } from '#contract/usage.ts';
import { database } from '#db/client.ts';
import { readCursor, fromNewest, pageOf } from '#db/cursor.ts';
import { failure } from '#middleware/failure.ts';
import { readUsage } from '#meter/statistics.ts';
import { eventToResponse } from '#auth/events-to-response.ts';
import { type Activity, securityEventsPerPage } from '#contract/security-events.ts';
import { listActivity } from '#db/security-events.ts';
import { accountOf } from '#auth/account.ts';
import { billingOf } from '#billing/history.ts';
import type { Billing } from '#contract/billing.ts';
import { paymentLimits } from '#contract/payments.ts';
import { listPayments } from '#db/payments.ts';

export const usage = new Hono<SignedInEnv>().get('/', requireUser, async (c) => {
  const cursor = readCursor(c.req.query('before'));
  if (cursor === undefined) return failure(c, 'invalid_input');
  return c.json<UsageStatistics>(await readUsage(database(c.env), c.get('user'), c.get('now')(), cursor));
});

/** Returns the account's recent security events to its owner. */
export const activity = new Hono<SignedInEnv>().get('/', requireUser, async (c) => {
  const cursor = readCursor(c.req.query('before'));
  if (cursor === undefined) return failure(c, 'invalid_input');
  const size = securityEventsPerPage;
  const found = await listActivity(database(c.env), c.get('user').id, cursor ?? fromNewest, size + 1);
  const { rows, next } = pageOf(found, size, ({ at, id }) => ({ at: at.getTime(), id }));
  return c.json<Activity>({ events: rows.map(eventToResponse), next });
});

export const billing = new Hono<SignedInEnv>().get('/', requireUser, async (c) => {
  const cursor = readCursor(c.req.query('before'));
  if (cursor === undefined) return failure(c, 'invalid_input');
  const user = c.get('user');
  const now = c.get('now')();
  const found = await listPayments(database(c.env), user.id, now, cursor, paymentLimits.paymentsPerPage + 1);
  return c.json<Billing>(billingOf(accountOf(user, now).profile, found, now));
});
