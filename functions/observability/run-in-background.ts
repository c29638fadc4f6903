import type { Context } from 'hono';
import type { HonoEnv } from '#env.ts';
import { report } from './logs.ts';

/** Runs work after the response; a failure is logged. */
export function runInBackground<E extends HonoEnv>(
  c: Context<E>,
  what: string,
  work: Promise<unknown>,
): void {
  c.executionCtx.waitUntil(work.catch((error: unknown) => report(c, what, error)));
}
