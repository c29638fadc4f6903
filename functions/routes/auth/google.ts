import { type Context, Hono } from 'hono';
import { accountOf } from '#auth/account.ts';
import {
  dropPendingLink,
  keepAttempt,
  keepPendingLink,
  readPendingLink,
  takeAttempt,
} from '#auth/google/attempt.ts';
import { googleSettings, newAuthorization } from '#auth/google/oauth-client.ts';
import { type GoogleIdentity, type GoogleRefusal, identify } from '#auth/google/identity.ts';
import { accountOfGoogle, hasApp, type Linked } from '#auth/google/linking.ts';
import { networkDay } from '#auth/network-day.ts';
import type { AuthEnv } from '#auth/env.ts';
import { record } from '#auth/record.ts';
import { refusePassword } from '#auth/passwords/check.ts';
import { enter } from '#auth/second-step.ts';
import { readSession, renewSession } from '#auth/sessions/sessions.ts';
import { body } from '../body.ts';
import type { GoogleAnswer, GoogleSecondStep } from '#contract/account.ts';
import { limits } from '#contract/limits.ts';
import { googleCallbackBody, googleLinkBody } from '#contract/schemas.ts';
import { database } from '#db/client.ts';
import { findUserByEmail, linkGoogleByPassword, type User } from '#db/users.ts';
import { failure } from '#middleware/failure.ts';
import { googleLinkedMail } from '#mail/templates/security.ts';
import { sendMail } from '#mail/mailer.ts';
import { note } from '#observability/logs.ts';

/** Returns a path on this site, or null if it would lead to another site (open redirect). */
function ownPath(path: string | undefined, origin: string): string | null {
  if (path === undefined || path.length > limits.returnChars) return null;
  if (!path.startsWith('/') || !URL.canParse(path, origin)) return null;
  const url = new URL(path, origin);
  // `/.//elsewhere` becomes `//elsewhere`, which leads to another site.
  const ours = url.origin === origin && !url.pathname.startsWith('//');
  return ours ? url.pathname + url.search + url.hash : null;
}

/** `reason` is only logged, never sent. */
function refuse(c: Context<AuthEnv>, code: GoogleRefusal, reason: string) {
  note(c, `Google sign-in was refused: ${reason}`);
  record(c, { kind: 'google_refused' });
  return failure(c, code);
}

async function confirm(c: Context<AuthEnv>, identity: GoogleIdentity, returnTo: string | null) {
  const signedIn = await readSession(c);
  if (signedIn === null) return failure(c, 'not_signed_in');
  if (signedIn.user.googleId !== identity.id) {
    record(c, { kind: 'google_refused', userId: signedIn.user.id });
    return failure(c, 'google_mismatch');
  }
  const now = c.get('now')();
  await renewSession(c, signedIn.session, { googleAt: now });
  record(c, { kind: 'google_confirmed', userId: signedIn.user.id });
  return c.json<GoogleAnswer>({
    ...accountOf(signedIn.user, now),
    merged: false,
    password_dropped: false,
    purpose: 'confirm',
    return_to: returnTo,
  });
}

type Entry = Omit<Extract<Linked, { ok: true }>, 'ok' | 'user'> & { returnTo: string | null };

/** Opens a session after Google's sign-in, or asks for the second step. */
async function admit(
  c: Context<AuthEnv>,
  user: User,
  { added = false, merged = false, passwordDropped = false, toLink, returnTo }: Entry,
) {
  const entered = await enter(c, user, 'google', toLink);
  if (entered === null) return refuse(c, 'google_failed', 'the password changed meanwhile');
  const userId = user.id;
  if (added) record(c, { kind: 'account_created', userId });
  if (merged) record(c, { kind: 'google_linked', userId });
  if (passwordDropped) record(c, { kind: 'password_dropped', userId });
  if (merged) sendMail(c, googleLinkedMail(user, c.get('mailOrigin')));
  if (!entered.signedIn) return c.json<GoogleSecondStep>({ ...entered.answer, return_to: returnTo }, 202);
  record(c, { kind: 'signed_in_by_google', userId });
  return c.json<GoogleAnswer>({
    ...accountOf(user, c.get('now')()),
    merged,
    password_dropped: passwordDropped,
    purpose: 'sign-in',
    return_to: returnTo,
  });
}

export const google = new Hono<AuthEnv>()
  .get('/', async (c) => {
    const { origin } = new URL(c.req.url);
    const settings = googleSettings(c.env, origin);
    if (settings === null) return failure(c, 'not_found');
    const { url, ...kept } = newAuthorization(settings);
    const purpose = c.req.query('purpose') === 'confirm' ? 'confirm' : 'sign-in';
    await keepAttempt(c, { ...kept, purpose, returnTo: ownPath(c.req.query('return_to'), origin) });
    return c.redirect(url);
  })
  .post('/callback', body(googleCallbackBody), async (c) => {
    const { code, state } = c.req.valid('json');
    const settings = googleSettings(c.env, new URL(c.req.url).origin);
    if (settings === null) return failure(c, 'not_found');
    const attempt = await takeAttempt(c);
    if (attempt === null) return refuse(c, 'google_failed', 'no attempt of this browser');
    if (attempt.state !== state) return refuse(c, 'google_failed', 'the state is another');

    const now = c.get('now')();
    const { verifier, nonce, purpose, returnTo } = attempt;
    const outcome = await identify(settings, { code, verifier, nonce, now });
    if (!outcome.ok) return refuse(c, outcome.code, outcome.reason);
    if (purpose === 'confirm') return confirm(c, outcome.identity, returnTo);

    const { identity } = outcome;
    const linked = await accountOfGoogle(database(c.env), identity, networkDay(c), now);
    if (linked.ok) return admit(c, linked.user, { ...linked, returnTo });
    if (linked.code === 'google_password') {
      await keepPendingLink(c, { googleId: identity.id, email: identity.email, returnTo });
      return failure(c, linked.code, undefined, { email: identity.email });
    }
    return failure(c, linked.code);
  })
  .post('/link', body(googleLinkBody), async (c) => {
    const pending = await readPendingLink(c);
    if (pending === null) return failure(c, 'google_link_expired');
    const { googleId, email, returnTo } = pending;
    const db = database(c.env);
    const found = await findUserByEmail(db, email);
    const wrong = { code: 'invalid_password', kind: 'sign_in_failed' } as const;
    const refused = await refusePassword(c, { email, user: found }, c.req.valid('json').password, wrong);
    if (refused !== null) return refused;
    if (found === undefined) return failure(c, wrong.code);
    dropPendingLink(c);
    if (found.googleId === null && (await hasApp(db, found)))
      return admit(c, found, { toLink: googleId, returnTo });
    const user = await linkGoogleByPassword(db, found, googleId, c.get('now')());
    return user === undefined ? failure(c, 'google_conflict') : admit(c, user, { merged: true, returnTo });
  });
