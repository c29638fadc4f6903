/** Linking words that say the same: a writer tends to one of each group. */
export const links = {
  but: ['but', 'however', 'nevertheless', 'nonetheless'],
  so: ['so', 'therefore', 'thus', 'as a result', 'consequently', 'hence'],
  also: ['also', 'in addition', 'additionally', 'moreover', 'furthermore'],
  example: ['for example', 'for instance'],
  although: ['although', 'though', 'even though'],
} as const;
export type LinkGroup = keyof typeof links;
export const linkGroups = [
  'but',
  'so',
  'also',
  'example',
  'although',
] as const satisfies readonly LinkGroup[];

export const spellings = ['British', 'American'] as const;
export type Spelling = (typeof spellings)[number];

/** A dash with the spaces around it, as people set it. */
export const dashForms = ['\u2014', ' \u2014 ', ' \u2013 '] as const;
export type DashForm = (typeof dashForms)[number];

/** How a person writes, in figures; none of their words but linking words out of our own list, unless they let a sample go along. */
export type Voice = {
  /** Words to a sentence, on average. */
  sentenceLength: number;
  /** Of the places where “do not” or “it is” could be contracted, the share that is. Null where there are too few. */
  contractions: number | null;
  /** To 1,000 words. */
  dashes: number;
  /** The form that most of them have. Null where there is none. */
  dashForm: DashForm | null;
  /** “I”, “we” and their forms to 1,000 words. Shown, and never written into a text. */
  firstPerson: number;
  /** The one that they prefer of a group, where they use it often enough to tell. */
  links: Partial<Record<LinkGroup, string>>;
  /** Null where nothing shows it. */
  spelling: Spelling | null;
  /** The beginning of something they wrote, where they let it be sent. */
  sample?: string;
};

/** How much of a sample may be sent. */
export const voiceSampleSent = { words: 300, chars: 3_000 } as const;

/** The words of a sample that are sent. */
export const sampleToSend = (sample: string): string =>
  (new RegExp(`^\\s*(?:\\S+\\s+){0,${voiceSampleSent.words - 1}}\\S+`).exec(sample)?.[0] ?? '')
    .trim()
    .slice(0, voiceSampleSent.chars);

/** Fewer words say too little about a person; more say nothing new. */
export const voiceSampleWords = { least: 150, most: 2_000 } as const;
