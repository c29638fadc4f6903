import type { Context } from 'hono';
import { retry, type Wait } from '#outgoing/retry.ts';
import type { MailEnv } from '#mail/mailer.ts';
import type { NetworkEnv } from './network-day.ts';
import type { CaptchaEnv } from './captcha.ts';
import type { AdminFactorEnv } from './sessions/admin-sessions.ts';
import type { PasskeyEnv } from './passkeys/relying-party.ts';
import type { Passwords } from './passwords/hashing.ts';

/** The context variables that `createApp` sets for requests about accounts. */
export type AuthEnv = NetworkEnv &
  MailEnv &
  PasskeyEnv &
  CaptchaEnv &
  AdminFactorEnv & { Variables: { passwords: Passwords; wait: Wait } };

/** Retries idempotent work within a request. */
export const retryInCall = <T, E extends AuthEnv>(c: Context<E>, work: () => Promise<T>): Promise<T> =>
  retry(work, c.get('wait'));
