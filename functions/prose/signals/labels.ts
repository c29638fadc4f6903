const PER_THOUSAND = 'per 1,000 words';

/** Separate from the measuring code, so that a page can name the signals without loading it. */
export const signalLabels = {
  sentence_length: { label: 'Sentence length', unit: 'words', digits: 1 },
  sentence_variation: { label: 'Variation of sentence length', unit: 'standard deviation ÷ mean', digits: 2 },
  vocabulary: { label: 'Vocabulary variety', unit: 'different words in 50', digits: 1 },
  markers: { label: 'Marker words and phrases', unit: PER_THOUSAND, digits: 1 },
  connectives: { label: 'Connectives', unit: PER_THOUSAND, digits: 1 },
  ing_clauses: { label: '“…ing” clauses after a comma', unit: PER_THOUSAND, digits: 1 },
  nominalisations: { label: 'Nouns made of verbs', unit: PER_THOUSAND, digits: 1 },
  threes: { label: 'Lists of three', unit: PER_THOUSAND, digits: 1 },
  contractions: { label: 'Contractions', unit: PER_THOUSAND, digits: 1 },
  commas: { label: 'Commas', unit: PER_THOUSAND, digits: 1 },
  dashes: { label: 'Dashes', unit: PER_THOUSAND, digits: 1 },
  semicolons: { label: 'Semicolons', unit: PER_THOUSAND, digits: 1 },
  colons: { label: 'Colons', unit: PER_THOUSAND, digits: 1 },
  brackets: { label: 'Brackets', unit: PER_THOUSAND, digits: 1 },
  questions_and_exclamations: { label: 'Question and exclamation marks', unit: PER_THOUSAND, digits: 1 },
  repeated_openings: { label: 'Repeated openings', unit: '% of sentences', digits: 0 },
  reading_grade: { label: 'Reading grade', unit: 'Flesch-Kincaid grade', digits: 1 },
} as const;
