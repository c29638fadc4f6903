import type { Context } from 'hono';
import type { HonoEnv } from '#env.ts';
import { failure } from '#middleware/failure.ts';
import { note } from '#observability/logs.ts';
import { isBreached } from './breached.ts';
import { type Person, isWeakPassword } from './weak.ts';

/** Returns the response that refuses a weak or breached password; null when the password is acceptable. */
export async function refuseNewPassword<E extends HonoEnv>(c: Context<E>, password: string, person: Person) {
  if (isWeakPassword(password, person)) return failure(c, 'weak_password');

  const { BREACHED_PASSWORDS_URL: address } = c.env;
  if (address === undefined) return null;
  const breached = await isBreached(address, password);
  if (breached === null)
    note(c, 'The list of stolen passwords could not be read, so a new one was taken unseen');
  return breached === true ? failure(c, 'breached_password') : null;
}
