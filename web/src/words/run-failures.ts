import type { Failed } from '#api-client';
import { failureSentence } from './failures.ts';

/** Our own sentences stay as they are; a message of the humanizing service gets an introduction. */
export const introduced = (message: string): string =>
  message.endsWith('.') ? message : `Error: ${message}. Please try again.`;

export const connectionLost = introduced('the connection was lost');
export const notReadable = introduced('Invalid response format from humanization service');

export const interrupted = 'The page was closed or reloaded before the result came.';

const withoutReason = new Set(['internal_error', 'unreadable']);

export function refusalInWords(failed: Failed): string {
  if (failed.code === 'unreachable') return connectionLost;
  return introduced(
    withoutReason.has(failed.code)
      ? 'Humanization service temporarily unavailable'
      : failureSentence(failed, ''),
  );
}
