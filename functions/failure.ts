import type { Context } from 'hono';
import { type ErrorCode, type Failure, failures } from './contract/errors.ts';

export function failure(c: Context, code: ErrorCode, sentence: string = failures[code].sentence) {
  return c.json<Failure>({ error: sentence, code }, failures[code].status);
}
