import { type Context, Hono } from 'hono';
import { mayTryAdminPassword, tooMany } from '#auth/passwords/attempts.ts';
import { asProof, refusePassword } from '#auth/passwords/check.ts';
import { refuseCode } from '#auth/codes/check.ts';
import { isRecent, markProved, type Principal, type PrincipalEnv } from '#auth/factors/principal.ts';
import { recordFactorEvent } from '#auth/factors/notifications.ts';
import { askOwnPasskey, refuseOwnPasskey } from '#auth/passkeys/own.ts';
import { body } from '../body.ts';
import { confirmationBody, passkeyAnswerBody } from '#contract/factor-schemas.ts';
import { database } from '#db/client.ts';
import { hasAuthenticatorApp } from '#db/factors/authenticator-apps.ts';
import { failure } from '#middleware/failure.ts';

/** Limits attempts per network only: a limit per account could lock admins out, who cannot sign in by a mailed link. */
async function refuseOfAdmin(
  c: Context<PrincipalEnv>,
  { owner, email, passwordHash }: Principal,
  password: string,
) {
  if (!(await mayTryAdminPassword(c, email))) return tooMany(c);
  const right = await c.get('passwords').verify(password, passwordHash);
  recordFactorEvent(c, owner, right ? asProof.right : asProof.kind);
  return right ? null : failure(c, asProof.code);
}

/** Confirms a signed-in person's identity again, by everything that a sign-in asks for or by a passkey. */
export const confirmation = new Hono<PrincipalEnv>()
  .post('/', body(confirmationBody), async (c) => {
    const { password, ...proof } = c.req.valid('json');
    const principal = c.get('principal');
    const { owner, email, passwordHash, session, user } = principal;
    if (password !== undefined && passwordHash !== null) {
      const refused =
        user === null
          ? await refuseOfAdmin(c, principal, password)
          : await refusePassword(c, { email, user: user.user }, password, asProof);
      if (refused !== null) return refused;
    } else if (!isRecent(session.googleAt, c.get('now')())) {
      return passwordHash === null
        ? failure(c, 'google_required')
        : failure(c, 'invalid_input', 'Please enter your password');
    }
    if (await hasAuthenticatorApp(database(c.env), owner)) {
      const refused = await refuseCode(c, principal, proof);
      if (refused !== null) return refused;
    }
    await markProved(c, principal);
    return c.body(null, 204);
  })
  .post('/passkey-options', (c) => askOwnPasskey(c, c.get('principal'), 'confirm'))
  .post('/passkey', body(passkeyAnswerBody), async (c) => {
    const principal = c.get('principal');
    const refused = await refuseOwnPasskey(c, principal, 'confirm', c.req.valid('json').credential);
    if (refused !== null) return refused;
    await markProved(c, principal);
    return c.body(null, 204);
  });
