import { useEffect, useRef } from 'react';
import { call } from '#api-client';
import type { Options } from '../review/options.ts';
import { humanizer, loadResults } from '../workspace/humanizer.ts';
import { optionsToSend } from '../workspace/request.ts';

/** A text, a rewrite of it from elsewhere, and a notice for the user about what could not be read. */
type OwnRewriting = { source: string; rewrite: string; options: Options; notice?: string };

/** Returns a function that tells whether the calling component is still mounted. */
export function useStillOpen(): () => boolean {
  const open = useRef(true);
  useEffect(() => {
    open.current = true;
    return () => void (open.current = false);
  }, []);
  return () => open.current;
}

/**
 * Checks a rewrite on the server and makes it the result, unless `isWanted` returns false by then. Returns null in both
 * cases, else an error message. Opens the captcha if one is due.
 */
export async function takeOwnRewriting(
  { source, rewrite, options, notice }: OwnRewriting,
  isWanted: () => boolean,
): Promise<string | null> {
  const body = { text: source, rewrite, options: optionsToSend(options) };
  const [answer] = await Promise.all([call('POST /api/check-rewrite', { body }), loadResults()]);
  if (!isWanted()) return null;
  if (answer.ok) {
    humanizer.adopt(source, options, { ...answer.data, ...(notice && { notice }) });
    return null;
  }
  if (answer.code === 'human_check_required') humanizer.refuse(answer.code);
  return answer.error;
}
