import type { Document, MarkKind } from './document.ts';
import type { Measured } from './phrases.ts';
import { readingGrade, repeatedOpenings, sentenceLength, sentenceVariation } from './sentence-measures.ts';
import {
  connectiveRate,
  contractions,
  ingClauses,
  markers,
  marksOf,
  nominalisations,
  threes,
  vocabulary,
} from './word-measures.ts';

export type Measure = {
  measure: (document: Document) => Measured;
  says: (value: string) => string;
  /** Explanations for a value outside the human range. */
  below: string;
  above: string;
};

const rate = (what: string) => (value: string) => `${what}: ${value} in 1,000 words.`;

const marks =
  (reason: string, ...kinds: MarkKind[]) =>
  (document: Document): Measured =>
    marksOf(document, kinds, reason);

export const measures = {
  sentence_length: {
    measure: sentenceLength,
    says: (value) => `A sentence has ${value} words on average.`,
    below: 'That is unusually short.',
    above: 'That is unusually long.',
  },
  sentence_variation: {
    measure: sentenceVariation,
    says: (value) => `Sentence lengths vary by ${value} times their mean.`,
    below: 'The sentences are unusually even.',
    above: 'The sentences are unusually uneven.',
  },
  vocabulary: {
    measure: vocabulary,
    says: (value) => `Of 50 words in a row, ${value} are different.`,
    below: 'Words come back unusually often.',
    above: 'Words hardly ever come back.',
  },
  markers: {
    measure: markers,
    says: rate('Words and phrases that models favour'),
    below: 'There are hardly any.',
    above: 'People use them less.',
  },
  connectives: {
    measure: connectiveRate,
    says: rate('Connectives such as “however”'),
    below: 'There are hardly any.',
    above: 'People leave more of the links to the reader.',
  },
  ing_clauses: {
    measure: ingClauses,
    says: rate('Clauses hung on with a comma and an “…ing” verb'),
    below: 'There are hardly any.',
    above: 'People write fewer.',
  },
  nominalisations: {
    measure: nominalisations,
    says: rate('Nouns such as “implementation” or “effectiveness”'),
    below: 'There are hardly any.',
    above: 'The text is heavy with them.',
  },
  threes: {
    measure: threes,
    says: rate('Lists of three'),
    below: 'There are hardly any.',
    above: 'People list in threes less often.',
  },
  contractions: {
    measure: contractions,
    says: rate('Contractions such as “don’t”'),
    below: 'There are hardly any.',
    above: 'That is more than most people write.',
  },
  commas: {
    measure: marks('A comma.', 'comma'),
    says: rate('Commas'),
    below: 'That is few.',
    above: 'That is many.',
  },
  dashes: {
    measure: marks('A dash.', 'dash'),
    says: rate('Dashes'),
    below: 'There are hardly any.',
    above: 'People set fewer.',
  },
  semicolons: {
    measure: marks('A semicolon.', 'semicolon'),
    says: rate('Semicolons'),
    below: 'There are hardly any.',
    above: 'People set fewer.',
  },
  colons: {
    measure: marks('A colon.', 'colon'),
    says: rate('Colons'),
    below: 'There are hardly any.',
    above: 'People set fewer.',
  },
  brackets: {
    measure: marks('A bracket.', 'bracket'),
    says: rate('Brackets'),
    below: 'There are hardly any.',
    above: 'People set fewer.',
  },
  questions_and_exclamations: {
    measure: marks('A question or an exclamation.', 'question', 'exclamation'),
    says: rate('Question and exclamation marks'),
    below: 'There are hardly any.',
    above: 'People set fewer.',
  },
  repeated_openings: {
    measure: repeatedOpenings,
    says: (value) => `${value} % of the sentences begin as one of the two before them.`,
    below: 'Openings hardly ever repeat.',
    above: 'Openings repeat unusually often.',
  },
  reading_grade: {
    measure: readingGrade,
    says: (value) => `It takes about ${value} years of school to read this with ease.`,
    below: 'That is unusually easy.',
    above: 'That is unusually hard.',
  },
} as const satisfies Record<string, Measure>;

export type SignalName = keyof typeof measures;

const isSignalName = (name: string): name is SignalName => Object.hasOwn(measures, name);

export const signalNames: readonly SignalName[] = Object.keys(measures).filter(isSignalName);

/** Returns the value of one signal alone. */
export const measureSignal = (name: SignalName, document: Document): number =>
  measures[name].measure(document).value;
