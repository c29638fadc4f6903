import { createMiddleware } from 'hono/factory';
import type { HonoEnv } from '#env.ts';
import { isOfApi, isRead } from '#middleware/request-checks.ts';
import { type Context, Hono } from 'hono';
import { findPage, pages } from '#contract/pages.ts';
import { brand } from '#contract/brand.ts';
import { after, day } from '#contract/time.ts';

/** Files that the Worker builds its responses from: the shell, the 404 page and document parts. Requested directly, they are a 404. */
const drawnFrom = /^\/(?:shell$|404$|parts\/)/;

/** Serves a file unchanged, with the headers that the build wrote for it, before any rate limiting or database access. */
export const serveFile = createMiddleware<HonoEnv>(async (c, next) => {
  if (!isRead(c) || isOfApi(c) || drawnFrom.test(c.req.path)) return next();
  const file = await c.env.ASSETS.fetch(c.req.raw, { redirect: 'manual' });
  return file.status === 404 ? next() : new Response(file.body, file);
});

/** Serves a path that is not a file: the shell if the app has a page for it, else the 404 page. */
export async function servePage<E extends HonoEnv>(c: Context<E>) {
  const { pathname, search } = new URL(c.req.url);
  const known = findPage(pathname) !== undefined;
  const withoutSlash = pathname.replace(/\/$/, '');
  if (!known && findPage(withoutSlash)) return c.redirect(withoutSlash + search, 308);

  const file = await c.env.ASSETS.fetch(new URL(known ? '/shell' : '/404', c.req.url));
  return new Response(file.body, { status: known ? 200 : 404, headers: file.headers });
}

/** Days until security.txt expires. Computed per request, so it never expires; less than a year, as RFC 9116 advises. */
const holdsDays = 180;

export const securityText = new Hono<HonoEnv>().get('/', (c) => {
  const lines = [
    `Contact: mailto:${brand.supportEmail}`,
    `Contact: ${brand.origin}${pages.contact.path}`,
    `Expires: ${after(c.get('now')(), holdsDays * day).toISOString()}`,
    'Preferred-Languages: en',
    `Canonical: ${brand.origin}/.well-known/security.txt`,
  ];
  return c.text(`${lines.join('\n')}\n`, 200, { 'Cache-Control': 'public, max-age=86400' });
});
