import type { Context } from 'hono';

const reads = new Set(['GET', 'HEAD']);

export const isRead = (c: Context) => reads.has(c.req.method);

export const isOfApi = (c: Context) => /^\/api(\/|$)/.test(c.req.path);
