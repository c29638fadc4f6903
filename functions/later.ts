import type { Context } from 'hono';
import type { HonoEnv } from './env.ts';

/** Work that the answer does not wait for. Of a failure its kind is noted, never its message, which can quote a person. */
export function later<E extends HonoEnv>(c: Context<E>, what: string, work: Promise<unknown>): void {
  const noted = work.catch((error: unknown) => {
    const reason = error instanceof Error ? error.name : 'unknown';
    console.error({ requestId: c.get('requestId'), later: what, failed: reason });
  });
  c.executionCtx.waitUntil(noted);
}
