import { Hono } from 'hono';
import { createApp } from '../../functions/app.ts';
import type { Bindings } from '../../functions/env.ts';

const app = createApp();
const bare = new Hono().post('/bare', async (c) => c.json(await c.req.json()));

/** The product, and beside it a handler that only reads JSON and answers with it. Every call may come from an address of its own. */
export default {
  fetch(request, env, context) {
    const headers = new Headers(request.headers);
    headers.set('CF-Connecting-IP', headers.get('X-Address') ?? 'unknown');
    const call = new Request(request, { headers });
    return (new URL(request.url).pathname === '/bare' ? bare : app).fetch(call, env, context);
  },
} satisfies ExportedHandler<Bindings>;
