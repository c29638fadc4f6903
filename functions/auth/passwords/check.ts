import type { Context } from 'hono';
import type { ErrorCode } from '#contract/errors.ts';
import type { SecurityEventKind } from '#contract/security-events.ts';
import { limits } from '#contract/limits.ts';
import { after, hour } from '#contract/time.ts';
import { database } from '#db/client.ts';
import { countTry, forgiveTry } from '#db/passwords-tried.ts';
import type { User } from '#db/users.ts';
import { failure } from '#middleware/failure.ts';
import { runInBackground } from '#observability/run-in-background.ts';
import { guardedMail } from '#mail/templates/security.ts';
import { mayTryPassword, tooMany } from './attempts.ts';
import type { AuthEnv } from '../env.ts';
import { isKnownBrowser } from '#auth/sessions/known-browser.ts';
import { record } from '../record.ts';
import { sign } from '#crypto/secrets.ts';
import { sendLink } from '../email-links.ts';

const { times, hours } = limits.passwordsTried;

const mailWayIn = <E extends AuthEnv>(c: Context<E>, user: User): Promise<void> =>
  sendLink(c, user, 'reset', (token) => guardedMail(user, c.get('mailOrigin'), token));

/** `kind`: the event recorded for a wrong password. `right`: the one for a right password, if nothing else records it. */
type Wrong = { code: ErrorCode; kind: SecurityEventKind; right?: SecurityEventKind; sentence?: string };

/** For users who are already signed in. */
export const asProof = {
  code: 'invalid_password',
  kind: 'wrong_password',
  right: 'password_confirmed',
} as const satisfies Wrong;

/**
 * Returns null when the password is right, else the refusing response. Besides the limits per network, there is one per account
 * for attempts from all networks. It cannot lock the owner out: browsers that have opened the account before are not counted,
 * and a mailed link always works. An address without an account is treated in the same way.
 */
export async function refusePassword<E extends AuthEnv>(
  c: Context<E>,
  { email, user }: { email: string; user: User | undefined },
  password: string,
  { code, kind, right, sentence }: Wrong,
) {
  if (!(await mayTryPassword(c, email))) return tooMany(c, user?.id);
  const db = database(c.env);
  const now = c.get('now')();
  const id = sign(c.env.SIGNING_KEY, 'passwords-tried', email);
  const isKnown = user !== undefined && isKnownBrowser(c, user);
  const tried = isKnown ? 0 : await countTry(db, id, now, after(now, hours * hour));
  if (tried > times) {
    // Sent once, for the first refused attempt: the link lasts as long as the limit.
    if (user !== undefined && tried === times + 1) runInBackground(c, 'sending a way in', mailWayIn(c, user));
    record(c, { kind, userId: user?.id ?? null });
    return failure(c, 'account_guarded');
  }
  if (!(await c.get('passwords').verify(password, user?.passwordHash ?? null))) {
    record(c, { kind, userId: user?.id ?? null });
    return failure(c, code, sentence);
  }
  if (right !== undefined) record(c, { kind: right, userId: user?.id ?? null });
  if (!isKnown) runInBackground(c, 'forgiving a try', forgiveTry(db, id));
  return null;
}
