import type { Session } from '../../db/sessions.ts';
import { isLately } from '../sessions/recent-sign-in.ts';

/** Whether the person behind this session has signed in with Google within the last minutes. */
export const isConfirmedByGoogle = ({ googleAt }: Pick<Session, 'googleAt'>, now: Date): boolean =>
  isLately(googleAt, now);
