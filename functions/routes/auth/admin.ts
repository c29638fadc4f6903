import { Hono } from 'hono';
import { closeAdminSession, openAdminSession, readAdmin } from '../../auth/admin-sessions.ts';
import { mayTryAdminPassword, tooMany } from '../../auth/attempts.ts';
import type { AuthEnv } from '../../auth/env.ts';
import { record } from '../../auth/record.ts';
import { body } from '../../body.ts';
import type { AdminAnswer } from '#contract/admin.ts';
import { adminLoginBody } from '#contract/schemas.ts';
import { type Admin, findAdminByUsername } from '../../db/admins.ts';
import { database } from '../../db/client.ts';
import { failure } from '../../failure.ts';

const answerOf = ({ id, username, email }: Admin): AdminAnswer => ({
  success: true,
  admin: { id, username, email },
});

export const admin = new Hono<AuthEnv>()
  .post('/login', body(adminLoginBody), async (c) => {
    const { username, password } = c.req.valid('json');
    if (!(await mayTryAdminPassword(c, username))) return tooMany(c);
    const found = await findAdminByUsername(database(c.env), username);
    const right = await c.get('passwords').verify(password, found?.passwordHash ?? null);
    if (!right || found === undefined || !(await openAdminSession(c, found))) {
      record(c, { kind: 'admin_sign_in_failed', admin: found ?? null });
      return failure(c, 'invalid_admin_credentials');
    }
    record(c, { kind: 'admin_signed_in', admin: found });
    return c.json<AdminAnswer>(answerOf(found));
  })
  .get('/session', async (c) => {
    const found = await readAdmin(c);
    return found === null ? failure(c, 'invalid_admin_session') : c.json<AdminAnswer>(answerOf(found));
  })
  .post('/logout', async (c) => {
    const left = await closeAdminSession(c);
    if (left !== null) record(c, { kind: 'admin_signed_out', admin: left });
    return c.body(null, 204);
  });
