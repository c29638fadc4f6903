import { type Context, Hono } from 'hono';
import { accountOf } from '#auth/account.ts';
import { mayAskForMail, mayTryPassword, tooMany } from '#auth/passwords/attempts.ts';
import { requireUser } from '#auth/guards.ts';
import { rememberBrowser } from '#auth/sessions/known-browser.ts';
import { isTooSoon, sendLink } from '#auth/email-links.ts';
import { type AuthEnv, retryInCall } from '#auth/env.ts';
import { record } from '#auth/record.ts';
import { refuseNewPassword } from '#auth/new-password/refuse.ts';
import { hashSecret } from '#crypto/secrets.ts';
import { readSession, renewSession } from '#auth/sessions/sessions.ts';
import { body } from '../body.ts';
import type { Account } from '#contract/account.ts';
import { checkLinkBody, forgotPasswordBody, resetPasswordBody, verifyEmailBody } from '#contract/schemas.ts';
import { database } from '#db/client.ts';
import { dropEmailToken, findEmailToken, resetPasswordByToken, verifyByToken } from '#db/email-tokens.ts';
import { findUserByEmail, type User } from '#db/users.ts';
import { failure } from '#middleware/failure.ts';
import { runInBackground } from '#observability/run-in-background.ts';
import {
  passwordChangedMail,
  resetMail,
  setPasswordMail,
  verificationMail,
} from '#mail/templates/account-and-billing.ts';
import { sendMail } from '#mail/mailer.ts';

async function sendResetLink(c: Context<AuthEnv>, user: User): Promise<void> {
  const template = user.passwordHash === null ? setPasswordMail : resetMail;
  await sendLink(c, user, 'reset', (token) => template(user, c.get('mailOrigin'), token));
}

/** Runs entirely after the response, so that neither timing nor an error reveals whether the address has an account. */
async function answerForgotten(c: Context<AuthEnv>, email: string): Promise<void> {
  const user = await retryInCall(c, () => findUserByEmail(database(c.env), email));
  if (user === undefined) return;
  record(c, { kind: 'reset_requested', userId: user.id });
  await retryInCall(c, () => sendResetLink(c, user));
}

/** Rotates the token of this browser's session if it is the user's, since it is older than the confirmation of the address. */
async function renewIfTheirs(c: Context<AuthEnv>, user: User): Promise<void> {
  const here = await retryInCall(c, () => readSession(c));
  if (here?.user.id === user.id) await renewSession(c, here.session);
}

/** Password recovery and address verification by mailed links. */
export const recovery = new Hono<AuthEnv>()
  .post('/forgot-password', body(forgotPasswordBody), async (c) => {
    if (!(await mayAskForMail(c))) return tooMany(c);
    runInBackground(c, 'sending a reset link', answerForgotten(c, c.req.valid('json').email));
    return c.json({ message: 'Reset instructions sent!' });
  })
  .post('/check-link', body(checkLinkBody), async (c) => {
    const { token, purpose } = c.req.valid('json');
    const found = await findEmailToken(database(c.env), hashSecret(token), purpose);
    const isOver = found !== undefined && found.token.expiresAt <= c.get('now')();
    if (found !== undefined && !isOver) return c.body(null, 204);
    if (purpose === 'verify') return failure(c, 'invalid_verification_token');
    return failure(c, isOver ? 'expired_reset_token' : 'invalid_reset_token');
  })
  .post('/reset-password', body(resetPasswordBody), async (c) => {
    const { token, password } = c.req.valid('json');
    const db = database(c.env);
    const now = c.get('now')();
    const tokenHash = hashSecret(token);
    const found = await findEmailToken(db, tokenHash, 'reset');
    if (found === undefined) return failure(c, 'invalid_reset_token');
    if (found.token.expiresAt <= now) {
      await dropEmailToken(db, tokenHash);
      return failure(c, 'expired_reset_token');
    }
    const { user } = found;
    if (!(await mayTryPassword(c, user.email))) return tooMany(c, user.id);
    const refused = await refuseNewPassword(c, password, user);
    if (refused !== null) return refused;

    const passwordHash = await c.get('passwords').hash(password);
    const changed = await retryInCall(c, () =>
      resetPasswordByToken(db, user.id, tokenHash, passwordHash, now),
    );
    if (!changed) return failure(c, 'invalid_reset_token');
    record(c, { kind: 'password_reset', userId: user.id });
    // Access to the mailbox is enough here, regardless of failed attempts by others.
    rememberBrowser(c, user);
    sendMail(c, passwordChangedMail(user, c.get('mailOrigin')));
    return c.json({ message: 'Password updated successfully' });
  })
  .post('/verify-email', body(verifyEmailBody), async (c) => {
    const db = database(c.env);
    const now = c.get('now')();
    const tokenHash = hashSecret(c.req.valid('json').token);
    const found = await findEmailToken(db, tokenHash, 'verify');
    if (found === undefined || found.token.expiresAt <= now) return failure(c, 'invalid_verification_token');
    const { id } = found.user;
    const user = await retryInCall(c, () => verifyByToken(db, id, tokenHash, now));
    if (user === undefined) return failure(c, 'invalid_verification_token');
    record(c, { kind: 'address_confirmed', userId: user.id });
    await renewIfTheirs(c, user);
    return c.json<Account>(accountOf(user, now));
  })
  .post('/resend-verification', requireUser, async (c) => {
    const user = c.get('user');
    if (!(await mayAskForMail(c))) return tooMany(c);
    if (user.emailVerifiedAt === null) {
      if (await isTooSoon(database(c.env), user, 'verify', c.get('now')()))
        return failure(c, 'mail_too_soon');
      await retryInCall(c, () =>
        sendLink(c, user, 'verify', (token) => verificationMail(user, c.get('mailOrigin'), token)),
      );
    }
    return c.json({ message: 'Verification mail sent!' }, 202);
  });
