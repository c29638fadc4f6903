import { Hono } from 'hono';
import { hashRecoveryCode, newRecoveryCodes } from '../../auth/codes/recovery-codes.ts';
import type { PrincipalEnv } from '../../auth/factors/principal.ts';
import { requireProof } from '../../auth/factors/proof.ts';
import { tellOfFactor } from '../../auth/factors/telling.ts';
import type { RecoveryCodes } from '#contract/factors.ts';
import { database } from '../../db/client.ts';
import { hasAuthenticatorApp, replaceRecoveryCodes } from '../../db/factors/authenticator-apps.ts';
import { failure } from '../../failure.ts';

export const recoveryCodes = new Hono<PrincipalEnv>().post('/', requireProof, async (c) => {
  const principal = c.get('principal');
  const { owner } = principal;
  const db = database(c.env);
  if (!(await hasAuthenticatorApp(db, owner))) return failure(c, 'no_authenticator');
  const codes = newRecoveryCodes();
  const hashes = codes.map((code) => hashRecoveryCode(c.env, owner, code));
  await replaceRecoveryCodes(db, owner, hashes, c.get('now')());
  tellOfFactor(c, principal, 'codes-made');
  return c.json<RecoveryCodes>({ recovery_codes: codes });
});
