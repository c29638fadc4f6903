import {
  isPlanChangeBlock,
  type PlanChangeBlock,
  planChangeBlocks,
  planChangeToasts,
} from '#contract/plan-change.ts';
import type { Failed } from '#api-client';
import type { ToastRequest } from '#ui/toast-store.ts';
import { failureInWords } from './failures.ts';

/** Why a plan cannot be bought. The message begins with the rule's title, unless that is also the toast's title. */
export function blockToast(
  code: PlanChangeBlock,
  sentence: string = planChangeBlocks[code].sentence,
): ToastRequest {
  const { title, toast } = planChangeBlocks[code];
  const { type, milliseconds } = planChangeToasts[toast];
  return {
    type,
    title: toast,
    message: title === toast ? sentence : `${title} ${sentence}`,
    duration: milliseconds,
  };
}

/** Why no payment page could be opened. */
export const checkoutToast = (failed: Failed): ToastRequest =>
  isPlanChangeBlock(failed.code)
    ? blockToast(failed.code, failed.error)
    : {
        type: 'error',
        title: 'Payment Failed',
        message: failureInWords(failed, 'Payment processing failed. Please try again.'),
        duration: 6_000,
      };
