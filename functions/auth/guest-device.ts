import type { Context } from 'hono';
import { getCookie, setCookie } from 'hono/cookie';
import { retention } from '#contract/retention.ts';
import { day } from '#contract/time.ts';
import type { HonoEnv } from '#env.ts';
import { hostCookie } from './cookies.ts';
import { newSignature, readSignature } from '#crypto/keys.ts';

const lifetime = retention.deviceDays * day;

export type Device = { deviceId: string; isNew: boolean };

function keepCookie<E extends HonoEnv>(c: Context<E>, id: string): void {
  setCookie(c, 'device', `${id}.${newSignature(c.env, 'device', id)}`, {
    ...hostCookie,
    maxAge: lifetime / 1000,
  });
}

/** Returns the device named by the cookie, or a new one when there is no cookie with our signature. */
export function guestDevice<E extends HonoEnv>(c: Context<E>): Device {
  const [known = '', ...signature] = getCookie(c, 'device', 'host')?.split('.') ?? [];
  const read = readSignature(c.env, 'device', known, signature.join('.'));
  const id = read === null ? crypto.randomUUID() : known;
  // A cookie with an old signature is signed again, so that the old key can be retired.
  if (read !== 'current') keepCookie(c, id);
  return { deviceId: id, isNew: read === null };
}
