import type { SignalName } from '#prose/index.ts';

export const steps = {
  paste: {
    title: 'Paste your text',
    body: 'An essay, a post, a letter: any English that came out stiffer than you meant it.',
  },
  check: {
    title: 'Check the AI score',
    body: 'A simulated score, marked as one. With a longer text come the signals that are measured in your own sentences.',
  },
  humanize: {
    title: 'Humanize',
    body: 'It comes back with every change marked and its reason beside it. Keep the ones you like and take back the rest.',
  },
} as const;

type Piece = string | { struck: string; added: string };

/** What the three pictures show. The rewriter and the check answer with exactly this; a test asks them. */
export const passage = {
  pieces: [
    'The Harbour Library plays a crucial role in the life of the town. ',
    { struck: 'In order to', added: 'To' },
    ' meet demand, it now opens at 8 a.m., and 87% of students ',
    { struck: 'utilize', added: 'use' },
    ' it on a daily basis.',
  ] satisfies Piece[] as readonly Piece[],
  aiProbability: 86,
  stockPhrases: ['plays a crucial role', 'in order to'],
  reason: 'A plainer word that says what “utilize” says.',
} as const;

export const sourceOf = (pieces: readonly Piece[]) =>
  pieces.map((piece) => (typeof piece === 'string' ? piece : piece.struck)).join('');

export const resultOf = (pieces: readonly Piece[]) =>
  pieces.map((piece) => (typeof piece === 'string' ? piece : piece.added)).join('');

export const science = {
  title: 'Science you can check',
  habits:
    'Models write by habit. They lean on the same few phrases, open with “moreover”, and hang an afterthought on every sentence. Habits can be counted, so we count them and set each count beside English by people.',
  sample: 'The sample of this page, before and after',
} as const;

/** Of the text behind Try Sample, as it is and as the rewriter returns it. A test measures both again. */
export const measuredSample: readonly { signal: SignalName; before: number; after: number }[] = [
  { signal: 'markers', before: 38.3, after: 9.7 },
  { signal: 'sentence_length', before: 15.4, after: 15.8 },
  { signal: 'reading_grade', before: 6.4, after: 6.5 },
];

export const promises = [
  {
    title: 'No tricks',
    body: 'No look-alike letters, no zero-width characters, no planted typos. What you see is what is there.',
  },
  { title: 'No invented facts', body: 'Nothing is added to what you said.' },
  {
    title: 'What is exact stays exact',
    body: 'Numbers, names, dates, quotations, links, code and citations come out as they went in.',
  },
  {
    title: 'The shape holds',
    body: 'Headings, lists and paragraphs stay as they are, and nothing is cut off.',
  },
  {
    title: 'Good writing is left alone',
    body: 'Text that reads well already comes back unchanged, and we say so.',
  },
  { title: 'Your text stays yours', body: 'It is neither kept nor logged.' },
] as const;
