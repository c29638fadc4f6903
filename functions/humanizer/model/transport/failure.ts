/** Reasons why a model did not answer, which complete the sentence shown to the user: "The language model …". */
const failures = {
  slow: 'took too long',
  away: 'could not be reached',
  busy: 'was busy',
  spent: 'has no calls left for now',
  rejected: 'did not accept our question',
  cut: 'stopped mid-answer',
  unread: 'gave an answer we cannot read',
  declined: 'declined to answer',
} as const;

export type FailureKind = keyof typeof failures;

/** The message never quotes the model, whose answer could contain the user's text. */
export class ModelFailure extends Error {
  override name = 'ModelFailure';
  readonly kind: FailureKind;

  constructor(kind: FailureKind) {
    super(failures[kind]);
    this.kind = kind;
  }
}

export const failureInWords = (kind: FailureKind): string => `The language model ${failures[kind]}`;
