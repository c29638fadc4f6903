import { Hono } from 'hono';
import { asUser, type PrincipalEnv } from '#auth/factors/principal.ts';
import { refusePasswordAlone, refuseUnproved } from '#auth/factors/proof.ts';
import { requireUser, type SignedInEnv } from '#auth/guards.ts';
import { record } from '#auth/record.ts';
import { asProof } from '#auth/passwords/check.ts';
import { refuseNewPassword } from '#auth/new-password/refuse.ts';
import { renewal } from '#auth/sessions/sessions.ts';
import { body } from '../body.ts';
import { changePasswordBody, setPasswordBody } from '#contract/schemas.ts';
import { database } from '#db/client.ts';
import { changePassword } from '#db/users.ts';
import { failure } from '#middleware/failure.ts';
import { passwordChangedMail } from '#mail/templates/account-and-billing.ts';
import { sendMail } from '#mail/mailer.ts';

const notCurrent = { ...asProof, sentence: 'Your current password is not correct.' };

export const password = new Hono<PrincipalEnv & SignedInEnv>()
  .put('/password', requireUser, asUser, body(changePasswordBody), async (c) => {
    const { current_password, new_password } = c.req.valid('json');
    const user = c.get('user');
    if (user.passwordHash === null) return failure(c, 'no_password');
    const refused =
      (await refusePasswordAlone(c, current_password, notCurrent)) ??
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
  .post('/set-password', requireUser, asUser, body(setPasswordBody), async (c) => {
    const { new_password, current_password } = c.req.valid('json');
    const user = c.get('user');
    const now = c.get('now')();
    if (user.googleId === null) return failure(c, 'not_a_google_account');

    const unproved =
      user.passwordHash === null
        ? await refuseUnproved(c, c.get('principal'))
        : await refusePasswordAlone(c, current_password ?? '', notCurrent);
    const refused = unproved ?? (await refuseNewPassword(c, new_password, user));
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
