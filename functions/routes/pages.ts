import type { Context } from 'hono';
import { findPage } from '#contract/pages.ts';
import type { HonoEnv } from '../env.ts';

/** What is no file: the shell for a page that the browser draws, the 404 page for anything else. */
export async function servePage(c: Context<HonoEnv>) {
  const { pathname, search } = new URL(c.req.url);
  const known = findPage(pathname) !== undefined;
  const withoutSlash = pathname.replace(/\/$/, '');
  if (!known && findPage(withoutSlash)) return c.redirect(withoutSlash + search, 308);

  const file = await c.env.ASSETS.fetch(new URL(known ? '/shell' : '/404', c.req.url));
  return new Response(file.body, { status: known ? 200 : 404, headers: file.headers });
}
