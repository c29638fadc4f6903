import type { Trip } from './worker/order.ts';

/**
 * What a request can do without: security events, emails (those that an account needs are in the transaction that creates it),
 * network limits, and what is stored only to be quicker or cheaper. It needs everything else, even the counter of password
 * attempts: without it, passwords could be guessed for as long as the fault lasts.
 */
const secondary = new Set([
  'security_events',
  'mails',
  'payment-token',
  'guest-texts',
  'contact-messages',
  'guest-words:neighbourhood',
]);

/** Otherwise secondary tables that these requests need. */
const needed: Record<string, readonly string[]> = {
  'GET /api/user/activity': ['security_events'],
  'GET /api/user/export': ['security_events', 'mails'],
  'GET /api/admin/security': ['security_events'],
  'GET /api/admin/mails': ['mails'],
  'PUT /api/admin/mails/:id': ['mails'],
};

/** Further tables that these requests can do without. */
const besides: Record<string, readonly string[]> = {
  // A message is accepted from anyone, so no session is needed.
  'POST /api/contact': ['sessions'],
};

/** Whether a request had to fail, because something it needs failed before the response. */
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
