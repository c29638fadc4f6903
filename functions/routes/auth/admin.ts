import { Hono } from 'hono';
import {
  adminAnswer,
  closeAdminSession,
  openAdminSession,
  readAdminSession,
} from '#auth/sessions/admin-sessions.ts';
import { mayTryAdminPassword, tooMany } from '#auth/passwords/attempts.ts';
import type { AuthEnv } from '#auth/env.ts';
import { record } from '#auth/record.ts';
import { asAdmin } from '#auth/factors/principal.ts';
import { body } from '../body.ts';
import type { AdminAnswer } from '#contract/admin.ts';
import { adminLoginBody } from '#contract/schemas.ts';
import { findAdminByUsername } from '#db/admins.ts';
import { database } from '#db/client.ts';
import { failure } from '#middleware/failure.ts';
import { factors } from '#routes/factors/factors.ts';
import { adminSecondStep } from './admin-second-step.ts';
import { adminSessions } from './admin-sessions.ts';

export const admin = new Hono<AuthEnv>()
  .post('/login', body(adminLoginBody), async (c) => {
    const { username, password } = c.req.valid('json');
    if (!(await mayTryAdminPassword(c, username))) return tooMany(c);
    const found = await findAdminByUsername(database(c.env), username);
    const right = await c.get('passwords').verify(password, found?.passwordHash ?? null);
    const signedIn = right && found !== undefined ? await openAdminSession(c, found) : null;
    if (signedIn === null) {
      record(c, { kind: 'admin_sign_in_failed', admin: found ?? null });
      return failure(c, 'invalid_admin_credentials');
    }
    const isDue = signedIn.factor.state === 'due';
    record(c, { kind: isDue ? 'second_step_due' : 'admin_signed_in', admin: signedIn.admin });
    return c.json<AdminAnswer>(adminAnswer(signedIn));
  })
  .get('/session', async (c) => {
    const found = await readAdminSession(c);
    return found === null ? failure(c, 'invalid_admin_session') : c.json<AdminAnswer>(adminAnswer(found));
  })
  .post('/logout', async (c) => {
    const left = await closeAdminSession(c);
    if (left !== null) record(c, { kind: 'admin_signed_out', admin: left });
    return c.body(null, 204);
  })
  .use('/factors/*', asAdmin)
  .route('/factors', factors)
  .route('/second-step', adminSecondStep)
  .route('/sessions', adminSessions);
