import type { ClientCode } from '#api-client';

const otherwise = 'Please try again, or sign in with your email address and password.';

const advice: Partial<Record<ClientCode, string>> = {
  google_unverified:
    'Confirm the address in your Google account, or sign in with your email address and password.',
  google_conflict: 'If you have a password, you can sign in with that too.',
  google_incomplete: 'Google did not share your email address with us. Please allow that and try again.',
  google_unavailable: `Google did not answer in time. Nothing has changed. ${otherwise}`,
  too_many_accounts: '',
};

/** Why a sign-in with Google did not work, and what to do. */
export const googleAdvice = (code: ClientCode, sentence: string): string =>
  `${sentence.replace(/[^.]$/, '$&.')} ${advice[code] ?? otherwise}`.trim();
