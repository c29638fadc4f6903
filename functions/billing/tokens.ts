import { randomBytes } from 'node:crypto';
import { errors, jwtVerify, SignJWT } from 'jose';
import { tokenKeys } from '#crypto/keys.ts';
import type { Bindings } from '#env.ts';

/** `success`: token of a checkout. `secret`: token of a secret URL, usable once. */
type Kind = 'success' | 'secret';

/** `session`: payment id in a secret URL's token, for signed-out visitors, who look the payment up by the payer's address. */
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

/** Verifies a token. `expired`: the signature is ours, but the token has expired. */
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

/** 160 random bits in two parts. Short success URLs hold only the first; a signed-out lookup needs the whole id. */
export const newPaymentId = () => `${randomBytes(4).toString('hex')}-${randomBytes(16).toString('hex')}`;
