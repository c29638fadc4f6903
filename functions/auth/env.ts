import type { Wait } from '../humanizer/waiting.ts';
import type { MailEnv } from '../mail/mailer.ts';
import type { NetworkEnv } from './network-day.ts';
import type { CheckEnv } from './human-check/check.ts';
import type { AdminFactorEnv } from './sessions/admin-sessions.ts';
import type { PasskeyEnv } from './passkeys/relying-party.ts';
import type { Passwords } from './passwords/hashing.ts';

/** What calls about accounts need beside the bindings; `createApp` sets it. */
export type AuthEnv = NetworkEnv &
  MailEnv &
  PasskeyEnv &
  CheckEnv &
  AdminFactorEnv & { Variables: { passwords: Passwords; wait: Wait } };
