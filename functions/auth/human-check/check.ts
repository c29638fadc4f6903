import type { Context } from 'hono';
import { limits } from '#contract/limits.ts';
import { day, minute } from '#contract/time.ts';
import { callerAddress } from '../../caller.ts';
import type { HonoEnv } from '../../env.ts';
import { failure } from '../../failure.ts';
import type { Line } from '../../line.ts';
import { note } from '../../report.ts';
import { keepSigned, readSigned } from '../signed-cookie.ts';
import { askTurnstile, checkSettings } from './turnstile.ts';

export type CheckEnv = HonoEnv & { Variables: { engineLine: Line } };

/** The answer that refuses, or null: the check is off, it was passed, or nobody could be asked. */
export async function refuseUnchecked<E extends CheckEnv>(c: Context<E>, token: string | undefined) {
  const settings = checkSettings(c.env, c.get('engineLine'));
  if (settings === null) return null;
  if (token === undefined) return failure(c, 'human_check_required');
  const verdict = await askTurnstile(settings, token, callerAddress(c));
  if (verdict === 'failed') return failure(c, 'human_check_failed');
  // Nobody is shut out by what fails between us and Cloudflare: the limits of networks go on without it.
  if (verdict === 'unknown') note(c, 'The check of a person could not be asked, and was taken as passed');
  return null;
}

const minutes = (limits.guestDevice.days * day) / minute;
const cookie = { name: 'checked', audience: 'human-check', minutes };

/** Bound to the device whose words are counted, so that one check is not shown for many. */
export const keepChecked = <E extends HonoEnv>(c: Context<E>, deviceId: string) =>
  keepSigned(c, cookie, { sub: deviceId });

/** The answer that refuses a guest whose device has not passed the check, where it is on; else null. */
export async function refuseUncheckedGuest<E extends CheckEnv>(c: Context<E>, deviceId: string) {
  if (checkSettings(c.env, c.get('engineLine')) === null) return null;
  const checked = await readSigned<{ sub: string }, E>(c, cookie);
  return checked?.sub === deviceId ? null : failure(c, 'human_check_required');
}
