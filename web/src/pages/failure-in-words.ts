import { failureSentence } from '../account/failure-sentence.ts';
import type { Failed } from '../api.ts';

const withoutReason = new Set(['internal_error', 'unreachable', 'unreadable']);

/** What went wrong in the server's words where it gives a reason, else in those of the page. */
export const failureInWords = (failed: Failed, otherwise: string) =>
  withoutReason.has(failed.code) ? otherwise : failureSentence(failed, otherwise);
