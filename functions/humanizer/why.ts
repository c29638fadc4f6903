/** What the gate refuses for, as the end of a sentence; what it compares besides is told in general. */
const reasons = new Map(
  Object.entries({
    number: 'a number would have changed',
    quantity: 'an amount would have changed',
    date: 'a date or a time would have changed',
    time: 'a date or a time would have changed',
    name: 'a name would have changed',
    quotation: 'a quotation, a link or a citation would have changed',
    negation: 'a “not” would have come, gone or moved',
    roles: 'who does what would have changed',
    opposite: 'a word would have turned into its opposite',
    list: 'a list would have lost or gained something',
    comparison: 'a comparison would have changed',
    approximation: 'how exact it is would have changed',
    frequency: 'how often it happens would have changed',
    restriction: 'an “only” would have come or gone',
    contrast: 'a contrast would have come or gone',
    cause: 'what causes what would have changed',
    possibility: 'how sure it is would have changed',
    likelihood: 'how sure it is would have changed',
    necessity: 'what must be would have changed',
    condition: 'a condition would have changed',
    length: 'it would have become much shorter or longer',
    english: 'it would have read worse',
    protected: 'something that has to stay would have been lost',
    judge: 'the model that checks was not sure that it says the same',
  }),
);

/** Why a wording was refused. */
export const whyRefused = (reason = ''): string => reasons.get(reason) ?? 'it would have said something else';
