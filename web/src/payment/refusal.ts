import type { ClientCode, Failed } from '#api-client';

/** `payment`: nothing was bought. `activation`: the outcome is unknown. `access` and `authentication`: not signed in as the buyer. */
export type FailureKind = 'payment' | 'activation' | 'access' | 'authentication';

export type Refusal = { kind: FailureKind | 'invalid'; message: string };

export const invalidLink: Refusal = { kind: 'invalid', message: 'Invalid payment link. Please try again.' };

export const invalidAccess: Refusal = {
  kind: 'access',
  message: 'This page can only be accessed after completing a payment.',
};

export const authenticationRequired: Refusal = {
  kind: 'authentication',
  message: 'Please log in to access this page.',
};

const unreadableLinks = new Set<ClientCode>(['invalid_payment_token', 'invalid_input', 'not_found']);
const linksToNothing = new Set<ClientCode>([
  'payment_link_used',
  'payment_link_expired',
  'payment_not_found',
  'invalid_plan',
]);
const failedPayments = new Set<ClientCode>([
  'payment_session_expired',
  'payment_failed',
  'payment_amount_mismatch',
  'payment_refunded',
  'payment_duplicate',
]);

/** Whether a failure is temporary, so that a retry may succeed. */
export const isPassing = ({ code, status }: Failed) =>
  code === 'unreachable' || status === 429 || status >= 500;

/** Maps a failed request to what a person who waits for a plan is shown. */
export function refusalOf({ code, error }: Failed, userId: string): Refusal {
  if (code === 'not_signed_in') return authenticationRequired;
  if (unreadableLinks.has(code)) return invalidLink;
  if (linksToNothing.has(code)) return { kind: 'invalid', message: error };
  if (failedPayments.has(code)) return { kind: 'payment', message: error };
  const why = error.replace(/\.$/, '');
  return {
    kind: 'activation',
    message: `Failed to activate subscription: ${why}. Please contact support with reference: ${userId}`,
  };
}
