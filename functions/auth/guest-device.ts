import type { Context } from 'hono';
import { getCookie, setCookie } from 'hono/cookie';
import { day } from '#contract/time.ts';
import type { HonoEnv } from '../env.ts';
import { isSigned, sign } from './secrets.ts';

/** The longest that browsers keep any cookie. */
const lifetime = 400 * day;

/** The device that the cookie stands for; without one that we signed, a new one. */
export function guestDevice<E extends HonoEnv>(c: Context<E>): string {
  const key = c.env.SIGNING_KEY;
  const [known = '', signature = ''] = getCookie(c, 'device', 'host')?.split('.') ?? [];
  if (isSigned(key, 'device', known, signature)) return known;
  const id = crypto.randomUUID();
  setCookie(c, 'device', `${id}.${sign(key, 'device', id)}`, {
    prefix: 'host',
    secure: true,
    httpOnly: true,
    sameSite: 'Lax',
    path: '/',
    maxAge: lifetime / 1000,
  });
  return id;
}
