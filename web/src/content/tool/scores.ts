import type { SignalName } from '#prose/index.ts';

/** What a signal counts, if its name does not say so. */
export const counts: Partial<Record<SignalName, string>> = {
  sentence_length: 'Words in a sentence, on average.',
  sentence_variation: 'How much sentence length varies. Near 0, all are about the same.',
  vocabulary: 'How many words are different in any 50 in a row.',
  markers: 'Words and phrases that models use far more often than people do, such as “delve”.',
  connectives: '“However”, “moreover” and the like, where they open a sentence or a clause.',
  ing_clauses: '“…, leaving the room silent”: an afterthought added after a comma.',
  nominalisations: '“Implementation”, “effectiveness”: nouns where a verb or an adjective would do.',
  threes: '“Fast, cheap, and simple”: things listed in threes.',
  contractions: '“Don’t”, “it’s”, as in speech.',
  repeated_openings: 'Sentences that begin with the same word as one of the two before them.',
  reading_grade: 'About how many years of school it takes to read the text with ease.',
};

/** Display names of the kinds of text in the test. */
export const kinds: Record<string, string> = {
  abstract: 'Abstracts',
  chat_2024: 'Chat answers, 2024',
  essay: 'Essays',
  'essay (TOEFL alone)': 'of these, TOEFL essays',
  essay_2025: 'Essays, 2025',
  gov_blog: 'Government blogs',
  news: 'News',
  story: 'Stories',
  story_2025: 'Stories, 2025',
  tech_blog: 'Technical blogs',
  'all four': 'All four',
};

export const limits = [
  'It says how a text reads. It cannot say who wrote it, and must not be used to accuse anyone.',
  'It gives no answer under 80 words, or for texts not in English.',
  'It was tested on whole texts of 110 to 410 words, but not on longer texts, texts written partly by AI, or edited or paraphrased texts. Results of our own rewriter are among those.',
  'The models in the test are from 2023 to 2025, most of them from 2023. Newer ones may write differently.',
  'Besides the TOEFL essays, writers whose first language is not English were not measured.',
  'It may call a new kind of writing machine-written more often than the tables show.',
] as const;

/** The detectors whose scores were published, in their own spelling. */
export const detectorNames: Record<string, string> = {
  copyleaks: 'Copyleaks',
  gptzero: 'GPTZero',
  originality: 'Originality',
  winston: 'Winston',
  zerogpt: 'ZeroGPT',
};

/** What was counted in the results of published tools. */
export const measureNames: Record<string, string> = {
  changed: 'Words changed',
  number: 'Number missing',
  name: 'Name missing',
  quotation: 'Quotation missing or altered',
  negation: '“Not” missing',
  structure: 'Paragraphs, headings or list items added or gone',
};
