import { Hono } from 'hono';
import { accountOf } from '#auth/account.ts';
import { maySignUp, tooMany } from '#auth/passwords/attempts.ts';
import { googleSettings } from '#auth/google/oauth-client.ts';
import { refuseWithoutCaptcha } from '#auth/captcha.ts';
import { networkDay } from '#auth/network-day.ts';
import { newLink } from '#auth/email-links.ts';
import { type AuthEnv, retryInCall } from '#auth/env.ts';
import { record } from '#auth/record.ts';
import { refusePassword } from '#auth/passwords/check.ts';
import { refuseNewPassword } from '#auth/new-password/refuse.ts';
import { enter } from '#auth/second-step.ts';
import { closeSession, openSession, readSession } from '#auth/sessions/sessions.ts';
import { body } from '../body.ts';
import type { Account, SessionAnswer } from '#contract/account.ts';
import type { SecondStep } from '#contract/factors.ts';
import { plans } from '#contract/plans.ts';
import { loginBody, registerBody } from '#contract/schemas.ts';
import { database } from '#db/client.ts';
import { mayMakeAccount } from '#db/network-days.ts';
import { registerUser } from '#db/registration.ts';
import { findUserByEmail, replacePasswordHash } from '#db/users.ts';
import { failure } from '#middleware/failure.ts';
import { verificationMail } from '#mail/templates/account-and-billing.ts';
import { sendKept } from '#mail/mailer.ts';
import { outgoing } from '#mail/outbox.ts';
import { addMonths } from '#meter/period.ts';

export const entry = new Hono<AuthEnv>()
  .post('/register', body(registerBody), async (c) => {
    const { email, password, full_name, human_check } = c.req.valid('json');
    if (!(await maySignUp(c))) return tooMany(c);
    const refused = await refuseNewPassword(c, password, { email, fullName: full_name });
    if (refused !== null) return refused;
    // After the checks of typed input, since a captcha token is valid once; before anything about an address is revealed.
    const unchecked = await refuseWithoutCaptcha(c, human_check);
    if (unchecked !== null) return unchecked;

    const db = database(c.env);
    const holder = await findUserByEmail(db, email);
    if (holder) return failure(c, holder.passwordHash === null ? 'google_account' : 'email_taken');

    if (!(await mayMakeAccount(db, networkDay(c)))) return failure(c, 'too_many_accounts');
    const now = c.get('now')();
    const newUser = {
      id: crypto.randomUUID(),
      email,
      fullName: full_name,
      passwordHash: await c.get('passwords').hash(password),
      createdAt: now,
      updatedAt: now,
      wordsLimit: plans.free.wordsPerMonth,
      resetsAt: addMonths(now, 1),
    };
    const { token, row } = newLink(newUser.id, 'verify', now);
    const mail = verificationMail({ ...newUser, emailVerifiedAt: null }, c.get('mailOrigin'), token);
    const kept = await outgoing(c.env, mail, crypto.randomUUID(), now);
    const user = await retryInCall(c, () => registerUser(db, newUser, row, kept));
    if (user === undefined) return failure(c, 'email_taken');
    record(c, { kind: 'account_created', userId: user.id });

    sendKept(c, kept, mail);
    await retryInCall(c, () => openSession(c, user, 'password'));
    return c.json<Account>(accountOf(user, now), 201);
  })
  .post('/login', body(loginBody), async (c) => {
    const { email, password } = c.req.valid('json');
    const db = database(c.env);
    const passwords = c.get('passwords');
    const found = await findUserByEmail(db, email);
    const wrong = { code: 'invalid_credentials', kind: 'sign_in_failed' } as const;
    const refused = await refusePassword(c, { email, user: found }, password, wrong);
    if (refused !== null) return refused;
    if (!found?.passwordHash) return failure(c, wrong.code);

    const user = passwords.isCurrent(found.passwordHash)
      ? found
      : await replacePasswordHash(db, found, await passwords.hash(password));
    const entered = user && (await enter(c, user, 'password'));
    if (!entered) {
      record(c, { kind: wrong.kind, userId: found.id });
      return failure(c, wrong.code);
    }
    if (!entered.signedIn) return c.json<SecondStep>(entered.answer, 202);
    record(c, { kind: 'signed_in', userId: user.id });
    return c.json<Account>(accountOf(user, c.get('now')()));
  })
  .post('/logout', async (c) => {
    const user = await closeSession(c);
    if (user !== null) record(c, { kind: 'signed_out', userId: user.id });
    return c.body(null, 204);
  })
  .get('/session', async (c) => {
    const signedIn = await readSession(c);
    const google = googleSettings(c.env, new URL(c.req.url).origin) !== null;
    return c.json<SessionAnswer>(
      signedIn
        ? { ...accountOf(signedIn.user, c.get('now')()), google }
        : { user: null, profile: null, google },
    );
  });
