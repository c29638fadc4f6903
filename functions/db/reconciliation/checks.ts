import {
  type Disagreement,
  type ReconciliationKind,
  disagreementsPerKind,
  reconciliationKinds,
} from '#contract/reconciliation.ts';
import { plans, currency } from '#contract/plans.ts';
import { day } from '#contract/time.ts';

/** A statement that finds rows that break one rule of the books. */
export type Check = [kind: ReconciliationKind, statement: string];

/** A row that such a statement returns. */
export type CheckRow = { subject: string; expected?: unknown; found?: unknown };

const isKind = (name: string): name is ReconciliationKind => Object.hasOwn(reconciliationKinds, name);

function said(value: unknown): string | null {
  if (value === null || value === undefined) return null;
  return typeof value === 'string' ? value : JSON.stringify(value);
}

export const disagreementOf = (
  kind: ReconciliationKind,
  { subject, expected, found }: CheckRow,
): Disagreement => ({ kind, subject, expected: said(expected), found: said(found) });

const { free, pro, ultra } = plans;

/** Matches accounts without an ended term: their limit is the one set at the period's start. Others are renewed by their next call. */
const isRunning = (now: number) =>
  `(u.plan IN ('free', 'basic') OR u.subscription_end IS NULL OR u.subscription_end > ${now})`;

/**
 * Whether the period is the first month of a term that began at `start`: only then do the words carried over by its payment
 * count. Until 0.1.0 a renewal added its words when it was paid.
 */
const isFirst = (start: string) => `(u.period_start - ${start}) BETWEEN 0 AND ${27 * day}`;
const carried = `(
  SELECT p.words_carried FROM payments p
  WHERE p.user_id = u.id AND p.status = 'completed' AND p.subscription_start = u.subscription_start
    AND p.words_carried IS NOT NULL
    AND (${isFirst('p.term_start')} OR (p.term_start > u.period_start AND ${isFirst('p.activated_at')}))
  ORDER BY p.activated_at DESC LIMIT 1
)`;

const limit = `CASE u.plan
  WHEN 'ultra' THEN ${ultra.wordsPerMonth}
  WHEN 'pro' THEN ${pro.wordsPerMonth} + coalesce(${carried}, 0)
  ELSE ${free.wordsPerMonth} END`;

/** The start of the running period, and the words charged for a run since (`>=`) or before (`<`) it; with both, it is not checked. */
const start = 'coalesce(u.period_start, u.created_at)';
const charged = (when: string) =>
  `coalesce((SELECT sum(l.words) FROM ledger l WHERE l.user_id = u.id AND l.run_id = r.id AND l.at ${when} ${start}), 0)`;

/** Checks of word counts. Each returns the subject, the expected value and the value found. */
const wordChecks = (now: number) => ({
  words_used: `
    SELECT u.id AS subject, coalesce(s.words, 0) AS expected, u.words_used AS found
    FROM users u LEFT JOIN (SELECT user_id, sum(words) AS words FROM ledger GROUP BY user_id) s ON s.user_id = u.id
    WHERE u.words_used <> coalesce(s.words, 0)`,
  words_below_zero: `
    SELECT u.id AS subject, 0 AS expected, u.words_used AS found FROM users u WHERE u.words_used < 0`,
  words_limit: `
    SELECT u.id AS subject, ${limit} AS expected, u.words_limit AS found
    FROM users u WHERE ${isRunning(now)} AND u.words_limit <> ${limit}`,
  run_words: `
    SELECT r.id AS subject, iif(r.state = 'open', r.words, coalesce(r.delivered, 0)) AS expected, ${charged('>=')} AS found
    FROM runs r JOIN users u ON u.id = r.user_id
    WHERE r.created_at >= ${start} AND ${charged('<')} = 0
      AND iif(r.state = 'open', r.words, coalesce(r.delivered, 0)) <> ${charged('>=')}`,
  network_words: `
    SELECT n.id AS subject, 0 AS expected, n.words AS found FROM network_days n WHERE n.words < 0`,
});

const completed = `p.status = 'completed'`;
const ofSubscription = `p.user_id = u.id AND ${completed} AND p.subscription_start = u.subscription_start`;
const hasPlan = (now: number) =>
  `u.plan IN ('pro', 'ultra') AND u.status = 'active' AND u.subscription_end > ${now}`;

const lastEnd = `(SELECT max(p.term_end) FROM payments p WHERE ${ofSubscription})`;

/** The starts of terms that will add their words when they begin. Until 0.1.0 terms added them when they were paid. */
const awaited = `coalesce((
  SELECT json_group_array(t.term_start) FROM (
    SELECT p.term_start FROM payments p
    WHERE ${ofSubscription} AND p.term_start >= u.resets_at AND p.words_carried IS NULL
    ORDER BY p.term_start
  ) t
), '[]')`;

/** Checks that payments, terms and the provider's events agree. */
const moneyChecks = (now: number) => ({
  term_end: `
    SELECT u.id AS subject, ${lastEnd} AS expected, u.subscription_end AS found
    FROM users u WHERE ${hasPlan(now)} AND u.subscription_end IS NOT ${lastEnd}`,
  term_order: `
    SELECT t.id AS subject, t.previous AS expected, t.term_start AS found
    FROM (
      SELECT p.id, p.term_start,
        lag(p.term_end) OVER (PARTITION BY p.user_id, p.subscription_start ORDER BY p.term_start) AS previous
      FROM payments p JOIN users u ON ${ofSubscription} WHERE ${hasPlan(now)}
    ) t
    WHERE t.term_start < t.previous OR (t.term_start > t.previous AND t.term_start > ${now})`,
  terms_to_come: `
    SELECT u.id AS subject, ${awaited} AS expected, u.terms_to_come AS found
    FROM users u WHERE ${hasPlan(now)} AND u.terms_to_come <> ${awaited}`,
  term_unserved: `
    SELECT p.id AS subject, p.plan AS expected, u.plan AS found
    FROM payments p JOIN users u ON ${ofSubscription}
    WHERE p.term_start <= ${now} AND p.term_end > ${now}
      AND (u.plan <> p.plan OR u.subscription_end <= ${now})`,
  term_missing: `
    SELECT p.id AS subject, NULL AS expected, NULL AS found
    FROM payments p
    WHERE ${completed} AND (p.term_start IS NULL OR p.term_end IS NULL OR p.subscription_start IS NULL
      OR p.action IS NULL OR p.activated_at IS NULL OR p.term_start >= p.term_end)`,
  payment_money: `
    SELECT p.id AS subject, p.amount AS expected, e.amount AS found
    FROM payments p LEFT JOIN payment_events e
      ON e.id = p.paid_by AND e.kind = 'paid' AND e.provider_payment_id = p.provider_payment_id
    WHERE (p.status IN ('paid', 'completed', 'duplicate') OR (p.status = 'refunded' AND p.paid_by IS NOT NULL))
      AND (e.id IS NULL OR e.amount <> p.amount OR e.currency <> '${currency}')
      AND NOT (e.id IS NOT NULL AND p.duplicate_of IS NOT NULL)`,
  money_unrecorded: `
    SELECT e.id AS subject, e.amount AS expected, NULL AS found
    FROM payment_events e
    WHERE e.kind = 'paid' AND e.handled_at IS NOT NULL AND e.attention IS NULL
      AND NOT EXISTS (SELECT 1 FROM payments p WHERE p.provider_payment_id = e.provider_payment_id)`,
  refund_unrecorded: `
    SELECT p.id AS subject, 'refunded' AS expected, p.status AS found
    FROM payment_events e JOIN payments p ON p.provider_payment_id = e.provider_payment_id
    WHERE e.kind = 'refunded' AND e.handled_at IS NOT NULL AND p.status <> 'refunded'`,
});

/**
 * Returns one statement per rule. Each reads a consistent snapshot: concurrent transactions are seen completely or not at all.
 * They scan whole tables, so only the daily cron and the command `npm run reconcile` should run them.
 */
export function checks(now: Date): Check[] {
  const time = now.getTime();
  const statements: Record<ReconciliationKind, string> = { ...wordChecks(time), ...moneyChecks(time) };
  return Object.keys(statements)
    .filter(isKind)
    .map((kind) => [kind, `${statements[kind].trim()} LIMIT ${disagreementsPerKind}`]);
}
