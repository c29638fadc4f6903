import type { Context } from 'hono';
import type { HonoEnv } from './env.ts';
import { report } from './report.ts';

/**
 * Whether a limiter lets a call pass. One that fails lets everybody pass: it bounds how much comes, while what has to be exact
 * is counted in D1.
 */
export async function passes<E extends HonoEnv>(
  c: Context<E>,
  limiter: RateLimit | undefined,
  key: string,
): Promise<boolean> {
  if (limiter === undefined) return true;
  try {
    return (await limiter.limit({ key })).success;
  } catch (error) {
    report(c, 'limiting the rate', error);
    return true;
  }
}
