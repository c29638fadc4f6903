import type { Context } from 'hono';
import type { HonoEnv } from '#env.ts';

/** Returns the client's IP address; 'unknown' only for requests that bypass Cloudflare. */
export const clientAddress = <E extends HonoEnv>(c: Context<E>) =>
  c.req.header('CF-Connecting-IP') ?? 'unknown';

/** Returns the user agent, truncated to the stored length. */
export const userAgentOf = <E extends HonoEnv>(c: Context<E>) =>
  (c.req.header('User-Agent') ?? '').slice(0, 256);

/** Returns the ISO country code from Cloudflare. */
export function clientCountry<E extends HonoEnv>(c: Context<E>): string | null {
  const code = c.req.raw.cf?.country;
  return typeof code === 'string' ? code : null;
}
