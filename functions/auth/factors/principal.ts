import { factorLimits } from '#contract/factors.ts';
import { after, minute } from '#contract/time.ts';
import type { Context } from 'hono';
import { createMiddleware } from 'hono/factory';
import { updateAdminSession } from '#db/admins.ts';
import { database } from '#db/client.ts';
import { failure } from '#middleware/failure.ts';
import { readAdminSession, type SignedInAdmin } from '#auth/sessions/admin-sessions.ts';
import type { AuthEnv } from '../env.ts';
import type { AdminEnv, SignedInEnv } from '../guards.ts';
import type { Holder } from './notifications.ts';
import { renewSession, type SignedIn } from '#auth/sessions/sessions.ts';

/** Whether a proof of identity is recent enough to allow a change. */
export const isRecent = (at: Date | null, now: Date): boolean =>
  at !== null && now < after(at, factorLimits.proofMinutes * minute);

/** The signed-in user or admin, with the data that authentication needs. */
export type Principal = Holder & {
  passwordHash: string | null;
  /** `provedAt`: when identity was last proved, by signing in or since. */
  session: { id: string; provedAt: Date; googleAt: Date | null };
  /** Null for admins. */
  user: SignedIn | null;
};

export type PrincipalEnv = AuthEnv & { Variables: { principal: Principal } };

const later = (one: Date, other: Date | null) => (other !== null && other > one ? other : one);

const principalOfUser = ({ user, session }: SignedIn): Principal => ({
  owner: { kind: 'user', id: user.id },
  email: user.email,
  fullName: user.fullName,
  emailVerifiedAt: user.emailVerifiedAt,
  passwordHash: user.passwordHash,
  session: {
    id: session.id,
    provedAt: later(session.createdAt, session.confirmedAt),
    googleAt: session.googleAt,
  },
  user: { user, session },
});

/** The site's owner sets admins' addresses, so they need no confirmation. */
export const principalOfAdmin = ({
  admin,
  session,
}: Pick<SignedInAdmin, 'admin' | 'session'>): Principal => ({
  owner: { kind: 'admin', id: admin.id },
  email: admin.email,
  fullName: admin.username,
  emailVerifiedAt: admin.createdAt,
  passwordHash: admin.passwordHash,
  session: { id: session.id, provedAt: later(session.createdAt, session.confirmedAt), googleAt: null },
  user: null,
});

/** Records a proof of identity in the session. Also rotates a user's session token, so that one stolen earlier is useless. */
export async function markProved<E extends AuthEnv>(
  c: Context<E>,
  { user, session }: Principal,
): Promise<void> {
  const now = c.get('now')();
  if (user === null) await updateAdminSession(database(c.env), session.id, { confirmedAt: now });
  else await renewSession(c, user.session, { confirmedAt: now });
}

/** Marks the second factor as passed in this session, for an admin who has just set it up. */
export async function markFactorPassed<E extends AuthEnv>(
  c: Context<E>,
  { owner, session }: Principal,
): Promise<void> {
  if (owner.kind === 'admin')
    await updateAdminSession(database(c.env), session.id, { factorAt: c.get('now')() });
}

/**
 * Requires an admin whose password was right. An admin with a second factor must have used it. One without may call only the
 * routes behind this middleware, to set one up.
 */
export const asAdmin = createMiddleware<PrincipalEnv>(async (c, next) => {
  const found = await readAdminSession(c);
  if (found === null) return failure(c, 'admin_required');
  c.set('principal', principalOfAdmin(found));
  return found.factor.state === 'due' ? failure(c, 'admin_factor_due') : next();
});

/** Sets the principal of an admin who has passed the second factor; use after `requireAdmin`. */
export const asRequiredAdmin = createMiddleware<PrincipalEnv & AdminEnv>(async (c, next) => {
  c.set('principal', principalOfAdmin({ admin: c.get('admin'), session: c.get('adminSession') }));
  await next();
});

/** Sets the principal of a user; use after `requireUser`. */
export const asUser = createMiddleware<PrincipalEnv & SignedInEnv>(async (c, next) => {
  c.set('principal', principalOfUser({ user: c.get('user'), session: c.get('session') }));
  await next();
});
