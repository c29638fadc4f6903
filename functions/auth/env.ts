import type { HonoEnv } from '../env.ts';
import type { MailEnv } from '../mail/mailer.ts';
import type { Passwords } from './passwords.ts';

/** What calls about accounts need beside the bindings; `createApp` sets it. */
export type AuthEnv = HonoEnv & MailEnv & { Variables: { passwords: Passwords } };
