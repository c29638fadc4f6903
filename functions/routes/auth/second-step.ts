import { Hono } from 'hono';
import { accountOf } from '#auth/account.ts';
import { refuseCode } from '#auth/codes/check.ts';
import type { AuthEnv } from '#auth/env.ts';
import { record } from '#auth/record.ts';
import { finishEntering, linkWaiting, whoIsEntering } from '#auth/second-step.ts';
import { body } from '../body.ts';
import type { Account } from '#contract/account.ts';
import { secondStepBody } from '#contract/factor-schemas.ts';
import { failure } from '#middleware/failure.ts';

/** Follows a correct password or Google sign-in; this browser has no session before it. */
export const secondStep = new Hono<AuthEnv>().post('/', body(secondStepBody), async (c) => {
  const entering = await whoIsEntering(c);
  if (entering === null) return failure(c, 'second_step_over');
  const { by } = entering;
  const holder = { ...entering.user, owner: { kind: 'user', id: entering.user.id } as const };
  const refused = await refuseCode(c, holder, c.req.valid('json'));
  if (refused !== null) return refused;
  const user = await linkWaiting(c, entering);
  if (user === undefined) return failure(c, 'google_conflict');
  if (!(await finishEntering(c, user, by))) return failure(c, 'second_step_over');
  record(c, { kind: by === 'google' ? 'signed_in_by_google' : 'signed_in', userId: user.id });
  return c.json<Account>(accountOf(user, c.get('now')()));
});
