import { Hono } from 'hono';
import { mayTryCode, tooMany } from '#auth/passwords/attempts.ts';
import { placeOfSecret } from '#auth/codes/check.ts';
import { hashRecoveryCode, newRecoveryCodes } from '#auth/codes/recovery-codes.ts';
import { newSetup, readSetup, stepOfCode, totpUri } from '#auth/codes/totp.ts';
import { seal } from '#crypto/keys.ts';
import { markFactorPassed, type PrincipalEnv } from '#auth/factors/principal.ts';
import { requireConfirmedAddress, requireProof } from '#auth/factors/proof.ts';
import { recordFactorEvent, notifyOfFactor } from '#auth/factors/notifications.ts';
import { body } from '../body.ts';
import { setupBody } from '#contract/factor-schemas.ts';
import type { AuthenticatorSetup, RecoveryCodes } from '#contract/factors.ts';
import { database } from '#db/client.ts';
import {
  addAuthenticatorApp,
  hasAuthenticatorApp,
  removeAuthenticatorApp,
  replaceRecoveryCodes,
} from '#db/factors/authenticator-apps.ts';
import { failure } from '#middleware/failure.ts';

export const authenticatorApp = new Hono<PrincipalEnv>()
  .post('/', requireConfirmedAddress, requireProof, async (c) => {
    const principal = c.get('principal');
    if (await hasAuthenticatorApp(database(c.env), principal.owner))
      return failure(c, 'authenticator_exists');
    const { secret, setup } = await newSetup(c, principal);
    return c.json<AuthenticatorSetup>({ secret, uri: totpUri(secret, principal.email), setup });
  })
  .put('/', requireConfirmedAddress, body(setupBody), async (c) => {
    const principal = c.get('principal');
    const { owner, session } = principal;
    const { setup, code } = c.req.valid('json');
    const now = c.get('now')();
    const secret = await readSetup(c, principal, setup);
    if (secret === null) return failure(c, 'setup_over');
    if (!(await mayTryCode(c, owner.id))) return tooMany(c);
    const lastStep = stepOfCode(secret, code, now);
    if (lastStep === null) {
      recordFactorEvent(c, owner, 'factor_failed');
      return failure(c, 'invalid_code');
    }

    const codes = newRecoveryCodes();
    const app = {
      owner,
      secret: await seal(c.env, placeOfSecret(owner), secret),
      lastStep,
      codeHashes: codes.map((each) => hashRecoveryCode(c.env, owner, each)),
    };
    if (!(await addAuthenticatorApp(database(c.env), app, session.id, now))) {
      return failure(c, 'authenticator_exists');
    }
    await markFactorPassed(c, principal);
    notifyOfFactor(c, principal, 'app-on');
    return c.json<RecoveryCodes>({ recovery_codes: codes });
  })
  .delete('/', requireProof, async (c) => {
    const principal = c.get('principal');
    const removed = await removeAuthenticatorApp(database(c.env), principal.owner);
    if (!removed) return failure(c, 'no_authenticator');
    notifyOfFactor(c, principal, 'app-off');
    return c.body(null, 204);
  });

export const recoveryCodes = new Hono<PrincipalEnv>().post('/', requireProof, async (c) => {
  const principal = c.get('principal');
  const { owner } = principal;
  const db = database(c.env);
  if (!(await hasAuthenticatorApp(db, owner))) return failure(c, 'no_authenticator');
  const codes = newRecoveryCodes();
  const hashes = codes.map((code) => hashRecoveryCode(c.env, owner, code));
  await replaceRecoveryCodes(db, owner, hashes, c.get('now')());
  notifyOfFactor(c, principal, 'codes-made');
  return c.json<RecoveryCodes>({ recovery_codes: codes });
});
