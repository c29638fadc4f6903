import type { Context } from 'hono';
import { deleteCookie, getCookie, setCookie } from 'hono/cookie';
import { type JWTPayload, jwtVerify, SignJWT } from 'jose';
import type { HonoEnv } from '#env.ts';
import { tokenKeys } from '#crypto/keys.ts';

/** Options of a cookie for this host only, over HTTPS, hidden from scripts. */
export const hostCookie = {
  prefix: 'host',
  secure: true,
  httpOnly: true,
  sameSite: 'Lax',
  path: '/',
} as const;

/** Options of a cookie that is also not sent when a link on another site is followed. */
export const strictCookie = { ...hostCookie, sameSite: 'Strict' } as const;

/** A cookie for one `audience` is never accepted for another, even under the same name. */
type SignedCookie = { name: string; audience: string; minutes: number };

export async function keepSigned<E extends HonoEnv>(
  c: Context<E>,
  { name, audience, minutes }: SignedCookie,
  kept: JWTPayload,
): Promise<void> {
  const { header, key } = tokenKeys(c.env);
  const value = await new SignJWT(kept)
    .setProtectedHeader(header)
    .setAudience(audience)
    .setExpirationTime(Math.floor(c.get('now')().getTime() / 1000) + minutes * 60)
    .sign(key);
  setCookie(c, name, value, { ...hostCookie, maxAge: minutes * 60 });
}

export async function readSigned<Kept, E extends HonoEnv>(
  c: Context<E>,
  { name, audience }: SignedCookie,
): Promise<Kept | null> {
  const value = getCookie(c, name, 'host');
  if (value === undefined) return null;
  try {
    const { payload } = await jwtVerify<Kept>(value, tokenKeys(c.env).byHeader, {
      algorithms: ['HS256'],
      audience,
      currentDate: c.get('now')(),
    });
    return payload;
  } catch {
    return null;
  }
}

export const dropSigned = <E extends HonoEnv>(c: Context<E>, { name }: SignedCookie) =>
  deleteCookie(c, name, hostCookie);
