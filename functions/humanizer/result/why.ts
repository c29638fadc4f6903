import type { Refusal } from '#prose/index.ts';

/** What is refused for, as the end of a sentence: by the gate, for a placeholder that is lost, by the model that is asked again. */
const reasons = {
  number: 'a number would have changed',
  quantity: 'an amount would have changed',
  date: 'a date or a time would have changed',
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
  surprise: 'an “even” would have come or gone',
  contrast: 'a contrast would have come or gone',
  cause: 'what causes what would have changed',
  preference: 'what comes before what would have changed',
  superlative: 'how it compares with all others would have changed',
  totality: 'how much of it is meant would have changed',
  part: 'how much of it is meant would have changed',
  'number of things': 'how many are meant would have changed',
  'order in time': 'what comes before what would have changed',
  attribution: 'who says so would have changed',
  association: 'what causes what would have changed',
  ability: 'what can be done would have changed',
  inability: 'what can be done would have changed',
  advice: 'what should be would have changed',
  speaker: 'who speaks would have changed',
  group: 'who speaks would have changed',
  owner: 'whose it is would have changed',
  reader: 'who is spoken to would have changed',
  intention: 'what is only meant to happen would have changed',
  exception: 'an exception would have come or gone',
  question: 'a question would have become a statement, or the other way',
  wish: 'a wish would have become a statement, or the other way',
  meaning: 'it would have said something else',
  possibility: 'how sure it is would have changed',
  likelihood: 'how sure it is would have changed',
  necessity: 'what must be would have changed',
  condition: 'a condition would have changed',
  length: 'it would have become much shorter or longer',
  english: 'it would have read worse',
  protected: 'something that has to stay would have been lost',
  judge: 'the model that checks was not sure that it says the same',
} satisfies Record<Refusal | 'protected' | 'judge', string>;

const inWords = new Map<string, string>(Object.entries(reasons));

/** Why a wording was refused. */
export const whyRefused = (reason = ''): string => inWords.get(reason) ?? reasons.meaning;
