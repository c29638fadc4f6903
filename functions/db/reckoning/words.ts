import type { Check } from './check.ts';
import { plans } from '#contract/plans.ts';
import { day } from '#contract/time.ts';

const { free, pro, ultra } = plans;

/** Whose period runs has the limit that its opening set; the next call renews the others. */
const isRunning = (now: number) =>
  `(u.plan IN ('free', 'basic') OR u.subscription_end IS NULL OR u.subscription_end > ${now})`;

/**
 * A month is the first of its term where it begins with it: then what the payment carried over counts. Until 0.1.0 a renewal
 * brought its words when it was paid.
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

/** What was charged for a run in the running period, unless some of it was charged in an earlier one. */
const start = 'coalesce(u.period_start, u.created_at)';
const charged = (when: string) =>
  `coalesce((SELECT sum(l.words) FROM ledger l WHERE l.user_id = u.id AND l.run_id = r.id AND l.at ${when} ${start}), 0)`;

/** Each finds where the words of accounts do not agree, by subject, what is expected and what is found. */
export const wordChecks = (now: number): Check[] => [
  [
    'words_used',
    `
    SELECT u.id AS subject, coalesce(s.words, 0) AS expected, u.words_used AS found
    FROM users u LEFT JOIN (SELECT user_id, sum(words) AS words FROM ledger GROUP BY user_id) s ON s.user_id = u.id
    WHERE u.words_used <> coalesce(s.words, 0)`,
  ],
  [
    'words_below_zero',
    `
    SELECT u.id AS subject, 0 AS expected, u.words_used AS found FROM users u WHERE u.words_used < 0`,
  ],
  [
    'words_limit',
    `
    SELECT u.id AS subject, ${limit} AS expected, u.words_limit AS found
    FROM users u WHERE ${isRunning(now)} AND u.words_limit <> ${limit}`,
  ],
  [
    'run_words',
    `
    SELECT r.id AS subject, iif(r.state = 'open', r.words, coalesce(r.delivered, 0)) AS expected, ${charged('>=')} AS found
    FROM runs r JOIN users u ON u.id = r.user_id
    WHERE r.created_at >= ${start} AND ${charged('<')} = 0
      AND iif(r.state = 'open', r.words, coalesce(r.delivered, 0)) <> ${charged('>=')}`,
  ],
  [
    'network_words',
    `
    SELECT n.id AS subject, 0 AS expected, n.words AS found FROM network_days n WHERE n.words < 0`,
  ],
];
