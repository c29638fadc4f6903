import type { Context } from 'hono';
import type { HonoEnv } from '#env.ts';
import { report } from '#observability/logs.ts';

/**
 * Whether a rate limiter lets a request pass. If the limiter fails, `whenBroken` is returned: true where it only bounds the
 * volume of requests, false where nothing else bounds guessing.
 */
export async function passes<E extends HonoEnv>(
  c: Context<E>,
  limiter: RateLimit | undefined,
  key: string,
  whenBroken = true,
): Promise<boolean> {
  if (limiter === undefined) return true;
  try {
    return (await limiter.limit({ key })).success;
  } catch (error) {
    report(c, 'limiting the rate', error);
    return whenBroken;
  }
}
