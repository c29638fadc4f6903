import { createMiddleware } from 'hono/factory';
import type { Admin, AdminSession } from '#db/admins.ts';
import type { HonoEnv } from '#env.ts';
import { failure } from '#middleware/failure.ts';
import { type AdminFactorEnv, readAdminSession } from './sessions/admin-sessions.ts';
import { readSession, type SignedIn } from './sessions/sessions.ts';

export type SignedInEnv = HonoEnv & { Variables: SignedIn };

/** Handlers after it have `c.get('user')` and `c.get('session')`. Where signing in is optional, use `readSession`. */
export const requireUser = createMiddleware<SignedInEnv>(async (c, next) => {
  const signedIn = await readSession(c);
  if (signedIn === null) return failure(c, 'not_signed_in');
  c.set('user', signedIn.user);
  c.set('session', signedIn.session);
  return next();
});

export type AdminEnv = AdminFactorEnv & { Variables: { admin: Admin; adminSession: AdminSession } };

/** Handlers after it have `c.get('admin')` and `c.get('adminSession')`. */
export const requireAdmin = createMiddleware<AdminEnv>(async (c, next) => {
  const found = await readAdminSession(c);
  if (found === null) return failure(c, 'admin_required');
  c.set('admin', found.admin);
  c.set('adminSession', found.session);
  return found.factor.state === 'passed' ? next() : failure(c, `admin_factor_${found.factor.state}`);
});
