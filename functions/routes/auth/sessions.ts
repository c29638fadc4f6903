import { type Context, Hono } from 'hono';
import { refusePassword } from '../../auth/passwords/check.ts';
import { countryInWords, deviceInWords } from '../../auth/sessions/devices.ts';
import type { AuthEnv } from '../../auth/env.ts';
import { requireUser, type SignedInEnv } from '../../auth/guards.ts';
import { record } from '../../auth/record.ts';
import { isRecent } from '../../auth/sessions/recent-sign-in.ts';
import { dropSessionCookie } from '../../auth/sessions/sessions.ts';
import { body } from '../body.ts';
import type { DeviceSession } from '#contract/account.ts';
import { endSessionBody } from '#contract/schemas.ts';
import { database } from '../../db/client.ts';
import { endOtherSessions, endSession, listSessions } from '../../db/sessions.ts';
import { failure } from '../../failure.ts';

/** A session that somebody else has got hold of must not sign the owner's own devices out. */
async function askAgain(c: Context<AuthEnv & SignedInEnv>, password: string | undefined) {
  const user = c.get('user');
  if (isRecent(c.get('session'), c.get('now')())) return null;
  if (user.passwordHash === null) return failure(c, 'google_required');
  if (password === undefined) return failure(c, 'proof_required');
  const wrong = { code: 'invalid_password', kind: 'wrong_password' } as const;
  return refusePassword(c, { email: user.email, user }, password, wrong);
}

export const sessions = new Hono<AuthEnv & SignedInEnv>()
  .use(requireUser)
  .get('/', async (c) => {
    const current = c.get('session').id;
    const open = await listSessions(database(c.env), c.get('user').id, c.get('now')());
    return c.json<{ sessions: DeviceSession[] }>({
      sessions: open.map((session) => ({
        id: session.id,
        device: deviceInWords(session.userAgent),
        country: countryInWords(session.country),
        created_at: session.createdAt.toISOString(),
        last_seen_at: session.lastSeenAt.toISOString(),
        current: session.id === current,
      })),
    });
  })
  .delete('/', body(endSessionBody), async (c) => {
    const refused = await askAgain(c, c.req.valid('json').password);
    if (refused !== null) return refused;
    const ended = await endOtherSessions(database(c.env), c.get('session'));
    if (ended > 0) record(c, { kind: 'other_sessions_ended', userId: c.get('user').id });
    return c.json({ ended });
  })
  .delete('/:id', body(endSessionBody), async (c) => {
    const id = c.req.param('id');
    const refused = id === c.get('session').id ? null : await askAgain(c, c.req.valid('json').password);
    if (refused !== null) return refused;
    const ended = await endSession(database(c.env), c.get('user').id, id);
    if (!ended) return failure(c, 'not_found', 'This session has already ended.');
    record(c, { kind: 'session_ended', userId: c.get('user').id });
    if (id === c.get('session').id) dropSessionCookie(c);
    return c.body(null, 204);
  });
