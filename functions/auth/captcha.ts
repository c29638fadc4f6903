import { checkTokenChars } from '#contract/captcha.ts';
import type { Bindings, HonoEnv } from '#env.ts';
import { isInsecure, type TransportPolicy } from '#outgoing/transport-policy.ts';
import { readTextWithLimit } from '#outgoing/read-text-with-limit.ts';
import type { Context } from 'hono';
import { limits } from '#contract/limits.ts';
import { day, minute } from '#contract/time.ts';
import { clientAddress } from '#middleware/client.ts';
import { failure } from '#middleware/failure.ts';
import { note } from '#observability/logs.ts';
import { keepSigned, readSigned } from './cookies.ts';

const timeout = 10_000;
/** Maximum size of a response; real ones are far smaller. */
const mostBytes = 10_000;

const endpoint = 'https://challenges.cloudflare.com/turnstile/v0/siteverify';

type CaptchaSettings = { siteKey: string; secretKey: string; address: string };

/** Returns null when the captcha is off: it needs both keys and a secure address. */
export function captchaSettings(env: Bindings, policy: TransportPolicy): CaptchaSettings | null {
  const { TURNSTILE_SITE_KEY: siteKey, TURNSTILE_SECRET_KEY: secretKey } = env;
  const { TURNSTILE_ENDPOINT: address = endpoint } = env;
  if (!siteKey || !secretKey) return null;
  return isInsecure(address, policy) ? null : { siteKey, secretKey, address };
}

/** Error codes caused by our configuration or by Cloudflare, not by the person. */
const notOfThePerson = ['missing-input-secret', 'invalid-input-secret', 'internal-error'];

type Verification = { success?: unknown; 'error-codes'?: unknown };

const isVerification = (answer: unknown): answer is Verification =>
  typeof answer === 'object' && answer !== null;

function verdictOf(answer: unknown): 'passed' | 'failed' | 'unknown' {
  if (!isVerification(answer) || typeof answer.success !== 'boolean') return 'unknown';
  if (answer.success) return 'passed';
  const codes: unknown[] = Array.isArray(answer['error-codes']) ? answer['error-codes'] : [];
  return notOfThePerson.some((code) => codes.includes(code)) ? 'unknown' : 'failed';
}

/**
 * Asks Cloudflare to verify a token, which is valid once and for five minutes. Returns `unknown` when there is no usable response
 * (https://developers.cloudflare.com/turnstile/get-started/server-side-validation/).
 */
async function askTurnstile(
  { secretKey, address }: CaptchaSettings,
  token: string,
  caller: string,
): Promise<'passed' | 'failed' | 'unknown'> {
  if (token.length > checkTokenChars) return 'failed';
  try {
    const answer = await fetch(address, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify({ secret: secretKey, response: token, remoteip: caller }),
      redirect: 'manual',
      signal: AbortSignal.timeout(timeout),
    });
    const text = await readTextWithLimit(answer, mostBytes);
    return verdictOf(JSON.parse(text));
  } catch {
    return 'unknown';
  }
}

export type CaptchaEnv = HonoEnv & { Variables: { transportPolicy: TransportPolicy } };

/** Returns the refusing response, or null if the captcha is off, was passed or could not be verified. */
export async function refuseWithoutCaptcha<E extends CaptchaEnv>(c: Context<E>, token: string | undefined) {
  const settings = captchaSettings(c.env, c.get('transportPolicy'));
  if (settings === null) return null;
  if (token === undefined) return failure(c, 'human_check_required');
  const verdict = await askTurnstile(settings, token, clientAddress(c));
  if (verdict === 'failed') return failure(c, 'human_check_failed');
  // A failure between us and Cloudflare must not lock anybody out; the limits per network still apply.
  if (verdict === 'unknown') note(c, 'The check of a person could not be asked, and was taken as passed');
  return null;
}

const minutes = (limits.guestDevice.days * day) / minute;
const cookie = { name: 'checked', audience: 'human-check', minutes };

/** Remembers a passed captcha for this device only, so that it cannot be reused for other devices. */
export const rememberCaptcha = <E extends HonoEnv>(c: Context<E>, deviceId: string) =>
  keepSigned(c, cookie, { sub: deviceId });

/** Returns the response that refuses a guest whose device has not passed the captcha; null if it has or the captcha is off. */
export async function refuseGuestWithoutCaptcha<E extends CaptchaEnv>(c: Context<E>, deviceId: string) {
  if (captchaSettings(c.env, c.get('transportPolicy')) === null) return null;
  const checked = await readSigned<{ sub: string }, E>(c, cookie);
  return checked?.sub === deviceId ? null : failure(c, 'human_check_required');
}
