import type { Context } from 'hono';
import type { HonoEnv } from '#env.ts';

/** The client's IP address; only calls that bypass Cloudflare have none. */
export const clientAddress = <E extends HonoEnv>(c: Context<E>) =>
  c.req.header('CF-Connecting-IP') ?? 'unknown';

/** The user agent, shortened to what is stored. */
export const userAgentOf = <E extends HonoEnv>(c: Context<E>) =>
  (c.req.header('User-Agent') ?? '').slice(0, 256);

/** ISO code from Cloudflare. */
export function clientCountry<E extends HonoEnv>(c: Context<E>): string | null {
  const code = c.req.raw.cf?.country;
  return typeof code === 'string' ? code : null;
}
