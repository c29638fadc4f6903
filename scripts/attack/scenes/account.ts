import { setTimeout as pause } from 'node:timers/promises';
import { password } from '../visitor.ts';
import { call, message, type Scene, type Stage, text } from './scene.ts';

const own =
  (method: string, path: string, body?: unknown): Scene =>
  async ({ person }) => ({ who: await person(), call: call(method, path, body) });

/** Requests a change of the email address and returns the tokens emailed to both addresses. */
async function changing({ person, target, id }: Stage) {
  const who = await person();
  const address = `${id('new')}@mail.example`;
  const before = await target.mailsTo(who.email);
  await who.demand('POST', '/api/user/email-change', { new_email: address });
  for (let turn = 0; turn < 100; turn += 1) {
    if ((await target.mailsTo(who.email)).length > before.length) break;
    await pause(10);
  }
  return { who, token: await who.token(address), ownToken: await who.token() };
}

export const accountScenes = {
  'GET /api/user/profile': own('GET', '/api/user/profile'),
  'PUT /api/user/profile': own('PUT', '/api/user/profile', { full_name: 'Ada King' }),
  'PUT /api/user/password': own('PUT', '/api/user/password', {
    current_password: password,
    new_password: 'battery staple',
  }),
  'POST /api/user/set-password': async ({ googler }) => ({
    who: await googler(),
    call: call('POST', '/api/user/set-password', { new_password: 'battery staple' }),
  }),
  'GET /api/user/email-change': own('GET', '/api/user/email-change'),
  'POST /api/user/email-change': async ({ person, id }) => ({
    who: await person(),
    call: call('POST', '/api/user/email-change', { new_email: `${id('new')}@mail.example` }),
  }),
  'DELETE /api/user/email-change': async (stage) => {
    const { who } = await changing(stage);
    return { who, call: call('DELETE', '/api/user/email-change') };
  },
  'POST /api/auth/email-change/confirm': async (stage) => {
    const { who, token, ownToken } = await changing(stage);
    await who.demand('POST', '/api/auth/email-change/confirm', { token: ownToken });
    return { who, call: call('POST', '/api/auth/email-change/confirm', { token }) };
  },
  'POST /api/auth/email-change/refuse': async (stage) => {
    const { who, ownToken } = await changing(stage);
    return { who, call: call('POST', '/api/auth/email-change/refuse', { token: ownToken }) };
  },
  'GET /api/user/notifications': own('GET', '/api/user/notifications'),
  'PUT /api/user/notifications': own('PUT', '/api/user/notifications', {
    usage_alerts: true,
    plan_updates: false,
    product_updates: true,
    marketing: false,
  }),
  'GET /api/user/usage': own('GET', '/api/user/usage'),
  'GET /api/user/billing': own('GET', '/api/user/billing'),
  'GET /api/user/activity': own('GET', '/api/user/activity'),
  'GET /api/user/export': own('GET', '/api/user/export'),
  'POST /api/user/delete': own('POST', '/api/user/delete', { password }),
  'GET /api/guest/usage': async ({ guest }) => ({ who: guest(), call: call('GET', '/api/guest/usage') }),
  'POST /api/humanize': async ({ person, id, next }) => ({
    who: await person(),
    call: call('POST', '/api/humanize', { text: text(120, next), run_id: id('run_of_person') }),
  }),
  'POST /api/humanize, as a guest': async ({ guest, id, next }) => {
    const who = guest();
    await who.demand('GET', '/api/guest/usage');
    return {
      who,
      call: call('POST', '/api/humanize', { text: text(120, next), run_id: id('run_of_guest') }),
    };
  },
  'POST /api/humanize, not confirmed': async ({ person, target, id, next }) => {
    const who = await person();
    await target.ask(`UPDATE users SET email_verified_at = NULL WHERE id = '${who.id}'`);
    return {
      who,
      call: call('POST', '/api/humanize', { text: text(120, next), run_id: id('run_of_person') }),
    };
  },
  'POST /api/humanize, in lines': async ({ person, id, next }) => ({
    who: await person(),
    call: {
      ...call('POST', '/api/humanize', { text: text(120, next), run_id: id('run_in_lines') }),
      headers: { Accept: 'application/x-ndjson' },
    },
  }),
  'POST /api/contact': async ({ person }) => ({
    who: await person(),
    call: call('POST', '/api/contact', message(crypto.randomUUID())),
  }),
} satisfies Record<string, Scene>;
