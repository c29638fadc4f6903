import { setTimeout as pause } from 'node:timers/promises';
import { password } from '../visitor.ts';
import { call, type Scene } from './scene.ts';

/** Scenes of signing up, in and out, and of the emails involved. */
export const entryScenes = {
  'POST /api/auth/register': async ({ guest }) => {
    const who = guest();
    const body = { email: who.email, password, full_name: 'Ada Lovelace' };
    return { who, call: call('POST', '/api/auth/register', body) };
  },
  'POST /api/auth/login': async ({ person }) => {
    const who = await person();
    return { who, call: call('POST', '/api/auth/login', { email: who.email, password }) };
  },
  'POST /api/auth/logout': async ({ person }) => ({
    who: await person(),
    call: call('POST', '/api/auth/logout'),
  }),
  'GET /api/auth/session': async ({ person }) => ({
    who: await person(),
    call: call('GET', '/api/auth/session'),
  }),
  'POST /api/auth/forgot-password': async ({ person }) => {
    const who = await person();
    return { who, call: call('POST', '/api/auth/forgot-password', { email: who.email }) };
  },
  'POST /api/auth/check-link': async ({ person }) => {
    const who = await person();
    const token = await who.token();
    return { who, call: call('POST', '/api/auth/check-link', { token, purpose: 'verify' }) };
  },
  'POST /api/auth/reset-password': async ({ person, target }) => {
    const who = await person();
    await target.ask(`DELETE FROM email_tokens WHERE user_id = '${who.id}'`);
    const first = await who.token();
    await who.demand('POST', '/api/auth/forgot-password', { email: who.email });
    let token = await who.token();
    for (let turn = 0; token === first && turn < 50; turn += 1) {
      await pause(10);
      token = await who.token();
    }
    return { who, call: call('POST', '/api/auth/reset-password', { token, password: 'battery staple' }) };
  },
  'POST /api/auth/verify-email': async ({ person, target }) => {
    const who = await person();
    await target.ask(`UPDATE users SET email_verified_at = NULL WHERE id = '${who.id}'`);
    return { who, call: call('POST', '/api/auth/verify-email', { token: await who.token() }) };
  },
  'POST /api/auth/resend-verification': async ({ person, target }) => {
    const who = await person();
    await target.ask(
      `UPDATE users SET email_verified_at = NULL WHERE id = '${who.id}'`,
      `DELETE FROM email_tokens WHERE user_id = '${who.id}'`,
    );
    return { who, call: call('POST', '/api/auth/resend-verification') };
  },
  'GET /api/auth/google': async ({ guest }) => ({ who: guest(), call: call('GET', '/api/auth/google') }),
  'POST /api/auth/google/callback': async ({ guest }) => {
    const who = guest();
    return { who, call: call('POST', '/api/auth/google/callback', await who.visitGoogle()) };
  },
  'POST /api/auth/google/link': async ({ person }) => {
    const who = await person();
    await who.post('/api/auth/google/callback', await who.visitGoogle());
    return { who, call: call('POST', '/api/auth/google/link', { password }) };
  },
  'GET /api/auth/sessions': async ({ person }) => ({
    who: await person(),
    call: call('GET', '/api/auth/sessions'),
  }),
  'DELETE /api/auth/sessions/:id': async ({ person }) => {
    const who = await person();
    who.cookies.delete('__Host-session');
    await who.login();
    const { body } = await who.demand('GET', '/api/auth/sessions');
    const other = body.sessions.find(({ current }: { current: boolean }) => !current);
    return { who, call: call('DELETE', `/api/auth/sessions/${other.id}`) };
  },
  'DELETE /api/auth/sessions': async ({ person }) => {
    const who = await person();
    who.cookies.delete('__Host-session');
    await who.login();
    return { who, call: call('DELETE', '/api/auth/sessions') };
  },
} satisfies Record<string, Scene>;
