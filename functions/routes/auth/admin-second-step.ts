import { type Context, Hono } from 'hono';
import { createMiddleware } from 'hono/factory';
import { adminAnswer, openAdminSession, readAdminSession } from '#auth/sessions/admin-sessions.ts';
import { refuseCode } from '#auth/codes/check.ts';
import { type PrincipalEnv, principalOfAdmin } from '#auth/factors/principal.ts';
import { askOwnPasskey, refuseOwnPasskey } from '#auth/passkeys/own.ts';
import { record } from '#auth/record.ts';
import { body } from '../body.ts';
import type { AdminAnswer } from '#contract/admin.ts';
import { passkeyAnswerBody, secondStepBody } from '#contract/factor-schemas.ts';
import type { Admin } from '#db/admins.ts';
import { failure } from '#middleware/failure.ts';

type EnteringEnv = PrincipalEnv & { Variables: { admin: Admin } };

/** Requires an admin whose password was right and whose second factor is due. */
const asEntering = createMiddleware<EnteringEnv>(async (c, next) => {
  const found = await readAdminSession(c);
  if (found?.factor.state !== 'due') return failure(c, 'second_step_over');
  c.set('admin', found.admin);
  c.set('principal', principalOfAdmin(found));
  return next();
});

async function enter(c: Context<EnteringEnv>) {
  const signedIn = await openAdminSession(c, c.get('admin'), c.get('now')());
  if (signedIn === null) return failure(c, 'second_step_over');
  record(c, { kind: 'admin_signed_in', admin: signedIn.admin });
  return c.json<AdminAnswer>(adminAnswer(signedIn));
}

/** The second step of an admin's sign-in. */
export const adminSecondStep = new Hono<EnteringEnv>()
  .use(asEntering)
  .post('/', body(secondStepBody), async (c) => {
    const refused = await refuseCode(c, c.get('principal'), c.req.valid('json'));
    return refused ?? enter(c);
  })
  .post('/passkey-options', (c) => askOwnPasskey(c, c.get('principal'), 'sign-in'))
  .post('/passkey', body(passkeyAnswerBody), async (c) => {
    const { credential } = c.req.valid('json');
    const refused = await refuseOwnPasskey(c, c.get('principal'), 'sign-in', credential);
    return refused ?? enter(c);
  });
