import type { Context } from 'hono';
import type { HonoEnv } from './env.ts';
import { report } from './report.ts';

/** Work that the answer does not wait for; should it fail, the log says so. */
export function later<E extends HonoEnv>(c: Context<E>, what: string, work: Promise<unknown>): void {
  c.executionCtx.waitUntil(work.catch((error: unknown) => report(c, what, error)));
}
