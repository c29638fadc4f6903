import { call } from '#api-client';
import type { Options } from '../review/options.ts';
import { humanizer, loadResults } from '../workspace/humanizer.ts';
import { optionsToSend } from '../workspace/request.ts';

/** A text, what somebody else made of it, and a remark for the person about what could not be read. */
type OwnRewriting = { source: string; rewrite: string; options: Options; notice?: string };

/** Has a rewriting checked on the server; what comes back is the result. Null then, else what is wrong. A captcha that is due opens. */
export async function takeOwnRewriting({
  source,
  rewrite,
  options,
  notice,
}: OwnRewriting): Promise<string | null> {
  const body = { text: source, rewrite, options: optionsToSend(options) };
  const [answer] = await Promise.all([call('POST /api/check-rewrite', { body }), loadResults()]);
  if (answer.ok) {
    humanizer.adopt(source, options, { ...answer.data, ...(notice && { notice }) });
    return null;
  }
  if (answer.code === 'human_check_required') humanizer.refuse(answer.code);
  return answer.error;
}
