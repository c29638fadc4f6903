import type { Context } from 'hono';
import { getCookie, setCookie } from 'hono/cookie';
import { retention } from '#contract/retention.ts';
import { day } from '#contract/time.ts';
import type { HonoEnv } from '../env.ts';
import { isSigned, sign } from './secrets.ts';

const lifetime = retention.deviceDays * day;

type Device = { deviceId: string; isNew: boolean };

/** The device by its cookie, or a new one where there is none that we signed. */
export function guestDevice<E extends HonoEnv>(c: Context<E>): Device {
  const key = c.env.SIGNING_KEY;
  const [known, signature] = getCookie(c, 'device', 'host')?.split('.') ?? [];
  if (known !== undefined && signature !== undefined && isSigned(key, 'device', known, signature)) {
    return { deviceId: known, isNew: false };
  }
  const id = crypto.randomUUID();
  setCookie(c, 'device', `${id}.${sign(key, 'device', id)}`, {
    prefix: 'host',
    secure: true,
    httpOnly: true,
    sameSite: 'Lax',
    path: '/',
    maxAge: lifetime / 1000,
  });
  return { deviceId: id, isNew: true };
}
