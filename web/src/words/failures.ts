import type { Failed } from '#api-client';

/** The server's message. If there was no response: what failed, why, and that nothing typed is lost. */
export function failureSentence(answer: Failed, whatFailed: string, now = new Date()): string {
  if (answer.code === 'unreachable' || answer.code === 'unreadable') {
    return `${whatFailed}. ${answer.error}. What you typed is still here: try again in a moment.`;
  }
  if (answer.retryAfter === undefined) return answer.error;
  const minute = 60_000;
  const free = new Date(Math.ceil((now.getTime() + answer.retryAfter * 1000) / minute) * minute);
  const time = new Intl.DateTimeFormat('en', { timeStyle: 'short' }).format(free);
  return `${answer.error} You can try again at ${time}.`;
}

const withoutReason = new Set(['internal_error', 'unreachable', 'unreadable']);

/** The server's message if it gives a reason, otherwise the page's own. */
export const failureInWords = (failed: Failed, otherwise: string) =>
  withoutReason.has(failed.code) ? otherwise : failureSentence(failed, otherwise);
