import { createMiddleware } from 'hono/factory';
import type { Context } from 'hono';
import type { ErrorCode } from '#contract/errors.ts';
import { isPlanChangeBlock, planChangeBlocks } from '#contract/plan-change.ts';
import type { SecurityEventKind } from '#contract/security-events.ts';
import type { Admin } from '#db/admins.ts';
import type { HonoEnv } from '#env.ts';
import { runInBackground } from '#observability/run-in-background.ts';
import type { Principal } from './factors/principal.ts';
import { mayRecord } from './passwords/attempts.ts';
import { record } from './record.ts';
import type { SignedIn } from './sessions/sessions.ts';

/** The context variables set by `failure`, `tooMany` and the guards. */
type RefusedEnv = HonoEnv & {
  Variables: Partial<SignedIn> & { failed?: ErrorCode; whose?: string; admin?: Admin; principal?: Principal };
};

const as = (kind: SecurityEventKind, codes: readonly ErrorCode[]) =>
  Object.fromEntries(codes.map((code) => [code, kind]));

/** The event for each error code. Wrong passwords, factors and signatures are recorded where they are detected, with their account. */
const kinds: Partial<Record<ErrorCode, SecurityEventKind>> = {
  ...as('tries_stopped', ['too_many_attempts']),
  ...as('calls_refused', ['rate_limited']),
  ...as('cross_site_refused', ['cross_site']),
  ...as('proof_due', ['proof_required', 'google_required']),
  ...as('google_refused', ['google_unverified', 'google_conflict', 'google_password']),
  ...as('rights_refused', [
    'not_signed_in',
    'admin_required',
    'admin_factor_due',
    'admin_factor_missing',
    'invalid_admin_session',
    'second_step_over',
    'address_not_confirmed',
  ]),
  ...as('link_refused', [
    'invalid_reset_token',
    'expired_reset_token',
    'invalid_verification_token',
    'invalid_change_token',
    'google_link_expired',
    'payment_not_found',
    'invalid_payment_token',
    'payment_link_used',
    'payment_session_expired',
    'payment_link_expired',
  ]),
  ...as('input_refused', [
    'invalid_json',
    'invalid_input',
    'method_not_allowed',
    'not_found',
    'body_too_large',
    'unsupported_media_type',
    'text_missing',
    'unknown_option',
    'invalid_run_id',
    'invalid_plan',
    'post_too_large',
  ]),
  ...as('rule_refused', [
    'words_exceeded',
    'request_too_long',
    'confirm_address',
    'too_many_runs',
    'run_id_taken',
    'too_many_accounts',
    'too_many_messages',
    'message_id_taken',
    'too_many_address_changes',
    'too_many_passkeys',
    'mail_too_soon',
    'human_check_required',
    'human_check_failed',
    'payment_amount_mismatch',
    ...Object.keys(planChangeBlocks).filter(isPlanChangeBlock),
  ]),
};

async function recordSparingly(c: Context<RefusedEnv>, kind: SecurityEventKind): Promise<void> {
  if (!(await mayRecord(c, kind))) return;
  const owner = c.get('principal')?.owner;
  record(c, {
    kind,
    userId: c.get('whose') ?? c.get('user')?.id ?? null,
    admin: c.get('admin') ?? null,
    about: owner?.kind === 'admin' ? owner.id : null,
  });
}

/** Records refusals that hint at an attack or a script. */
export const recordRefusals = createMiddleware<RefusedEnv>(async (c, next) => {
  await next();
  const code = c.get('failed');
  const kind = code === undefined ? undefined : kinds[code];
  if (kind !== undefined) runInBackground(c, 'recording a refusal', recordSparingly(c, kind));
});
