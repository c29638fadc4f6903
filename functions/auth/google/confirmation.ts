import { after, minute } from '#contract/time.ts';
import type { Session } from '../../db/sessions.ts';

const validFor = 10 * minute;

/** Whether the person behind this session has signed in with Google within the last minutes. */
export function isConfirmedByGoogle({ googleAt }: Pick<Session, 'googleAt'>, now: Date): boolean {
  return googleAt !== null && now < after(googleAt, validFor);
}
