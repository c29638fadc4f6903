import type { Wait } from '../humanizer/waiting.ts';
import type { MailEnv } from '../mail/mailer.ts';
import type { NetworkEnv } from './network-day.ts';
import type { Passwords } from './passwords.ts';

/** What calls about accounts need beside the bindings; `createApp` sets it. */
export type AuthEnv = NetworkEnv & MailEnv & { Variables: { passwords: Passwords; wait: Wait } };
