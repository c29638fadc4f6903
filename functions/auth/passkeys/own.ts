import type { Context } from 'hono';
import type { PasskeyAnswer } from '#contract/factor-schemas.ts';
import type { PasskeyRequest } from '#contract/factors.ts';
import { database } from '#db/client.ts';
import { listPasskeys } from '#db/factors/passkeys.ts';
import { failure } from '#middleware/failure.ts';
import type { Principal } from '#auth/factors/principal.ts';
import { recordFactorEvent, notifyOfFactor } from '#auth/factors/notifications.ts';
import { mayTryPasskey, tooMany } from '#auth/passwords/attempts.ts';
import type { AuthEnv } from '../env.ts';
import { checkAnswer, requestOptions } from './answering.ts';
import { inSession, type Purpose } from './challenges.ts';

/** Requests an answer from one of the signed-in person's passkeys. */
export async function askOwnPasskey<E extends AuthEnv>(
  c: Context<E>,
  principal: Principal,
  purpose: Purpose,
) {
  const known = await listPasskeys(database(c.env), principal.owner);
  if (known.length === 0) return failure(c, 'passkey_unknown');
  return c.json<PasskeyRequest>(await requestOptions(c, inSession(purpose, principal), known));
}

/** Returns the refusing response, or null if the passkey was right and belongs to the signed-in person. */
export async function refuseOwnPasskey<E extends AuthEnv>(
  c: Context<E>,
  principal: Principal,
  purpose: Purpose,
  credential: PasskeyAnswer,
) {
  if (!(await mayTryPasskey(c))) return tooMany(c);
  const checked = await checkAnswer(c, inSession(purpose, principal), credential);
  if (!checked.ok) {
    if (checked.copyOf === undefined) recordFactorEvent(c, principal.owner, 'factor_failed');
    else notifyOfFactor(c, principal, 'passkey-copied');
    return failure(c, checked.code);
  }
  const { kind, id } = principal.owner;
  const isTheirs = checked.owner.kind === kind && checked.owner.id === id;
  recordFactorEvent(c, principal.owner, isTheirs ? 'passkey_accepted' : 'factor_failed');
  return isTheirs ? null : failure(c, 'passkey_unknown');
}
