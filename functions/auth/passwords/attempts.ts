import type { Context } from 'hono';
import type { SecurityEventKind } from '#contract/security-events.ts';
import { clientAddress } from '#middleware/client.ts';
import type { HonoEnv } from '#env.ts';
import { failure } from '#middleware/failure.ts';
import { neighbourhoodOf, networkOf } from '#meter/network.ts';
import { passes } from '#middleware/rate-limit.ts';

const callerOf = <E extends HonoEnv>(c: Context<E>) => networkOf(clientAddress(c));

/** Counted by address and network together, so that a stranger's attempts do not lock the owner out. */
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

/** Counted apart from users, since an admin's username can be a user's address. Nothing else counts it, so none passes a broken limiter. */
export const mayTryAdminPassword = <E extends HonoEnv>(c: Context<E>, username: string) =>
  mayTryPassword(c, `admin ${username}`, false);

/** Counted by account and network; by account alone, codes are counted in the database. */
export const mayTryCode = <E extends HonoEnv>(c: Context<E>, ownerId: string) =>
  mayTryPassword(c, `code ${ownerId}`);

/** Counted by network alone: a passkey names its account only once it is verified. */
export const mayTryPasskey = <E extends HonoEnv>(c: Context<E>) => passes(c, c.env.SIGN_IN_RATE, callerOf(c));

export const maySignUp = <E extends HonoEnv>(c: Context<E>) => passes(c, c.env.SIGN_UP_RATE, callerOf(c));

/** For calls that send a mail to any address they are given. */
export const mayAskForMail = <E extends HonoEnv>(c: Context<E>) => passes(c, c.env.MAIL_RATE, callerOf(c));

/** For showing that a person is here: each asks another company. */
export const mayTryCaptcha = <E extends HonoEnv>(c: Context<E>) =>
  passes(c, c.env.SIGN_IN_RATE, `check ${callerOf(c)}`);

/** For messages to support. */
export const mayWrite = <E extends HonoEnv>(c: Context<E>) => passes(c, c.env.CONTACT_RATE, callerOf(c));

/** Counted by account. */
export const mayOpenPayment = <E extends HonoEnv>(c: Context<E>, userId: string) =>
  passes(c, c.env.PAYMENT_RATE, userId);

/** Counted by account: a long one is read out of many rows. */
export const mayExport = <E extends HonoEnv>(c: Context<E>, userId: string) =>
  passes(c, c.env.EXPORT_RATE, userId);

/** Nobody is signed in, so counted by address and network. */
export const mayAskForPayment = <E extends HonoEnv>(c: Context<E>, email: string) =>
  passes(c, c.env.PAYMENT_RATE, `${callerOf(c)} ${email}`);

/** Each refusal costs a row at most: for each kind and neighbourhood a few a minute are recorded. */
export const mayRecord = <E extends HonoEnv>(c: Context<E>, kind: SecurityEventKind) =>
  passes(c, c.env.REFUSAL_RATE, `${kind} ${neighbourhoodOf(clientAddress(c))}`);

/** `whose`: the account that was tried, where that is known and nobody is signed in. */
export function tooMany(c: Context, whose?: string) {
  c.set('whose', whose);
  c.header('Retry-After', '60');
  return failure(c, 'too_many_attempts');
}
