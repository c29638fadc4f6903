/** What reconciliation checks. `what` tells the admin what is wrong with the account, payment, run, event or network. */
export const reconciliationKinds = {
  words_used: 'The words of the ledger do not add up to those that the account has used.',
  words_below_zero: 'The account has used fewer words than none.',
  words_limit: 'The words of the account are not those of its plan and of what was carried over.',
  run_words: 'The ledger charged another number of words for the run than it delivered or holds.',
  network_words: 'A network has used fewer words on a day than none.',
  term_end: 'The subscription ends on another day than the last term that was paid for.',
  term_order: 'The terms of a subscription overlap, or leave a gap.',
  terms_to_come: 'The account awaits other terms than those that were paid for.',
  term_unserved: 'A term that was paid for runs, and the account does not have its plan.',
  term_missing: 'The payment counts as completed and has no term.',
  payment_money: 'What the payment was for is not what the provider told of it.',
  money_unrecorded: 'The provider told of money that no payment of ours records.',
  refund_unrecorded: 'The provider told of a refund, and the payment does not count as refunded.',
} as const satisfies Record<string, string>;

export type ReconciliationKind = keyof typeof reconciliationKinds;

/** `subject`: the id of what it is about. `expected` and `found` are words, moments in milliseconds, cents, or nothing. */
export type Disagreement = {
  kind: ReconciliationKind;
  subject: string;
  expected: string | null;
  found: string | null;
};

/** As the admin sees it. `since`: the night that first found it. */
export type KnownDisagreement = Disagreement & { since: string };

/** So many of a kind are listed at most: a fault that reaches all accounts is seen by the first of them. */
export const disagreementsPerKind = 50;
