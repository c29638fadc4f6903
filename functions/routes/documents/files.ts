import { createMiddleware } from 'hono/factory';
import type { HonoEnv } from '../../env.ts';
import { isOfApi, isRead } from '../../door/request.ts';

/** The shell, the 404 page and the parts of documents are files that the Worker draws from, and unknown addresses like any other. */
const drawnFrom = /^\/(?:shell$|404$|parts\/)/;

/** A file goes out as it is, with the headers that the build has written for it, and before anything is counted or read. */
export const serveFile = createMiddleware<HonoEnv>(async (c, next) => {
  if (!isRead(c) || isOfApi(c) || drawnFrom.test(c.req.path)) return next();
  const file = await c.env.ASSETS.fetch(c.req.raw, { redirect: 'manual' });
  return file.status === 404 ? next() : new Response(file.body, file);
});
