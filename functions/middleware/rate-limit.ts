import type { Context } from 'hono';
import type { HonoEnv } from '#env.ts';
import { report } from '#observability/logs.ts';

/**
 * Whether a limiter lets a call pass. One that fails lets everybody pass where it only bounds how much comes, and nobody
 * (`whenBroken`) where nothing else bounds how often somebody guesses.
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
