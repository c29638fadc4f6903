import type { Context } from 'hono';
import type { HonoEnv } from './env.ts';

/** The address that a call comes from. Only a call that has not come through Cloudflare has none. */
export const callerAddress = <E extends HonoEnv>(c: Context<E>) =>
  c.req.header('CF-Connecting-IP') ?? 'unknown';
