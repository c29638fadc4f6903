import type { Context } from 'hono';
import { findPage } from '#contract/pages.ts';
import type { HonoEnv } from '../../env.ts';

/** For an address that is no file: the shell if the browser has a page for it, else the 404 page. */
export async function servePage<E extends HonoEnv>(c: Context<E>) {
  const { pathname, search } = new URL(c.req.url);
  const known = findPage(pathname) !== undefined;
  const withoutSlash = pathname.replace(/\/$/, '');
  if (!known && findPage(withoutSlash)) return c.redirect(withoutSlash + search, 308);

  const file = await c.env.ASSETS.fetch(new URL(known ? '/shell' : '/404', c.req.url));
  return new Response(file.body, { status: known ? 200 : 404, headers: file.headers });
}
