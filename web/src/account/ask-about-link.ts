import type { ErrorCode } from '#contract/errors.ts';
import { call } from '#api-client';

const refusals = new Set<string>([
  'invalid_reset_token',
  'expired_reset_token',
  'invalid_verification_token',
] satisfies ErrorCode[]);

export const isRefusal = (code: string) => refusals.has(code);

type Purpose = 'reset' | 'verify';

/** Answers by token, so that a link is checked only once, however often its page renders. */
const asked = new Map<string, Promise<string | null>>();

async function complaintAbout(token: string, purpose: Purpose): Promise<string | null> {
  const answer = await call('POST /api/auth/check-link', { body: { token, purpose } });
  return !answer.ok && isRefusal(answer.code) ? answer.error : null;
}

/** Returns why a link from an email no longer works; null if it works or the check failed. */
export function askAboutLink(token: string, purpose: Purpose): Promise<string | null> {
  const complaint = asked.get(token) ?? complaintAbout(token, purpose);
  asked.set(token, complaint);
  return complaint;
}
