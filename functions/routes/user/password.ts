import { Hono } from 'hono';
import { mayTryPassword, tooMany } from '../../auth/attempts.ts';
import { isWeakPassword } from '../../auth/common-passwords.ts';
import { isConfirmedByGoogle } from '../../auth/google/confirmation.ts';
import { requireUser } from '../../auth/guards.ts';
import type { AuthEnv } from '../../auth/env.ts';
import { record } from '../../auth/record.ts';
import { body } from '../../body.ts';
import { changePasswordBody, setPasswordBody } from '#contract/schemas.ts';
import { database } from '../../db/client.ts';
import { changePassword } from '../../db/users.ts';
import { failure } from '../../failure.ts';
import { passwordChangedMail } from '../../mail/letters.ts';
import { sendMail } from '../../mail/mailer.ts';

export const password = new Hono<AuthEnv>()
  .put('/password', requireUser, body(changePasswordBody), async (c) => {
    const { current_password, new_password } = c.req.valid('json');
    const { user, session } = { user: c.get('user'), session: c.get('session') };
    if (user.passwordHash === null) return failure(c, 'no_password');
    if (isWeakPassword(new_password, user.email)) return failure(c, 'weak_password');
    if (!(await mayTryPassword(c, user.email))) return tooMany(c);

    const passwords = c.get('passwords');
    if (!(await passwords.verify(current_password, user.passwordHash))) {
      record(c, { kind: 'wrong_password', userId: user.id });
      return failure(c, 'invalid_password', 'Your current password is not correct.');
    }
    const hash = await passwords.hash(new_password);
    const changed = await changePassword(database(c.env), { user, session }, hash, c.get('now')());
    if (!changed) return failure(c, 'invalid_password', 'Your current password is not correct.');
    record(c, { kind: 'password_changed', userId: user.id });
    sendMail(c, passwordChangedMail(user, new URL(c.req.url).origin));
    return c.json({ message: 'Password updated successfully' });
  })
  .post('/set-password', requireUser, body(setPasswordBody), async (c) => {
    const { new_password, current_password } = c.req.valid('json');
    const { user, session } = { user: c.get('user'), session: c.get('session') };
    const now = c.get('now')();
    if (user.googleId === null) return failure(c, 'not_a_google_account');
    if (isWeakPassword(new_password, user.email)) return failure(c, 'weak_password');

    const passwords = c.get('passwords');
    if (user.passwordHash === null) {
      if (!isConfirmedByGoogle(session, now)) return failure(c, 'google_required');
    } else {
      if (!(await mayTryPassword(c, user.email))) return tooMany(c);
      const right = await passwords.verify(current_password ?? '', user.passwordHash);
      if (!right) {
        record(c, { kind: 'wrong_password', userId: user.id });
        return failure(c, 'invalid_password', 'Your current password is not correct.');
      }
    }
    const hash = await passwords.hash(new_password);
    const changed = await changePassword(database(c.env), { user, session }, hash, now);
    if (!changed) return failure(c, 'invalid_password', 'Your password was changed elsewhere a moment ago.');
    record(c, { kind: 'password_changed', userId: user.id });
    sendMail(c, passwordChangedMail(user, new URL(c.req.url).origin));
    return c.json({
      message: 'Password set successfully. You can now log in with either Google or email/password.',
    });
  });
