import type { Context } from 'hono';
import type { HonoEnv } from '#env.ts';

/** The address that a call comes from. Only a call that has not come through Cloudflare has none. */
export const clientAddress = <E extends HonoEnv>(c: Context<E>) =>
  c.req.header('CF-Connecting-IP') ?? 'unknown';

/** What the browser calls itself, as much of it as is kept. */
export const userAgentOf = <E extends HonoEnv>(c: Context<E>) =>
  (c.req.header('User-Agent') ?? '').slice(0, 256);

/** As Cloudflare knows it, in two letters. */
export function clientCountry<E extends HonoEnv>(c: Context<E>): string | null {
  const code = c.req.raw.cf?.country;
  return typeof code === 'string' ? code : null;
}
