import { factorLimits } from '#contract/factors.ts';
import { after, minute } from '#contract/time.ts';
import type { Session } from '../../db/sessions.ts';

/** So long a proof of who somebody is stands for the next ones. */
export const isLately = (at: Date | null, now: Date): boolean =>
  at !== null && now < after(at, factorLimits.proofMinutes * minute);

/** Whether the person has signed in, or shown once more who they are, within the last minutes. */
export const isRecent = ({ createdAt, googleAt, confirmedAt }: Session, now: Date): boolean =>
  [createdAt, googleAt, confirmedAt].some((at) => isLately(at, now));
