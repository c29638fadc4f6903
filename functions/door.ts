import type { Context } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import { createMiddleware } from 'hono/factory';
import { limits, textTooLarge } from '#contract/limits.ts';
import type { HonoEnv } from './env.ts';
import { failure } from './failure.ts';
import { networkOf } from './meter/network.ts';
import { securityHeaders } from './security.ts';

const reads = new Set(['GET', 'HEAD']);
/** A payment provider is another site; its signature is what lets it in. */
const webhook = '/api/payments/webhook';

export const setSecurityHeaders = createMiddleware<HonoEnv>(async (c, next) => {
  await next();
  for (const [name, value] of Object.entries(securityHeaders)) c.header(name, value);
});

export const neverCache = createMiddleware<HonoEnv>(async (c, next) => {
  await next();
  c.header('Cache-Control', 'no-store');
});

/** A cookie must not act for a page that is not ours, not even one on a sibling subdomain. */
export const refuseCrossSite = createMiddleware<HonoEnv>(async (c, next) => {
  if (reads.has(c.req.method) || c.req.path === webhook) return next();
  const site = c.req.header('Sec-Fetch-Site');
  const origin = c.req.header('Origin');
  const ours =
    site === undefined
      ? origin === undefined || origin === new URL(c.req.url).origin
      : site === 'same-origin';
  return ours ? next() : failure(c, 'cross_site');
});

/** A text to humanize is work for the server and may be large, so its call has limits of its own. */
const isText = (c: Context) => c.req.path === '/api/humanize';

export const limitRate = createMiddleware<HonoEnv>(async (c, next) => {
  const limiter = isText(c) ? c.env.HUMANIZE_RATE : c.env.API_RATE;
  const outcome = await limiter?.limit({ key: networkOf(c.req.header('CF-Connecting-IP') ?? 'unknown') });
  if (outcome === undefined || outcome.success) return next();
  c.header('Retry-After', '60');
  return failure(c, 'rate_limited');
});

const capCall = bodyLimit({ maxSize: limits.bodyBytes, onError: (c) => failure(c, 'body_too_large') });

const capText = bodyLimit({
  maxSize: 2 * limits.textBytes + limits.bodyBytes,
  onError: (c) => failure(c, 'body_too_large', textTooLarge),
});

const capPost = bodyLimit({
  maxSize: 2 * limits.postBytes + limits.bodyBytes,
  onError: (c) => failure(c, 'post_too_large'),
});

const isPost = (c: Context) => /^\/api\/blog\/posts(\/|$)/.test(c.req.path);

export const capBody = createMiddleware<HonoEnv>((c, next) => {
  if (isText(c)) return capText(c, next);
  return isPost(c) ? capPost(c, next) : capCall(c, next);
});

/** A body that is not JSON never reaches a handler. */
export const requireJson = createMiddleware<HonoEnv>(async (c, next) => {
  if (reads.has(c.req.method) || (await c.req.arrayBuffer()).byteLength === 0) return next();
  const type = c.req.header('Content-Type')?.split(';')[0]?.trim().toLowerCase();
  if (type !== 'application/json') return failure(c, 'unsupported_media_type');
  try {
    await c.req.json();
  } catch {
    return failure(c, 'invalid_json');
  }
  return next();
});
