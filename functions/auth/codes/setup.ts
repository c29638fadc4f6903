import type { Context } from 'hono';
import { factorLimits } from '#contract/factors.ts';
import { after, minute } from '#contract/time.ts';
import type { HonoEnv } from '../../env.ts';
import type { Principal } from '../factors/principal.ts';
import { seal, unseal } from '../../keys/keys.ts';
import { newTotpSecret } from './totp.ts';

/** A secret that no code has confirmed yet is kept by the page alone, sealed for this session. */
const placeOf = ({ owner, session }: Principal) => `set-up by ${owner.kind} ${owner.id} in ${session.id}`;

export async function newSetup<E extends HonoEnv>(c: Context<E>, principal: Principal) {
  const secret = newTotpSecret();
  const ends = after(c.get('now')(), factorLimits.setupMinutes * minute).getTime();
  return { secret, setup: await seal(c.env, placeOf(principal), `${ends} ${secret}`) };
}

/** Null when it is another session's, or was begun too long ago. */
export async function readSetup<E extends HonoEnv>(c: Context<E>, principal: Principal, setup: string) {
  const [ends, secret] = (await unseal(c.env, placeOf(principal), setup))?.split(' ') ?? [];
  return secret !== undefined && c.get('now')().getTime() < Number(ends) ? secret : null;
}
