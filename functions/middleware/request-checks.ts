import type { Context } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import { createMiddleware } from 'hono/factory';
import type { RequestIdVariables } from 'hono/request-id';
import { failures } from '#contract/errors.ts';
import { faultLimits } from '#contract/faults.ts';
import { limits, textTooLarge } from '#contract/limits.ts';
import { clientAddress } from './client.ts';
import type { HonoEnv } from '#env.ts';
import { failure } from './failure.ts';
import { networkOf } from '#meter/network.ts';
import { passes } from './rate-limit.ts';
import { securityHeaders } from './security-headers.ts';

const reads = new Set(['GET', 'HEAD']);

export const isRead = (c: Context) => reads.has(c.req.method);

export const isOfApi = (c: Context) => /^\/api(\/|$)/.test(c.req.path);

/** Exempt from the CSRF guard, since the payment provider is another site; its signature is checked instead. */
const webhook = '/api/payments/webhook';

const isCall = (c: Context) => !isRead(c) || isOfApi(c);

/** Hosts that browsers treat as secure contexts. */
const ownMachine = new Set(['localhost', '127.0.0.1', '[::1]']);

/**
 * Redirects pages to https, which HSTS makes the browser use from then on. Refuses API requests: a redirect would work, and
 * nobody would notice that the first request could be read in transit.
 */
export const demandHttps = createMiddleware<HonoEnv>(async (c, next) => {
  const url = new URL(c.req.url);
  if (url.protocol !== 'http:' || ownMachine.has(url.hostname)) return next();
  if (isCall(c)) return failure(c, 'https_required');
  url.protocol = 'https:';
  url.port = '';
  return c.redirect(url.href, 308);
});

/** Allowed values of Cloudflare's `cf.tlsVersion`, which is missing in local development. The zone's settings may allow others. */
const soundVersion = /^TLSv1\.[23]$/;
/** All cipher suites of TLS 1.3; of TLS 1.2 those with forward secrecy and authenticated encryption. */
const soundSuite =
  /^(?:AEAD-[\w-]+|ECDHE-(?:ECDSA|RSA)-(?:AES128-GCM-SHA256|AES256-GCM-SHA384|CHACHA20-POLY1305(?:-SHA256)?))$/;

const isNot = (sound: RegExp, named: unknown) =>
  named !== undefined && !(typeof named === 'string' && sound.test(named));

function weaknessOf({ cf }: Request): 'tls_too_old' | 'cipher_too_weak' | undefined {
  if (isNot(soundVersion, cf?.tlsVersion)) return 'tls_too_old';
  return isNot(soundSuite, cf?.tlsCipher) ? 'cipher_too_weak' : undefined;
}

/** Refuses connections with weak TLS, for pages and files too, and says why. */
export const refuseWeakTls = createMiddleware<HonoEnv>(async (c, next) => {
  const weakness = weaknessOf(c.req.raw);
  if (weakness === undefined) return next();
  if (isCall(c)) return failure(c, weakness);
  const { sentence, status } = failures[weakness];
  return c.text(sentence, status, { 'Cache-Control': 'no-store' });
});

export const setSecurityHeaders = createMiddleware<HonoEnv & { Variables: RequestIdVariables }>(
  async (c, next) => {
    await next();
    const headers = c.get('headers') ?? securityHeaders;
    for (const [name, value] of Object.entries(headers)) c.res.headers.set(name, value);
    c.res.headers.set('X-Request-Id', c.get('requestId'));
  },
);

export const neverCache = createMiddleware<HonoEnv>(async (c, next) => {
  await next();
  c.res.headers.set('Cache-Control', 'no-store');
});

/** CSRF guard: refuses requests from other sites and sibling subdomains, which would carry our cookies. */
export const refuseCrossSite = createMiddleware<HonoEnv>(async (c, next) => {
  if (isRead(c) || c.req.path === webhook) return next();
  const site = c.req.header('Sec-Fetch-Site');
  const origin = c.req.header('Origin');
  const ours =
    site === undefined
      ? origin === undefined || origin === new URL(c.req.url).origin
      : site === 'same-origin';
  return ours ? next() : failure(c, 'cross_site');
});

/** Pages and files accept only GET and HEAD. */
export const refuseWritesElsewhere = createMiddleware<HonoEnv>(async (c, next) => {
  if (isRead(c) || isOfApi(c)) return next();
  c.header('Allow', 'GET, HEAD');
  return failure(c, 'method_not_allowed');
});

/** Endpoints with their own limits: texts cost the server work and may be large; fault reports are small and rare. */
const textPaths = new Set(['/api/humanize', '/api/reword', '/api/check-rewrite']);
const isText = (c: Context) => textPaths.has(c.req.path);
const isFault = (c: Context) => c.req.path === '/api/faults';

function limiterOf(c: Context<HonoEnv>): RateLimit | undefined {
  if (isText(c)) return c.env.HUMANIZE_RATE;
  return isFault(c) ? c.env.FAULT_RATE : c.env.API_RATE;
}

export const limitRate = createMiddleware<HonoEnv>(async (c, next) => {
  if (await passes(c, limiterOf(c), networkOf(clientAddress(c)))) return next();
  c.header('Retry-After', '60');
  return failure(c, 'rate_limited');
});

const cap = (maxSize: number, sentence?: string) =>
  bodyLimit({ maxSize, onError: (c) => failure(c, 'body_too_large', sentence) });

/** Room for a text and its rewrite, each up to twice as long when escaped in JSON. */
const capText = cap(4 * limits.textBytes + limits.bodyBytes, textTooLarge);
const capFault = cap(faultLimits.bodyBytes);
const capPost = bodyLimit({
  maxSize: 2 * limits.postBytes + limits.bodyBytes,
  onError: (c) => failure(c, 'post_too_large'),
});
const capOther = cap(limits.bodyBytes);

const isPost = (c: Context) => /^\/api\/blog\/posts(\/|$)/.test(c.req.path);

function capOf(c: Context) {
  if (isText(c)) return capText;
  if (isPost(c)) return capPost;
  return isFault(c) ? capFault : capOther;
}

/** Errors of handlers do not reach this middleware, so an error here means that the upload was aborted. */
export const capBody = createMiddleware<HonoEnv>(async (c, next) => {
  try {
    return await capOf(c)(c, next);
  } catch {
    return failure(c, 'upload_aborted');
  }
});

/** Refuses bodies that are not JSON. */
export const requireJson = createMiddleware<HonoEnv>(async (c, next) => {
  if (isRead(c)) return next();
  const type = c.req.header('Content-Type')?.split(';')[0]?.trim().toLowerCase();
  if (type !== 'application/json') {
    const size = await c.req.arrayBuffer().then(
      ({ byteLength }) => byteLength,
      () => null,
    );
    if (size === null) return failure(c, 'upload_aborted');
    return size === 0 ? next() : failure(c, 'unsupported_media_type');
  }
  const text = await c.req.text().catch(() => null);
  if (text === null) return failure(c, 'upload_aborted');
  if (text === '') return next();
  try {
    JSON.parse(text);
  } catch {
    return failure(c, 'invalid_json');
  }
  return next();
});
