import { after, minute } from '#contract/time.ts';
import type { Session } from '../../db/sessions.ts';

const validFor = 10 * minute;

/** Whether the person has signed in, or shown once more who they are, within the last minutes. */
export const isRecent = ({ createdAt, googleAt, confirmedAt }: Session, now: Date): boolean =>
  [createdAt, googleAt, confirmedAt].some((at) => at !== null && now < after(at, validFor));
