import type { Check } from './check.ts';
import { currency } from '#contract/plans.ts';

const completed = `p.status = 'completed'`;
const ofSubscription = `p.user_id = u.id AND ${completed} AND p.subscription_start = u.subscription_start`;
const hasPlan = (now: number) =>
  `u.plan IN ('pro', 'ultra') AND u.status = 'active' AND u.subscription_end > ${now}`;

const lastEnd = `(SELECT max(p.term_end) FROM payments p WHERE ${ofSubscription})`;

/** The terms that bring their words when they begin. Until 0.1.0 they brought them when they were paid. */
const awaited = `coalesce((
  SELECT json_group_array(t.term_start) FROM (
    SELECT p.term_start FROM payments p
    WHERE ${ofSubscription} AND p.term_start >= u.resets_at AND p.words_carried IS NULL
    ORDER BY p.term_start
  ) t
), '[]')`;

/** Each finds where payments, terms and the events of the provider do not agree. */
export const moneyChecks = (now: number): Check[] => [
  [
    'term_end',
    `
    SELECT u.id AS subject, ${lastEnd} AS expected, u.subscription_end AS found
    FROM users u WHERE ${hasPlan(now)} AND u.subscription_end IS NOT ${lastEnd}`,
  ],
  [
    'term_order',
    `
    SELECT t.id AS subject, t.previous AS expected, t.term_start AS found
    FROM (
      SELECT p.id, p.term_start,
        lag(p.term_end) OVER (PARTITION BY p.user_id, p.subscription_start ORDER BY p.term_start) AS previous
      FROM payments p JOIN users u ON ${ofSubscription} WHERE ${hasPlan(now)}
    ) t
    WHERE t.term_start < t.previous OR (t.term_start > t.previous AND t.term_start > ${now})`,
  ],
  [
    'terms_to_come',
    `
    SELECT u.id AS subject, ${awaited} AS expected, u.terms_to_come AS found
    FROM users u WHERE ${hasPlan(now)} AND u.terms_to_come <> ${awaited}`,
  ],
  [
    'term_unserved',
    `
    SELECT p.id AS subject, p.plan AS expected, u.plan AS found
    FROM payments p JOIN users u ON ${ofSubscription}
    WHERE p.term_start <= ${now} AND p.term_end > ${now}
      AND (u.plan <> p.plan OR u.subscription_end <= ${now})`,
  ],
  [
    'term_missing',
    `
    SELECT p.id AS subject, NULL AS expected, NULL AS found
    FROM payments p
    WHERE ${completed} AND (p.term_start IS NULL OR p.term_end IS NULL OR p.subscription_start IS NULL
      OR p.action IS NULL OR p.activated_at IS NULL OR p.term_start >= p.term_end)`,
  ],
  [
    'payment_money',
    `
    SELECT p.id AS subject, p.amount AS expected, e.amount AS found
    FROM payments p LEFT JOIN payment_events e
      ON e.id = p.paid_by AND e.kind = 'paid' AND e.provider_payment_id = p.provider_payment_id
    WHERE (p.status IN ('paid', 'completed', 'duplicate') OR (p.status = 'refunded' AND p.paid_by IS NOT NULL))
      AND (e.id IS NULL OR e.amount <> p.amount OR e.currency <> '${currency}')
      AND NOT (e.id IS NOT NULL AND p.duplicate_of IS NOT NULL)`,
  ],
  [
    'money_unrecorded',
    `
    SELECT e.id AS subject, e.amount AS expected, NULL AS found
    FROM payment_events e
    WHERE e.kind = 'paid' AND e.handled_at IS NOT NULL AND e.attention IS NULL
      AND NOT EXISTS (SELECT 1 FROM payments p WHERE p.provider_payment_id = e.provider_payment_id)`,
  ],
  [
    'refund_unrecorded',
    `
    SELECT p.id AS subject, 'refunded' AS expected, p.status AS found
    FROM payment_events e JOIN payments p ON p.provider_payment_id = e.provider_payment_id
    WHERE e.kind = 'refunded' AND e.handled_at IS NOT NULL AND p.status <> 'refunded'`,
  ],
];
