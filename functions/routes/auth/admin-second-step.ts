import { Hono } from 'hono';
import { createMiddleware } from 'hono/factory';
import { adminAnswer, openAdminSession, readAdminSession } from '../../auth/sessions/admin-sessions.ts';
import { mayTryPasskey, tooMany } from '../../auth/passwords/attempts.ts';
import { refuseCode } from '../../auth/codes/check.ts';
import { type PrincipalEnv, principalOfAdmin } from '../../auth/factors/principal.ts';
import { recordOfFactor, tellOfFactor } from '../../auth/factors/telling.ts';
import { checkAnswer, requestOptions } from '../../auth/passkeys/answering.ts';
import { inSession } from '../../auth/passkeys/challenges.ts';
import { record } from '../../auth/record.ts';
import { body } from '../body.ts';
import type { AdminAnswer } from '#contract/admin.ts';
import { passkeyAnswerBody, secondStepBody } from '#contract/factor-schemas.ts';
import type { PasskeyRequest } from '#contract/factors.ts';
import type { Admin } from '../../db/admins.ts';
import { database } from '../../db/client.ts';
import { listPasskeys } from '../../db/factors/passkeys.ts';
import { failure } from '../../failure.ts';

type EnteringEnv = PrincipalEnv & { Variables: { admin: Admin } };

/** Whose password was right, and whose factor is due. */
const asEntering = createMiddleware<EnteringEnv>(async (c, next) => {
  const found = await readAdminSession(c);
  if (found?.factor.state !== 'due') return failure(c, 'second_step_over');
  c.set('admin', found.admin);
  c.set('principal', principalOfAdmin(found));
  return next();
});

/** What stands between an admin's password and the admin's pages. */
export const adminSecondStep = new Hono<EnteringEnv>()
  .use(asEntering)
  .post('/', body(secondStepBody), async (c) => {
    const refused = await refuseCode(c, c.get('principal'), c.req.valid('json'));
    if (refused !== null) return refused;
    const signedIn = await openAdminSession(c, c.get('admin'), c.get('now')());
    if (signedIn === null) return failure(c, 'second_step_over');
    record(c, { kind: 'admin_signed_in', admin: signedIn.admin });
    return c.json<AdminAnswer>(adminAnswer(signedIn));
  })
  .post('/passkey-options', async (c) => {
    const principal = c.get('principal');
    const known = await listPasskeys(database(c.env), principal.owner);
    if (known.length === 0) return failure(c, 'passkey_unknown');
    return c.json<PasskeyRequest>(await requestOptions(c, inSession('sign-in', principal), known));
  })
  .post('/passkey', body(passkeyAnswerBody), async (c) => {
    if (!(await mayTryPasskey(c))) return tooMany(c);
    const principal = c.get('principal');
    const checked = await checkAnswer(c, inSession('sign-in', principal), c.req.valid('json').credential);
    if (!checked.ok) {
      if (checked.copyOf === undefined) recordOfFactor(c, principal.owner, 'factor_failed');
      else tellOfFactor(c, principal, 'passkey-copied');
      return failure(c, checked.code);
    }
    const { kind, id } = principal.owner;
    if (checked.owner.kind !== kind || checked.owner.id !== id) return failure(c, 'passkey_unknown');
    const signedIn = await openAdminSession(c, c.get('admin'), c.get('now')());
    if (signedIn === null) return failure(c, 'second_step_over');
    record(c, { kind: 'admin_signed_in', admin: signedIn.admin });
    return c.json<AdminAnswer>(adminAnswer(signedIn));
  });
