import type { SignalName } from '#prose/index.ts';

export const steps = {
  paste: {
    title: 'Paste your text',
    body: 'Essays, posts, emails: anything that sounds stiff or machine-written.',
  },
  check: {
    title: 'Check for AI',
    body: 'You see how your text reads, and the words and habits behind it. All of it is measured in your own sentences, and a short text gets no verdict.',
  },
  humanize: {
    title: 'Humanize',
    body: 'Every change is marked, with its reason beside it. Keep the ones you like and take back the rest.',
  },
} as const;

type Piece = string | { struck: string; added: string };

/** The text of the three pictures. A test checks that the rewriter and the measured signals find exactly this. */
export const passage = {
  pieces: [
    'The new guide ',
    { struck: 'delves into', added: 'examines' },
    ' the past of Harbour Street. ',
    { struck: 'In order to', added: 'To' },
    ' meet demand, the library printed 300 copies, and 87% of schools ',
    { struck: 'utilize', added: 'use' },
    ' it in class.',
  ] satisfies Piece[] as readonly Piece[],
  marker: 'delves',
  reason: 'A plainer word for “utilize”.',
} as const;

export const sourceOf = (pieces: readonly Piece[]) =>
  pieces.map((piece) => (typeof piece === 'string' ? piece : piece.struck)).join('');

export const resultOf = (pieces: readonly Piece[]) =>
  pieces.map((piece) => (typeof piece === 'string' ? piece : piece.added)).join('');

export const science = {
  title: 'Science you can check',
  habits:
    'Models write by habit. They lean on the same few phrases, open with “moreover”, and add an afterthought to every sentence. We count these habits and compare each count with English written by people.',
  sample: 'The sample text on this page, before and after',
} as const;

/** Measurements of the text behind Try Sample, before and after rewriting. A test measures both again. */
export const measuredSample: readonly { signal: SignalName; before: number; after: number }[] = [
  { signal: 'markers', before: 38.3, after: 9.7 },
  { signal: 'sentence_length', before: 15.4, after: 15.8 },
  { signal: 'reading_grade', before: 6.4, after: 6.5 },
];

export const promises = [
  { title: 'No tricks', body: 'No look-alike letters, no zero-width characters, no planted typos.' },
  { title: 'No invented facts', body: 'We add nothing to what you said.' },
  {
    title: 'Details stay exact',
    body: 'Numbers, names, dates, quotations, links, code and citations come out exactly as they went in.',
  },
  {
    title: 'The layout stays',
    body: 'Headings, lists and paragraphs stay as they are, and nothing is cut off.',
  },
  {
    title: 'Good writing is left alone',
    body: 'Text that reads well already comes back unchanged, and we say so.',
  },
  { title: 'Your text stays yours', body: 'We neither keep it nor log it.' },
] as const;
