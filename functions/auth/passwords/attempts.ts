import type { Context } from 'hono';
import type { SecurityEventKind } from '#contract/security-events.ts';
import { clientAddress } from '#middleware/client.ts';
import type { HonoEnv } from '#env.ts';
import { failure } from '#middleware/failure.ts';
import { neighbourhoodOf, networkOf } from '#meter/network.ts';
import { passes } from '#middleware/rate-limit.ts';

const callerOf = <E extends HonoEnv>(c: Context<E>) => networkOf(clientAddress(c));

/** Limits by network, and by address and network together, so that a stranger's attempts do not lock the owner out. */
export async function mayTryPassword<E extends HonoEnv>(
  c: Context<E>,
  email: string,
  whenBroken = true,
): Promise<boolean> {
  const ip = callerOf(c);
  return (
    (await passes(c, c.env.SIGN_IN_RATE, ip, whenBroken)) &&
    (await passes(c, c.env.PASSWORD_RATE, `${ip} ${email}`, whenBroken))
  );
}

/** Counts separately from users, since a username can be a user's address. With no other limit, a broken limiter blocks everybody. */
export const mayTryAdminPassword = <E extends HonoEnv>(c: Context<E>, username: string) =>
  mayTryPassword(c, `admin ${username}`, false);

/** Limits by account and network; the database counts codes by account alone. */
export const mayTryCode = <E extends HonoEnv>(c: Context<E>, ownerId: string) =>
  mayTryPassword(c, `code ${ownerId}`);

/** Limits by network alone, since the account of a passkey is known only once it is verified. */
export const mayTryPasskey = <E extends HonoEnv>(c: Context<E>) => passes(c, c.env.SIGN_IN_RATE, callerOf(c));

export const maySignUp = <E extends HonoEnv>(c: Context<E>) => passes(c, c.env.SIGN_UP_RATE, callerOf(c));

/** For requests that send a mail to any address they are given. */
export const mayAskForMail = <E extends HonoEnv>(c: Context<E>) => passes(c, c.env.MAIL_RATE, callerOf(c));

/** For captcha checks, each of which calls another company. */
export const mayTryCaptcha = <E extends HonoEnv>(c: Context<E>) =>
  passes(c, c.env.SIGN_IN_RATE, `check ${callerOf(c)}`);

/** For messages to support. */
export const mayWrite = <E extends HonoEnv>(c: Context<E>) => passes(c, c.env.CONTACT_RATE, callerOf(c));

/** Limits by account. */
export const mayOpenPayment = <E extends HonoEnv>(c: Context<E>, userId: string) =>
  passes(c, c.env.PAYMENT_RATE, userId);

/** Limits by account, since a long export reads many rows. */
export const mayExport = <E extends HonoEnv>(c: Context<E>, userId: string) =>
  passes(c, c.env.EXPORT_RATE, userId);

/** Limits by address and network, since nobody is signed in. */
export const mayAskForPayment = <E extends HonoEnv>(c: Context<E>, email: string) =>
  passes(c, c.env.PAYMENT_RATE, `${callerOf(c)} ${email}`);

/** Limits how many refusals are recorded per minute, by kind and neighbourhood, since each can add a row. */
export const mayRecord = <E extends HonoEnv>(c: Context<E>, kind: SecurityEventKind) =>
  passes(c, c.env.REFUSAL_RATE, `${kind} ${neighbourhoodOf(clientAddress(c))}`);

/** `whose`: id of the account that was tried, if it is known and nobody is signed in. */
export function tooMany(c: Context, whose?: string) {
  c.set('whose', whose);
  c.header('Retry-After', '60');
  return failure(c, 'too_many_attempts');
}
