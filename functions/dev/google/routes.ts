import { Hono } from 'hono';
import { auth } from 'hono/utils/basic-auth';
import { setSecurityHeaders } from '#middleware/request-checks.ts';
import type { HonoEnv } from '#env.ts';
import { createGrants, idOf } from './grants.ts';
import { signIdToken, signingKeys } from './keys.ts';
import { authorizePage } from './page.ts';

const wanted = { response_type: 'code', code_challenge_method: 'S256' } as const;

/** Simulates Google's OpenID Connect endpoints for any chosen account. */
export function createGoogle(now: () => Date) {
  const grants = createGrants(now);

  return new Hono<HonoEnv>()
    .use(setSecurityHeaders)
    .get('/authorize', (c) => {
      const asked = new URL(c.req.url).searchParams;
      const known =
        asked.get('client_id') === c.env.GOOGLE_CLIENT_ID &&
        asked.get('redirect_uri') === `${new URL(c.req.url).origin}/auth/callback` &&
        asked.get('scope')?.split(' ').includes('openid') &&
        Object.entries(wanted).every(([name, value]) => asked.get(name) === value);
      return known ? c.html(authorizePage(asked)) : c.text('Error 400: invalid_request', 400);
    })
    .get('/approve', (c) => {
      const { client_id, redirect_uri, state, nonce, code_challenge, ...form } = c.req.query();
      const back = new URL('/auth/callback', c.req.url);
      back.searchParams.set('state', state ?? '');
      if (form.cancel !== undefined) {
        back.searchParams.set('error', 'access_denied');
        return c.redirect(back);
      }
      const email = form.email ?? '';
      const person = {
        id: form.id || idOf(email.toLowerCase()),
        email,
        emailVerified: form.verified !== undefined,
        hostedDomain: form.hd ?? '',
        name: form.name ?? '',
      };
      const code = grants.give({
        clientId: client_id ?? '',
        redirectUri: redirect_uri ?? '',
        challenge: code_challenge ?? '',
        nonce: nonce ?? '',
        person,
      });
      back.searchParams.set('code', code);
      return c.redirect(back);
    })
    .post('/token', async (c) => {
      const client = auth(c.req.raw);
      if (
        client === undefined ||
        client.username !== c.env.GOOGLE_CLIENT_ID ||
        client.password !== c.env.GOOGLE_CLIENT_SECRET
      ) {
        return c.json({ error: 'invalid_client' }, 401);
      }
      const form = new URLSearchParams(new TextDecoder().decode(await c.req.arrayBuffer()));
      const grant = grants.redeem({
        code: form.get('code') ?? '',
        clientId: client.username,
        redirectUri: form.get('redirect_uri') ?? '',
        verifier: form.get('code_verifier') ?? '',
      });
      if (grant === null) return c.json({ error: 'invalid_grant' }, 400);

      const { person, nonce, clientId } = grant;
      const claims = {
        issuer: `${new URL(c.req.url).origin}/api/dev/google`,
        audience: clientId,
        subject: person.id,
        nonce,
        email: person.email,
        email_verified: person.emailVerified,
        ...(person.hostedDomain && { hd: person.hostedDomain }),
        name: person.name,
      };
      const idToken = await signIdToken(claims, now());
      const accessToken = crypto.randomUUID();
      return c.json({ access_token: accessToken, token_type: 'Bearer', expires_in: 3600, id_token: idToken });
    })
    .get('/keys', async (c) => c.json({ keys: [(await signingKeys()).public] }));
}
