import type { Context } from 'hono';
import { type ErrorCode, type Failure, failures } from '#contract/errors.ts';

/** `more`: further fields of the response. The code is left in the context for `recordRefusals`. */
export function failure(
  c: Context,
  code: ErrorCode,
  sentence: string = failures[code].sentence,
  more: Record<string, string | number | boolean> = {},
) {
  c.set('failed', code);
  return c.json<Failure>({ error: sentence, code, ...more }, failures[code].status);
}
