import { Hono } from 'hono';
import { asRequiredAdmin, type PrincipalEnv } from '#auth/factors/principal.ts';
import { refuseUnproved, requireProof } from '#auth/factors/proof.ts';
import { type AdminEnv, requireAdmin } from '#auth/guards.ts';
import { record } from '#auth/record.ts';
import { closeAdminSession } from '#auth/sessions/admin-sessions.ts';
import { sessionsToResponse } from '#auth/sessions/devices.ts';
import type { DeviceSession } from '#contract/account.ts';
import { endAdminSession, endOtherAdminSessions, listAdminSessions } from '#db/admins.ts';
import { database } from '#db/client.ts';
import { failure } from '#middleware/failure.ts';

/** An admin's own sessions; ending another one requires a fresh proof of identity, as it does for users. */
export const adminSessions = new Hono<PrincipalEnv & AdminEnv>()
  .use(requireAdmin, asRequiredAdmin)
  .get('/', async (c) => {
    const { owner, session } = c.get('principal');
    const open = await listAdminSessions(database(c.env), owner.id, c.get('now')());
    return c.json<{ sessions: DeviceSession[] }>({ sessions: sessionsToResponse(open, session.id) });
  })
  .delete('/', requireProof, async (c) => {
    const { owner, session } = c.get('principal');
    const ended = await endOtherAdminSessions(database(c.env), owner.id, session.id);
    if (ended > 0) record(c, { kind: 'admin_sessions_ended', admin: c.get('admin') });
    return c.json({ ended });
  })
  .delete('/:id', async (c) => {
    const id = c.req.param('id');
    const principal = c.get('principal');
    if (id === principal.session.id) {
      await closeAdminSession(c);
      record(c, { kind: 'admin_signed_out', admin: c.get('admin') });
      return c.body(null, 204);
    }
    const refused = await refuseUnproved(c, principal);
    if (refused !== null) return refused;
    const ended = await endAdminSession(database(c.env), principal.owner.id, id);
    if (!ended) return failure(c, 'not_found', 'This session has already ended.');
    record(c, { kind: 'admin_sessions_ended', admin: c.get('admin') });
    return c.body(null, 204);
  });
