import { randomBytes } from 'node:crypto';
import { errors, jwtVerify, SignJWT } from 'jose';
import { tokenKeys } from '#crypto/keys.ts';
import type { Bindings } from '#env.ts';

/** `success`: of a checkout. `secret`: of a secret URL, usable once. */
type Kind = 'success' | 'secret';

/** `session`: of a secret URL of a payment, for anybody who opens it signed out and types the payer's address. */
export type PaymentToken = { kind: Kind; id: string; session?: string | undefined };

const audience = (kind: Kind) => `payment-${kind}`;

export function signPaymentToken(
  env: Bindings,
  { kind, id, session }: PaymentToken,
  expiresAt: Date,
): Promise<string> {
  const { header, key } = tokenKeys(env);
  return new SignJWT(session === undefined ? {} : { session })
    .setProtectedHeader(header)
    .setAudience(audience(kind))
    .setSubject(id)
    .setExpirationTime(Math.floor(expiresAt.getTime() / 1000))
    .sign(key);
}

/** `expired`: one of ours whose time is over. */
export async function readPaymentToken(
  env: Bindings,
  token: string,
  now: Date,
): Promise<PaymentToken | 'invalid' | 'expired'> {
  for (const kind of ['success', 'secret'] as const) {
    const expected = {
      algorithms: ['HS256'],
      audience: audience(kind),
      requiredClaims: ['sub', 'exp'],
      currentDate: now,
    };
    try {
      const { payload } = await jwtVerify(token, tokenKeys(env).byHeader, expected);
      return { kind, id: payload.sub ?? '' };
    } catch (error) {
      if (error instanceof errors.JWTExpired) return 'expired';
    }
  }
  return 'invalid';
}

/** 160 random bits in two parts. Only the first may be in an address; signed-out people would have to guess the rest. */
export const newPaymentId = () => `${randomBytes(4).toString('hex')}-${randomBytes(16).toString('hex')}`;
