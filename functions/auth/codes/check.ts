import type { Context } from 'hono';
import { factorLimits } from '#contract/factors.ts';
import { database } from '#db/client.ts';
import {
  countCodeAttempt,
  listRecoveryCodes,
  spendRecoveryCode,
  spendStep,
} from '#db/factors/authenticator-apps.ts';
import type { Owner } from '#db/factors/owner.ts';
import { failure } from '#middleware/failure.ts';
import { note } from '#observability/logs.ts';
import { mayTryCode, tooMany } from '#auth/passwords/attempts.ts';
import type { AuthEnv } from '../env.ts';
import { type Holder, recordFactorEvent, notifyOfFactor } from '#auth/factors/notifications.ts';
import { seal, unseal } from '#crypto/keys.ts';
import { isRecoveryCode } from './recovery-codes.ts';
import { stepOfCode } from './totp.ts';

type Proof = { code?: string | undefined; recovery_code?: string | undefined };
type Refusal = 'invalid_code' | 'used_code' | 'code_required' | 'too_many_codes';

/** The encryption purpose of an app's secret, which binds it to its owner. */
export const placeOfSecret = ({ kind, id }: Owner) => `authenticator app of ${kind} ${id}`;

async function refusalOfCode<E extends AuthEnv>(
  c: Context<E>,
  holder: Holder,
  code: string,
): Promise<Refusal | null> {
  const db = database(c.env);
  const now = c.get('now')();
  const most = factorLimits.wrongCodesPerHour;
  const app = await countCodeAttempt(db, holder.owner, most, now);
  if (app === undefined) return 'too_many_codes';
  const place = placeOfSecret(holder.owner);
  const secret = await unseal(c.env, place, app.secret);
  if (secret === null) {
    note(c, 'The secret of an authenticator app cannot be read: its signing key is gone');
    return 'invalid_code';
  }
  const step = stepOfCode(secret, code, now);
  if (step === null) {
    if (app.attempts === most) notifyOfFactor(c, holder, 'codes-guessed');
    return 'invalid_code';
  }
  const first = await spendStep(db, holder.owner, step, await seal(c.env, place, secret));
  return first ? null : 'used_code';
}

async function refusalOf<E extends AuthEnv>(
  c: Context<E>,
  holder: Holder,
  proof: Proof,
): Promise<Refusal | null> {
  if (proof.code !== undefined) return refusalOfCode(c, holder, proof.code);
  if (proof.recovery_code === undefined) return 'code_required';
  const db = database(c.env);
  const typed = proof.recovery_code;
  const known = await listRecoveryCodes(db, holder.owner);
  const meant = known.find(({ codeHash }) => isRecoveryCode(c.env, holder.owner, typed, codeHash));
  if (meant === undefined || !(await spendRecoveryCode(db, holder.owner, meant.codeHash)))
    return 'invalid_code';
  notifyOfFactor(c, holder, 'recovery-code-used');
  return null;
}

const notARecoveryCode = 'This recovery code is wrong or already used.';

/** Returns the refusing response, or null if the code was right; it is then used up. */
export async function refuseCode<E extends AuthEnv>(c: Context<E>, holder: Holder, proof: Proof) {
  if (!(await mayTryCode(c, holder.owner.id)))
    return tooMany(c, holder.owner.kind === 'user' ? holder.owner.id : undefined);
  const refusal = await refusalOf(c, holder, proof);
  if (refusal === null) {
    if (proof.code !== undefined) recordFactorEvent(c, holder.owner, 'code_accepted');
    return null;
  }
  if (refusal !== 'code_required') recordFactorEvent(c, holder.owner, 'factor_failed');
  if (refusal === 'too_many_codes') c.header('Retry-After', '3600');
  const ofRecovery = refusal === 'invalid_code' && proof.code === undefined;
  return failure(c, refusal, ofRecovery ? notARecoveryCode : undefined);
}
