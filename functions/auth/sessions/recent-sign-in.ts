import { factorLimits } from '#contract/factors.ts';
import { after, minute } from '#contract/time.ts';

/** So long a proof of who somebody is stands for the next ones. */
export const isLately = (at: Date | null, now: Date): boolean =>
  at !== null && now < after(at, factorLimits.proofMinutes * minute);
