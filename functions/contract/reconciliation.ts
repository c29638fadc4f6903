/** What reconciliation checks. Each sentence tells the admin what is wrong with the account, payment, run, event or network. */
export const reconciliationKinds = {
  words_used: 'The words of the ledger do not add up to those that the account has used.',
  words_below_zero: 'The account’s used words are below zero.',
  words_limit: 'The account’s word limit is not its plan’s plus the words carried over.',
  run_words: 'The ledger did not charge the number of words the run delivered or holds.',
  network_words: 'A network’s used words for a day are below zero.',
  term_end: 'The subscription ends on another day than the last term that was paid for.',
  term_order: 'The terms of a subscription overlap, or leave a gap.',
  terms_to_come: 'The account’s upcoming terms are not the ones paid for.',
  term_unserved: 'A paid term is running, but the account does not have its plan.',
  term_missing: 'The payment counts as completed and has no term.',
  payment_money: 'The payment is not what the provider reported.',
  money_unrecorded: 'The provider reported money that we have not recorded.',
  refund_unrecorded: 'The provider reported a refund, but the payment is not refunded here.',
} as const satisfies Record<string, string>;

export type ReconciliationKind = keyof typeof reconciliationKinds;

/** `subject`: id of the record concerned. `expected` and `found`: word counts, timestamps in ms, cents or null. */
export type Disagreement = {
  kind: ReconciliationKind;
  subject: string;
  expected: string | null;
  found: string | null;
};

/** A disagreement as the admin sees it. `since`: the night in which it was first found. */
export type KnownDisagreement = Disagreement & { since: string };

/** Maximum number listed per kind: these suffice to see a fault that affects all accounts. */
export const disagreementsPerKind = 50;
