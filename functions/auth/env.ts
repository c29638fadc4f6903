import type { HonoEnv } from '../env.ts';
import type { MailEnv } from '../mail/mailer.ts';
import type { Passwords } from './passwords.ts';

/** What the calls of accounts need beside the bindings; `createApp` puts it there. */
export type AuthEnv = HonoEnv & MailEnv & { Variables: { passwords: Passwords } };
