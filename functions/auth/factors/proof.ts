import type { Context } from 'hono';
import { createMiddleware } from 'hono/factory';
import { database } from '#db/client.ts';
import { hasAuthenticatorApp } from '#db/factors/authenticator-apps.ts';
import { failure } from '#middleware/failure.ts';
import type { AuthEnv } from '../env.ts';
import type { SignedInEnv } from '../guards.ts';
import { asProof, refusePassword } from '#auth/passwords/check.ts';
import { isRecent, type Principal, type PrincipalEnv } from './principal.ts';

const hasApp = <E extends AuthEnv>(c: Context<E>, { owner }: Principal) =>
  hasAuthenticatorApp(database(c.env), owner);

/** Returns null after a full proof of identity within the last minutes. With an authenticator app, Google alone is not enough. */
export async function refuseUnproved<E extends AuthEnv>(c: Context<E>, principal: Principal) {
  const now = c.get('now')();
  if (isRecent(principal.session.provedAt, now)) return null;
  const byGoogle = isRecent(principal.session.googleAt, now) && !(await hasApp(c, principal));
  return byGoogle ? null : failure(c, 'proof_required');
}

/** Checks the password for a change. An account with an authenticator app also needs a recent full proof of identity. */
export async function refusePasswordAlone<E extends PrincipalEnv & SignedInEnv>(
  c: Context<E>,
  password: string,
  wrong: typeof asProof & { sentence?: string } = asProof,
) {
  const user = c.get('user');
  const refused = await refusePassword(c, { email: user.email, user }, password, wrong);
  if (refused !== null) return refused;
  const principal = c.get('principal');
  if (isRecent(principal.session.provedAt, c.get('now')())) return null;
  return (await hasApp(c, principal)) ? failure(c, 'proof_required') : null;
}

/** Guards every change of sign-in methods. */
export const requireProof = createMiddleware<PrincipalEnv>(
  async (c, next) => (await refuseUnproved(c, c.get('principal'))) ?? next(),
);

/** Requires a confirmed address: a factor added by a stranger who registered it would remain after its owner takes over. */
export const requireConfirmedAddress = createMiddleware<PrincipalEnv>((c, next) =>
  c.get('principal').emailVerifiedAt === null ? Promise.resolve(failure(c, 'address_not_confirmed')) : next(),
);
