import type { Done } from './admin.ts';
import { before, day, hour, minute } from './time.ts';

/** Why the last attempt to send a mail failed, and what an admin can do about it. */
export const deliveryErrors = {
  unreachable: 'The mail provider could not be reached.',
  busy: 'The mail provider was busy or out of order.',
  key: 'The mail provider refused our key. Look at MAIL_KEY.',
  refused: 'The mail provider rejected this email for good. Check MAIL_FROM and the domain verified there.',
  unreadable: 'It could no longer be decrypted, since its signing key is gone.',
} as const;

export type DeliveryError = keyof typeof deliveryErrors;

/** Pause after each failed attempt; the last one is repeated. */
const pauses = [5 * minute, 15 * minute, hour, 3 * hour, 6 * hour] as const;

export const pauseAfter = (tries: number) => pauses[Math.min(tries, pauses.length) - 1] ?? pauses[0];

/** Unsent mails created before this moment are shown to admins. */
export const overdueBefore = (now: Date) => before(now, day);

/** An unsent mail: what it is about, never its recipient or content. */
export type UndeliveredMail = {
  id: string;
  at: string;
  about: string;
  tries: number;
  delivery_error: DeliveryError | null;
  /** Time of the next attempt; null once it is given up. */
  next_try_at: string | null;
  done: Done;
};

export type UndeliveredMails = { mails: UndeliveredMail[]; next: string | null };
