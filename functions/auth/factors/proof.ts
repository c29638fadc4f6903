import type { Context } from 'hono';
import { createMiddleware } from 'hono/factory';
import { database } from '#db/client.ts';
import { hasAuthenticatorApp } from '#db/factors/authenticator-apps.ts';
import { failure } from '#middleware/failure.ts';
import type { AuthEnv } from '../env.ts';
import { isConfirmedByGoogle } from './principal.ts';
import type { SignedInEnv } from '../guards.ts';
import { asProof, refusePassword } from '#auth/passwords/check.ts';
import { hasProvedRecently, type Principal, type PrincipalEnv } from './principal.ts';

const hasApp = <E extends AuthEnv>(c: Context<E>, { owner }: Principal) =>
  hasAuthenticatorApp(database(c.env), owner);

/** Null where all that a sign-in asks for was shown within the last minutes; Google alone is not all of it where there is an app. */
export async function refuseUnproved<E extends AuthEnv>(c: Context<E>, principal: Principal) {
  const now = c.get('now')();
  if (hasProvedRecently(principal, now)) return null;
  const byGoogle = isConfirmedByGoogle(principal.session, now) && !(await hasApp(c, principal));
  return byGoogle ? null : failure(c, 'proof_required');
}

/** For changes that take a password: after it, an account with an authenticator app must also give its code. */
export async function refusePasswordAlone<E extends PrincipalEnv & SignedInEnv>(
  c: Context<E>,
  password: string,
  wrong: typeof asProof & { sentence?: string } = asProof,
) {
  const user = c.get('user');
  const refused = await refusePassword(c, { email: user.email, user }, password, wrong);
  if (refused !== null) return refused;
  const principal = c.get('principal');
  if (hasProvedRecently(principal, c.get('now')())) return null;
  return (await hasApp(c, principal)) ? failure(c, 'proof_required') : null;
}

/** Guards each change of how somebody signs in. */
export const requireProof = createMiddleware<PrincipalEnv>(
  async (c, next) => (await refuseUnproved(c, c.get('principal'))) ?? next(),
);

/** A stranger may have made the account with somebody else's address: what is added then would outlast the owner's coming. */
export const requireConfirmedAddress = createMiddleware<PrincipalEnv>((c, next) =>
  c.get('principal').emailVerifiedAt === null ? Promise.resolve(failure(c, 'address_not_confirmed')) : next(),
);
