import { Hono } from 'hono';
import { accountOf } from '../../auth/account.ts';
import { requireUser, type SignedInEnv } from '../../auth/guards.ts';
import { body } from '../body.ts';
import type { Account } from '#contract/account.ts';
import { profileBody } from '#contract/schemas.ts';
import { database } from '../../db/client.ts';
import { renameUser } from '../../db/users.ts';
import { failure } from '../../failure.ts';

export const profile = new Hono<SignedInEnv>()
  .use(requireUser)
  .get('/', (c) => c.json<Account>(accountOf(c.get('user'), c.get('now')())))
  .put('/', body(profileBody), async (c) => {
    const now = c.get('now')();
    const user = await renameUser(database(c.env), c.get('user').id, c.req.valid('json').full_name, now);
    return user ? c.json<Account>(accountOf(user, now)) : failure(c, 'not_signed_in');
  });
