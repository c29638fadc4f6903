import { Secret, TOTP } from 'otpauth';
import { brand } from '#contract/brand.ts';
import { factorLimits } from '#contract/factors.ts';

const { codeDigits: digits, codeSeconds: period } = factorLimits;

/** Of the clock of the phone, in steps to either side. */
const tolerance = 1;

/** SHA-1 with six digits and thirty seconds is what every app understands. */
const totpOf = (secret: string, label = '') =>
  new TOTP({
    issuer: brand.name,
    label,
    algorithm: 'SHA1',
    digits,
    period,
    secret: Secret.fromBase32(secret),
  });

/** In base32, as apps take it. */
export const newTotpSecret = () => new Secret({ size: 20 }).base32;

/** What the QR code says. */
export const totpUri = (secret: string, label: string) => totpOf(secret, label).toString();

/** The step of the clock that the code belongs to; null when it is none of those around now. */
export function stepOfCode(secret: string, code: string, now: Date): number | null {
  const timestamp = now.getTime();
  const away = totpOf(secret).validate({ token: code, timestamp, window: tolerance });
  return away === null ? null : Math.floor(timestamp / 1000 / period) + away;
}
