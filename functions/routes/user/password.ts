import { Hono } from 'hono';
import { isConfirmedByGoogle } from '../../auth/google/confirmation.ts';
import { requireUser } from '../../auth/guards.ts';
import type { AuthEnv } from '../../auth/env.ts';
import { record } from '../../auth/record.ts';
import { refusePassword } from '../../auth/passwords/check.ts';
import { refuseNewPassword } from '../../auth/new-password/refuse.ts';
import { renewal } from '../../auth/sessions/sessions.ts';
import { body } from '../body.ts';
import { changePasswordBody, setPasswordBody } from '#contract/schemas.ts';
import { database } from '../../db/client.ts';
import { changePassword } from '../../db/users.ts';
import { failure } from '../../failure.ts';
import { passwordChangedMail } from '../../mail/letters.ts';
import { sendMail } from '../../mail/mailer.ts';

const notCurrent = {
  code: 'invalid_password',
  kind: 'wrong_password',
  sentence: 'Your current password is not correct.',
} as const;

export const password = new Hono<AuthEnv>()
  .put('/password', requireUser, body(changePasswordBody), async (c) => {
    const { current_password, new_password } = c.req.valid('json');
    const user = c.get('user');
    if (user.passwordHash === null) return failure(c, 'no_password');
    const refused =
      (await refusePassword(c, { email: user.email, user }, current_password, notCurrent)) ??
      (await refuseNewPassword(c, new_password, user));
    if (refused !== null) return refused;
    const hash = await c.get('passwords').hash(new_password);
    const { session, keep } = renewal(c.get('session'));
    const changed = await changePassword(database(c.env), { user, session }, hash, c.get('now')());
    if (!changed) return failure(c, notCurrent.code, notCurrent.sentence);
    keep(c);
    record(c, { kind: 'password_changed', userId: user.id });
    sendMail(c, passwordChangedMail(user, c.get('mailOrigin')));
    return c.json({ message: 'Password updated successfully' });
  })
  .post('/set-password', requireUser, body(setPasswordBody), async (c) => {
    const { new_password, current_password } = c.req.valid('json');
    const user = c.get('user');
    const now = c.get('now')();
    if (user.googleId === null) return failure(c, 'not_a_google_account');

    const isFirst = user.passwordHash === null;
    if (isFirst && !isConfirmedByGoogle(c.get('session'), now)) return failure(c, 'google_required');
    const owner = { email: user.email, user };
    const refused =
      (isFirst ? null : await refusePassword(c, owner, current_password ?? '', notCurrent)) ??
      (await refuseNewPassword(c, new_password, user));
    if (refused !== null) return refused;
    const hash = await c.get('passwords').hash(new_password);
    const { session, keep } = renewal(c.get('session'));
    const changed = await changePassword(database(c.env), { user, session }, hash, now);
    if (!changed) return failure(c, 'invalid_password', 'Your password was changed elsewhere a moment ago.');
    keep(c);
    record(c, { kind: 'password_changed', userId: user.id });
    sendMail(c, passwordChangedMail(user, c.get('mailOrigin')));
    return c.json({
      message: 'Password set successfully. You can now log in with either Google or email/password.',
    });
  });
