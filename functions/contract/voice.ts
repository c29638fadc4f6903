/** Groups of linking words with the same meaning; a writer tends to prefer one of each group. */
export const links = {
  but: ['but', 'however', 'nevertheless', 'nonetheless'],
  so: ['so', 'therefore', 'thus', 'as a result', 'consequently', 'hence'],
  also: ['also', 'in addition', 'additionally', 'moreover', 'furthermore'],
  example: ['for example', 'for instance'],
  although: ['although', 'though', 'even though'],
} as const;
export type LinkGroup = keyof typeof links;
export const linkGroups = ['but', 'so', 'also', 'example', 'although'] as const satisfies LinkGroup[];

export const spellings = ['British', 'American'] as const;
export type Spelling = (typeof spellings)[number];

/** Forms of a dash, including the spaces that people set around it. */
export const dashForms = ['\u2014', ' \u2014 ', ' \u2013 '] as const;
export type DashForm = (typeof dashForms)[number];

/** A person's style in figures. Contains none of their words but linking words from our list, unless they let a sample be sent. */
export type Voice = {
  /** Average number of words per sentence. */
  sentenceLength: number;
  /** Share of contractions among the places where “do not” or “it is” could be contracted. Null if there are too few. */
  contractions: number | null;
  /** Per 1,000 words. */
  dashes: number;
  /** The most frequent form. Null without dashes. */
  dashForm: DashForm | null;
  /** “I”, “we” and their forms per 1,000 words. Only shown, never used in a rewrite. */
  firstPerson: number;
  /** The preferred word of each group, if it is used often enough to tell. */
  links: Partial<Record<LinkGroup, string>>;
  /** Null if the texts do not show it. */
  spelling: Spelling | null;
  /** The beginning of a text they wrote, if they let it be sent. */
  sample?: string;
};

/** Maximum length of a sample that is sent. */
export const voiceSampleSent = { words: 300, chars: 3_000 } as const;

/** Returns the part of a sample that is sent. */
export const sampleToSend = (sample: string): string =>
  (new RegExp(`^\\s*(?:\\S+\\s+){0,${voiceSampleSent.words - 1}}\\S+`).exec(sample)?.[0] ?? '')
    .trim()
    .slice(0, voiceSampleSent.chars);

/** Length of the sample that is measured: fewer words show too little of a person's style, more show nothing new. */
export const voiceSampleWords = { least: 150, most: 2_000 } as const;
