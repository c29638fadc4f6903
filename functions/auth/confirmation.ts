import type { Session } from '../db/sessions.ts';

const minutes = 10;

/** Whether Google has vouched for the person behind this session a short while ago. */
export function isConfirmedByGoogle({ googleAt }: Session, now: Date): boolean {
  return googleAt !== null && now.getTime() - googleAt.getTime() < minutes * 60 * 1000;
}
