import { call, message, type Scene, type Stage } from './scene.ts';

const asAdmin =
  (method: string, path: string, body?: unknown): Scene =>
  async ({ admin }) => ({ who: await admin(), call: call(method, path, body) });

async function withPost({ admin, id }: Stage) {
  const who = await admin();
  const title = `A post about ${id('words')}`;
  const { body } = await who.demand('POST', '/api/blog/posts', {
    title,
    content: '<p>Words.</p>',
    published: true,
  });
  return { who, post: body.post };
}

/** Scenes of the admin pages and the blog. */
export const adminScenes = {
  'GET /api/auth/admin/session': asAdmin('GET', '/api/auth/admin/session'),
  'POST /api/auth/admin/logout': asAdmin('POST', '/api/auth/admin/logout'),
  'GET /api/admin/messages': asAdmin('GET', '/api/admin/messages?show=open'),
  'PUT /api/admin/messages/:id': async ({ admin, guest, target }) => {
    const id = crypto.randomUUID();
    await guest().demand('POST', '/api/contact', message(id));
    const [found] = await target.ask(`SELECT id FROM contact_messages WHERE id = '${id}'`);
    if (found?.length !== 1) throw new Error('The message did not arrive');
    return { who: await admin(), call: call('PUT', `/api/admin/messages/${id}`, { done: true }) };
  },
  'GET /api/admin/payments': asAdmin('GET', '/api/admin/payments?show=open'),
  'PUT /api/admin/payments/:id': async ({ admin, person, buy, paid, webhook }) => {
    const who = await person();
    const { reference } = await buy(who);
    const event = paid(reference);
    await who.make(webhook(event));
    return { who: await admin(), call: call('PUT', `/api/admin/payments/${event.id}`, { done: true }) };
  },
  'GET /api/admin/mails': asAdmin('GET', '/api/admin/mails?show=open'),
  'PUT /api/admin/mails/:id': async ({ admin, target, id }) => {
    const mail = id('mail');
    await target.ask(
      `INSERT INTO mails (id, about, created_at, expires_at, tries, delivery_error)
       VALUES ('${mail}', 'a mail', 1000, 2000, 3, 'refused')`,
    );
    return { who: await admin(), call: call('PUT', `/api/admin/mails/${mail}`, { done: true }) };
  },
  'GET /api/admin/alarms': asAdmin('GET', '/api/admin/alarms?show=open'),
  'PUT /api/admin/alarms/:id': async ({ admin, target, id }) => {
    const alarm = id('alarm');
    await target.ask(
      `INSERT INTO alarms (id, kind, since, last_at, times) VALUES ('${alarm}', 'guessing', 1000, 2000, 200)`,
    );
    return { who: await admin(), call: call('PUT', `/api/admin/alarms/${alarm}`, { done: true }) };
  },
  'GET /api/auth/admin/sessions': asAdmin('GET', '/api/auth/admin/sessions'),
  'GET /api/admin/security': asAdmin('GET', '/api/admin/security'),
  'POST /api/admin/sessions/end': async ({ admin, person }) => {
    const { email } = await person();
    return { who: await admin(), call: call('POST', '/api/admin/sessions/end', { email }) };
  },
  'GET /api/blog/posts': async ({ guest }) => ({ who: guest(), call: call('GET', '/api/blog/posts') }),
  'GET /api/blog/posts/:slug': async (stage) => {
    const { post } = await withPost(stage);
    return { who: stage.guest(), call: call('GET', `/api/blog/posts/${post.slug}`) };
  },
  'POST /api/blog/posts': async ({ admin, id }) => ({
    who: await admin(),
    call: call('POST', '/api/blog/posts', { title: id('A post'), content: '<p>Words.</p>' }),
  }),
  'PUT /api/blog/posts/:id': async (stage) => {
    const { who, post } = await withPost(stage);
    const body = { title: `${post.title}, again`, content: '<p>More words.</p>' };
    return { who, call: call('PUT', `/api/blog/posts/${post.id}`, body) };
  },
  'DELETE /api/blog/posts/:id': async (stage) => {
    const { who, post } = await withPost(stage);
    return { who, call: call('DELETE', `/api/blog/posts/${post.id}`) };
  },
  'GET /blog': async ({ guest }) => ({ who: guest(), call: call('GET', '/blog') }),
  'GET /blog/:slug': async (stage) => {
    const { post } = await withPost(stage);
    return { who: stage.guest(), call: call('GET', `/blog/${post.slug}`) };
  },
  'GET /sitemap.xml': async ({ guest }) => ({ who: guest(), call: call('GET', '/sitemap.xml') }),
  'GET /rss.xml': async ({ guest }) => ({ who: guest(), call: call('GET', '/rss.xml') }),
  'GET /api/health': async ({ guest }) => ({ who: guest(), call: call('GET', '/api/health') }),
  'POST /api/faults': async ({ guest }) => ({
    who: guest(),
    call: call('POST', '/api/faults', { source: 'error', name: 'TypeError', frames: [] }),
  }),
} satisfies Record<string, Scene>;
