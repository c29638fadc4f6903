import type { Trip } from './worker/order.ts';

/**
 * What a call can do without: who did what, mails (those that an account cannot do without stand in the transaction that makes
 * it), limits of networks, and what is kept only so that something is quicker or cheaper. All else it needs: the password tries
 * too, since a sign-in that nobody counts could be guessed at for as long as the fault lasts.
 */
const secondary = new Set([
  'security_events',
  'mails',
  'payment-token',
  'guest-texts',
  'contact-messages',
  'guest-words:neighbourhood',
]);

/** What is secondary elsewhere, and all that these calls are about. */
const needed: Record<string, readonly string[]> = {
  'GET /api/user/activity': ['security_events'],
  'GET /api/user/export': ['security_events', 'mails'],
  'GET /api/admin/security': ['security_events'],
  'GET /api/admin/mails': ['mails'],
  'PUT /api/admin/mails/:id': ['mails'],
};

/** Of these the call needs still less than of others. */
const besides: Record<string, readonly string[]> = {
  // A message arrives, whoever sends it.
  'POST /api/contact': ['sessions'],
};

/** Whether a call had to fail: something that it cannot do without failed before it was answered. */
export const isForced = (scene: string, trips: readonly Trip[]): boolean =>
  trips.some(
    ({ binding, what, failed, late }) =>
      failed &&
      !late &&
      (binding === 'database' || binding === 'kv') &&
      what.some((one) =>
        secondary.has(one) ? needed[scene]?.includes(one) : !besides[scene]?.includes(one),
      ),
  );
