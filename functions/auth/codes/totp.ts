import { Secret, TOTP } from 'otpauth';
import { brand } from '#contract/brand.ts';
import { factorLimits } from '#contract/factors.ts';
import type { Context } from 'hono';
import { after, minute } from '#contract/time.ts';
import type { HonoEnv } from '#env.ts';
import type { Principal } from '#auth/factors/principal.ts';
import { seal, unseal } from '#crypto/keys.ts';

const { codeDigits: digits, codeSeconds: period } = factorLimits;

/** Tolerated clock drift of the phone, in steps. */
const tolerance = 1;

/** SHA-1 with six digits and thirty seconds is supported by every app. */
const totpOf = (secret: string, label = '') =>
  new TOTP({
    issuer: brand.name,
    label,
    algorithm: 'SHA1',
    digits,
    period,
    secret: Secret.fromBase32(secret),
  });

/** Returns a secret in base32, the format that apps expect. */
const newTotpSecret = () => new Secret({ size: 20 }).base32;

/** Returns the content of the QR code. */
export const totpUri = (secret: string, label: string) => totpOf(secret, label).toString();

/** Returns the TOTP time step of the code; null when it matches none of the steps around `now`. */
export function stepOfCode(secret: string, code: string, now: Date): number | null {
  const timestamp = now.getTime();
  const away = totpOf(secret).validate({ token: code, timestamp, window: tolerance });
  return away === null ? null : Math.floor(timestamp / 1000 / period) + away;
}

/** The encryption purpose of an unconfirmed secret, which only the page keeps; it is valid in this session alone. */
const placeOf = ({ owner, session }: Principal) => `set-up by ${owner.kind} ${owner.id} in ${session.id}`;

export async function newSetup<E extends HonoEnv>(c: Context<E>, principal: Principal) {
  const secret = newTotpSecret();
  const ends = after(c.get('now')(), factorLimits.setupMinutes * minute).getTime();
  return { secret, setup: await seal(c.env, placeOf(principal), `${ends} ${secret}`) };
}

/** Returns the secret; null when the set-up belongs to another session or has expired. */
export async function readSetup<E extends HonoEnv>(c: Context<E>, principal: Principal, setup: string) {
  const [ends, secret] = (await unseal(c.env, placeOf(principal), setup))?.split(' ') ?? [];
  return secret !== undefined && c.get('now')().getTime() < Number(ends) ? secret : null;
}
