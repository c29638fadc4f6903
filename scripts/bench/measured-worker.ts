import { Hono } from 'hono';
import { createApp } from '#app.ts';
import type { Bindings } from '#env.ts';

const app = createApp();
const bare = new Hono().post('/bare', async (c) => c.json(await c.req.json()));

/** Cloudflare counts calls in the memory of the machine; wrangler in a database, which takes about 1.5 ms. */
function countedInMemory(limit: number): RateLimit {
  const counts = new Map<string, number>();
  return {
    limit({ key }) {
      const count = (counts.get(key) ?? 0) + 1;
      counts.set(key, count);
      return Promise.resolve({ success: count <= limit });
    },
  };
}

const humanizeRate = countedInMemory(600);
const measuredBindings = new WeakMap<Bindings, Bindings>();

function measured(env: Bindings): Bindings {
  let made = measuredBindings.get(env);
  if (made === undefined) measuredBindings.set(env, (made = { ...env, HUMANIZE_RATE: humanizeRate }));
  return made;
}

/** Path prefix that serves a page's document with its styles and fonts, but without any script. */
const withoutScript = '/without-script';

async function staticPage(request: Request, env: Bindings, context: ExecutionContext): Promise<Response> {
  const address = new URL(request.url);
  address.pathname = address.pathname.slice(withoutScript.length) || '/';
  const file = await env.ASSETS.fetch(address);
  const page = file.ok ? file : await app.fetch(new Request(address, request), env, context);
  const html = await page.text();
  return new Response(
    html.replace(/<template id="app">.*?<\/template>|<script[\s\S]*?<\/script>/g, ''),
    page,
  );
}

/** The product and what it is compared with. Each request can set its IP address in `X-Address`. */
export default {
  fetch(request, env, context) {
    const { pathname } = new URL(request.url);
    if (pathname.startsWith(withoutScript)) return staticPage(request, env, context);
    const headers = new Headers(request.headers);
    headers.set('CF-Connecting-IP', headers.get('X-Address') ?? 'unknown');
    const call = new Request(request, { headers });
    return (pathname === '/bare' ? bare : app).fetch(call, measured(env), context);
  },
} satisfies ExportedHandler<Bindings>;
