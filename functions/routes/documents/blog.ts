import { type Context, Hono } from 'hono';
import { etag } from 'hono/etag';
import { createMiddleware } from 'hono/factory';
import { type BlogData, postPath, type PostQuery } from '#contract/blog.ts';
import { tagLabel } from '#contract/blog-words.ts';
import { type AdminFactorEnv, readAdmin } from '#auth/sessions/admin-sessions.ts';
import { documentOf } from '#blog/document.ts';
import { robots, rss, sitemap, sitemapIndex } from '#blog/feed.ts';
import { readPage } from '#blog/list.ts';
import { postOf } from '#blog/to-response.ts';
import { database } from '#db/client.ts';
import { lastNumber, listNumbered, listPosts, readPost } from '#db/posts.ts';
import { servePage } from './files.ts';

const feedPosts = 20;
const sitemapPosts = 1_000;

/** Readers see an edit within a minute: 30 s from the cache, then up to 30 s stale while the page is revalidated. */
const forReaders = 'public, max-age=30, stale-while-revalidate=30';
const forFeeds = 'public, max-age=600';
/** Pages for admins are never cached; signing in or out changes the cookie, by which responses vary. */
const forAdmin = 'private, no-store';

const addressOf = (c: Context) => {
  const { pathname, search } = new URL(c.req.url);
  return pathname + search;
};

async function serve(c: Context<AdminFactorEnv>, data: BlogData, status: 200 | 404 = 200): Promise<Response> {
  const part = await c.env.ASSETS.fetch(new URL(`/parts/${data.page}`, c.req.url));
  c.header('Cache-Control', data.admin ? forAdmin : forReaders);
  c.header('Vary', 'Cookie');
  return c.html(await documentOf(part, data), status);
}

/** Returns the 404 page, even if a page exists for this kind of path. */
async function notFound(c: Context<AdminFactorEnv>): Promise<Response> {
  const { body, headers } = await c.env.ASSETS.fetch(new URL('/404', c.req.url));
  return new Response(body, { status: 404, headers });
}

async function serveList(c: Context<AdminFactorEnv>, tag: string | null): Promise<Response> {
  const admin = (await readAdmin(c)) !== null;
  const search = c.req.query('search') || null;
  const after = c.req.query('after') || null;
  const query: PostQuery = { ...(tag && { tag }), ...(search && { search }), ...(after && { after }) };
  const list = await readPage(database(c.env), query, admin ? 'all' : 'published');
  if (list === undefined) return notFound(c);
  const label = tag && tagLabel(tag, list.posts);
  const status = tag !== null && list.posts.length === 0 ? 404 : 200;
  return serve(c, { page: 'blog', address: addressOf(c), admin, tag: label, search, list }, status);
}

/** Serves the app without data if a handler fails, such as on a database error; the app then requests it and shows the error. */
const withoutData = createMiddleware<AdminFactorEnv>(async (c, next) => {
  await next();
  if (c.error === undefined) return;
  const shell = await servePage(c);
  c.res = new Response(shell.body, { status: 503, headers: shell.headers });
  c.res.headers.set('Cache-Control', 'no-store');
});

const xml = { 'Content-Type': 'application/xml; charset=utf-8', 'Cache-Control': forFeeds };

export const blogDocuments = new Hono<AdminFactorEnv>()
  .use('/blog/*', withoutData, etag({ weak: true }))
  .use('/rss.xml', etag({ weak: true }))
  .use('/sitemap.xml', etag({ weak: true }))
  .get('/blog', (c) => serveList(c, null))
  .get('/blog/tag/:tag', (c) => serveList(c, c.req.param('tag')))
  .get('/blog/:slug', async (c) => {
    const admin = (await readAdmin(c)) !== null;
    const slug = c.req.param('slug');
    const { post, older, newer } = await readPost(database(c.env), slug, admin ? 'all' : 'published');
    const page = { page: 'blog-post', address: addressOf(c), admin } as const;
    if (post === undefined) return serve(c, { ...page, answer: null }, 404);
    if (post.slug !== slug) {
      c.header('Cache-Control', admin ? forAdmin : forReaders);
      return c.redirect(postPath(post.slug) + new URL(c.req.url).search, 301);
    }
    return serve(c, { ...page, answer: { post: postOf(post), older, newer } });
  })
  .get('/rss.xml', async (c) =>
    c.body(rss(await listPosts(database(c.env), 'published', null, feedPosts)), 200, {
      ...xml,
      'Content-Type': 'application/rss+xml; charset=utf-8',
    }),
  )
  .get('/sitemap.xml', async (c) => {
    const db = database(c.env);
    const count = Math.ceil((await lastNumber(db)) / sitemapPosts);
    const text = count > 1 ? sitemapIndex(count) : sitemap(await listNumbered(db, 0, sitemapPosts + 1), true);
    return c.body(text, 200, xml);
  })
  .get('/:piece{sitemap-[1-9][0-9]{0,4}\\.xml}', async (c) => {
    const db = database(c.env);
    const piece = Number(c.req.param('piece').replace(/\D/g, ''));
    if (piece > Math.ceil((await lastNumber(db)) / sitemapPosts)) return notFound(c);
    const from = (piece - 1) * sitemapPosts + 1;
    return c.body(sitemap(await listNumbered(db, from, from + sitemapPosts), piece === 1), 200, xml);
  })
  .get('/robots.txt', (c) => c.text(robots, 200, { 'Cache-Control': forFeeds }));
