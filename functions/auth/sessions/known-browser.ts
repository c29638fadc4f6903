import type { Context } from 'hono';
import { deleteCookie, getCookie, setCookie } from 'hono/cookie';
import { retention } from '#contract/retention.ts';
import { day } from '#contract/time.ts';
import type { User } from '#db/users.ts';
import type { HonoEnv } from '#env.ts';
import { hostCookie } from '../cookies.ts';
import { newSignature, readSignature } from '#crypto/keys.ts';

const name = 'known';
const purpose = 'known-browser';
/** Maximum number of accounts remembered per browser. */
const accounts = 5;
const between = '~';

const marksIn = <E extends HonoEnv>(c: Context<E>) =>
  (getCookie(c, name, 'host') ?? '').split(between).filter((mark) => mark !== '');

const isMarkOf = <E extends HonoEnv>(c: Context<E>, user: User, mark: string) =>
  readSignature(c.env, purpose, user.id, mark) !== null;

/** Whether this browser has opened the account before. The cookie grants no access. */
export const isKnownBrowser = <E extends HonoEnv>(c: Context<E>, user: User): boolean =>
  marksIn(c).some((mark) => isMarkOf(c, user, mark));

const othersThan = <E extends HonoEnv>(c: Context<E>, user: User) =>
  marksIn(c).filter((mark) => !isMarkOf(c, user, mark));

function keep<E extends HonoEnv>(c: Context<E>, marks: string[]): void {
  if (marks.length === 0) deleteCookie(c, name, hostCookie);
  else {
    const maxAge = (retention.deviceDays * day) / 1000;
    setCookie(c, name, marks.join(between), { ...hostCookie, maxAge });
  }
}

export const rememberBrowser = <E extends HonoEnv>(c: Context<E>, user: User): void =>
  keep(c, [newSignature(c.env, purpose, user.id), ...othersThan(c, user)].slice(0, accounts));

/** Removes a deleted account from the cookie. */
export const forgetBrowser = <E extends HonoEnv>(c: Context<E>, user: User): void =>
  keep(c, othersThan(c, user));
