import { checkTokenChars } from '#contract/human-check.ts';
import type { Bindings } from '../../env.ts';
import { isReadableOnTheWay, type Line } from '../../line.ts';
import { readText } from '../../reading.ts';

const patience = 10_000;
/** Many times what an answer has. */
const mostBytes = 10_000;

const endpoint = 'https://challenges.cloudflare.com/turnstile/v0/siteverify';

type CheckSettings = { siteKey: string; secretKey: string; address: string };

/** Null where the check is off: it takes both keys, and an address that nobody on the way can read. */
export function checkSettings(env: Bindings, line: Line): CheckSettings | null {
  const { TURNSTILE_SITE_KEY: siteKey, TURNSTILE_SECRET_KEY: secretKey } = env;
  const { TURNSTILE_ENDPOINT: address = endpoint } = env;
  if (!siteKey || !secretKey) return null;
  return isReadableOnTheWay(address, line) ? null : { siteKey, secretKey, address };
}

/** What is wrong with us or with them, and says nothing about the person. */
const notOfThePerson = ['missing-input-secret', 'invalid-input-secret', 'internal-error'];

type Told = { success?: unknown; 'error-codes'?: unknown };

const isTold = (answer: unknown): answer is Told => typeof answer === 'object' && answer !== null;

function verdictOf(answer: unknown): 'passed' | 'failed' | 'unknown' {
  if (!isTold(answer) || typeof answer.success !== 'boolean') return 'unknown';
  if (answer.success) return 'passed';
  const codes: unknown[] = Array.isArray(answer['error-codes']) ? answer['error-codes'] : [];
  return notOfThePerson.some((code) => codes.includes(code)) ? 'unknown' : 'failed';
}

/**
 * What Cloudflare says of a token, which it takes once and for five minutes; `unknown` where it says nothing of use
 * (https://developers.cloudflare.com/turnstile/get-started/server-side-validation/).
 */
export async function askTurnstile(
  { secretKey, address }: CheckSettings,
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
      signal: AbortSignal.timeout(patience),
    });
    const text = await readText(answer, mostBytes);
    return verdictOf(JSON.parse(text));
  } catch {
    return 'unknown';
  }
}
