import type { Context } from 'hono';
import type { SecurityEventKind } from '#contract/security-events.ts';
import type { Owner } from '#db/factors/owner.ts';
import { type FactorChange, factorMail } from '#mail/templates/factors.ts';
import type { Recipient } from '#mail/templates/layout.ts';
import { sendMail } from '#mail/mailer.ts';
import type { AuthEnv } from '../env.ts';
import { record } from '../record.ts';

/** Recipients of account-security notifications. */
export type Holder = Recipient & { owner: Owner };

const kinds: Partial<Record<FactorChange, SecurityEventKind>> = {
  'app-on': 'authenticator_added',
  'app-off': 'authenticator_removed',
  'codes-made': 'recovery_codes_made',
  'recovery-code-used': 'recovery_code_used',
  'passkey-added': 'passkey_added',
  'passkey-removed': 'passkey_removed',
  'passkey-copied': 'factor_failed',
};

export function recordFactorEvent<E extends AuthEnv>(
  c: Context<E>,
  { kind: of, id }: Owner,
  kind: SecurityEventKind,
): void {
  record(c, of === 'user' ? { kind, userId: id } : { kind, about: id });
}

/** Records and mails every change of a factor and every attack on one. */
export function notifyOfFactor<E extends AuthEnv>(c: Context<E>, holder: Holder, change: FactorChange): void {
  const kind = kinds[change];
  if (kind !== undefined) recordFactorEvent(c, holder.owner, kind);
  sendMail(c, factorMail(holder, change, c.get('mailOrigin')));
}
