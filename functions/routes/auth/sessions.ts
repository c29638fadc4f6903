import { Hono } from 'hono';
import { sessionsToResponse } from '#auth/sessions/devices.ts';
import { asUser, type PrincipalEnv } from '#auth/factors/principal.ts';
import { refuseUnproved, requireProof } from '#auth/factors/proof.ts';
import { requireUser, type SignedInEnv } from '#auth/guards.ts';
import { record } from '#auth/record.ts';
import { dropSessionCookie } from '#auth/sessions/sessions.ts';
import type { DeviceSession } from '#contract/account.ts';
import { database } from '#db/client.ts';
import { endOtherSessions, endSession, listSessions } from '#db/sessions.ts';
import { failure } from '#middleware/failure.ts';

/** A user's own sessions. Ending another one requires a fresh proof, so that a stolen session cannot sign out the owner. */
export const sessions = new Hono<PrincipalEnv & SignedInEnv>()
  .use(requireUser, asUser)
  .get('/', async (c) => {
    const open = await listSessions(database(c.env), c.get('user').id, c.get('now')());
    return c.json<{ sessions: DeviceSession[] }>({ sessions: sessionsToResponse(open, c.get('session').id) });
  })
  .delete('/', requireProof, async (c) => {
    const ended = await endOtherSessions(database(c.env), c.get('session'));
    if (ended > 0) record(c, { kind: 'other_sessions_ended', userId: c.get('user').id });
    return c.json({ ended });
  })
  .delete('/:id', async (c) => {
    const id = c.req.param('id');
    const refused = id === c.get('session').id ? null : await refuseUnproved(c, c.get('principal'));
    if (refused !== null) return refused;
    const ended = await endSession(database(c.env), c.get('user').id, id);
    if (!ended) return failure(c, 'not_found', 'This session has already ended.');
    record(c, { kind: 'session_ended', userId: c.get('user').id });
    if (id === c.get('session').id) dropSessionCookie(c);
    return c.body(null, 204);
  });
