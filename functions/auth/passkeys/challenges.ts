import { randomBytes } from 'node:crypto';
import type { Context } from 'hono';
import { getCookie, setCookie } from 'hono/cookie';
import { factorLimits } from '#contract/factors.ts';
import { after, minute } from '#contract/time.ts';
import { type Challenge, keepChallenge, takeChallenge } from '../../kv/challenges.ts';
import type { HonoEnv } from '../../env.ts';
import { strictCookie } from '../cookie.ts';
import type { Principal } from '../factors/principal.ts';
import { hashSecret, newSecret } from '../keys/secrets.ts';

/** What a challenge is given out for, and who alone may answer it. */
export type Asking = { purpose: Challenge['purpose']; bearer: string };

const lifetime = factorLimits.challengeMinutes * minute;

export const inSession = (purpose: Challenge['purpose'], { owner, session }: Principal): Asking => ({
  purpose,
  bearer: `${owner.kind} ${session.id}`,
});

/** A browser in which nobody is signed in, known by a cookie for as long as its last challenge lasts. */
export function inBrowser<E extends HonoEnv>(c: Context<E>, purpose: Challenge['purpose']): Asking {
  return { purpose, bearer: `browser ${hashSecret(getCookie(c, 'passkey', 'host') ?? '')}` };
}

/** The same, with a cookie that is set where there is none. */
export function inKnownBrowser<E extends HonoEnv>(c: Context<E>, purpose: Challenge['purpose']): Asking {
  const secret = getCookie(c, 'passkey', 'host') ?? newSecret();
  setCookie(c, 'passkey', secret, { ...strictCookie, maxAge: lifetime / 1000 });
  return { purpose, bearer: `browser ${hashSecret(secret)}` };
}

/** In bytes; as text, which is what comes back, it is in base64url. */
export async function newChallenge<E extends HonoEnv>(
  c: Context<E>,
  asking: Asking,
): Promise<Uint8Array<ArrayBuffer>> {
  const challenge = Uint8Array.from(randomBytes(32));
  const hash = hashSecret(Buffer.from(challenge).toString('base64url'));
  const expiresAt = after(c.get('now')(), lifetime).getTime();
  await keepChallenge(c.env.KV, hash, { ...asking, expiresAt }, lifetime / 1000);
  return challenge;
}

/** Whether it was given out for this, to this bearer, and lately. It cannot be asked a second time. */
export async function takeAskedChallenge<E extends HonoEnv>(
  c: Context<E>,
  asking: Asking,
  challenge: string,
) {
  const kept = await takeChallenge(c.env.KV, hashSecret(challenge));
  return (
    kept !== null &&
    kept.purpose === asking.purpose &&
    kept.bearer === asking.bearer &&
    c.get('now')().getTime() < kept.expiresAt
  );
}
