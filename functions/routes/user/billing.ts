import { Hono } from 'hono';
import { accountOf } from '../../auth/account.ts';
import { requireUser, type SignedInEnv } from '../../auth/guards.ts';
import { billingOf } from '../../billing/history.ts';
import type { Billing } from '#contract/billing.ts';
import { paymentLimits } from '#contract/payments.ts';
import { database } from '../../db/client.ts';
import { readCursor } from '../../db/cursor.ts';
import { listPayments } from '../../db/payments.ts';
import { failure } from '../../failure.ts';

export const billing = new Hono<SignedInEnv>().get('/', requireUser, async (c) => {
  const cursor = readCursor(c.req.query('before'));
  if (cursor === undefined) return failure(c, 'invalid_input');
  const user = c.get('user');
  const now = c.get('now')();
  const found = await listPayments(database(c.env), user.id, now, cursor, paymentLimits.paymentsPerPage + 1);
  return c.json<Billing>(billingOf(accountOf(user, now).profile, found, now));
});
