import { useEffect, useRef } from 'react';
import { call } from '#api-client';
import type { Options } from '../review/options.ts';
import { humanizer, loadResults } from '../workspace/humanizer.ts';
import { optionsToSend } from '../workspace/request.ts';

/** A text, what somebody else made of it, and a remark for the person about what could not be read. */
type OwnRewriting = { source: string; rewrite: string; options: Options; notice?: string };

/** Whether the window is open yet that has asked. */
export function useStillOpen(): () => boolean {
  const open = useRef(true);
  useEffect(() => {
    open.current = true;
    return () => void (open.current = false);
  }, []);
  return () => open.current;
}

/**
 * Has a rewriting checked on the server; what comes back is the result, unless nobody waits for it any more. Null then, else what is wrong.
 * A captcha that is due opens.
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
