import { createMiddleware } from 'hono/factory';
import { database } from '../../db/client.ts';
import { findAuthenticatorApp } from '../../db/factors/authenticator-apps.ts';
import { failure } from '../../failure.ts';
import { isConfirmedByGoogle } from '../google/confirmation.ts';
import { hasProvedLately, type PrincipalEnv } from './principal.ts';

/** Stands before each change of how somebody signs in. */
export const requireProof = createMiddleware<PrincipalEnv>(async (c, next) => {
  const principal = c.get('principal');
  const now = c.get('now')();
  if (hasProvedLately(principal, now)) return next();
  const byGoogle =
    isConfirmedByGoogle(principal.session, now) &&
    (await findAuthenticatorApp(database(c.env), principal.owner)) === undefined;
  return byGoogle ? next() : failure(c, 'proof_required');
});

/** A stranger may have made the account with somebody else's address: what is added then would outlast the owner's coming. */
export const requireConfirmedAddress = createMiddleware<PrincipalEnv>((c, next) =>
  c.get('principal').emailVerifiedAt === null ? Promise.resolve(failure(c, 'address_not_confirmed')) : next(),
);
