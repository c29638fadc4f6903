/** Full forms and contractions with the same meaning. “Would” and “had” are not contracted to “'d”: “they'd” might be either. */
const SHORT_OF: Readonly<Record<string, string>> = {
  'are not': "aren't",
  'can not': "can't",
  cannot: "can't",
  'could not': "couldn't",
  'did not': "didn't",
  'do not': "don't",
  'does not': "doesn't",
  'had not': "hadn't",
  'has not': "hasn't",
  'have not': "haven't",
  'is not': "isn't",
  'should not': "shouldn't",
  'was not': "wasn't",
  'were not': "weren't",
  'will not': "won't",
  'would not': "wouldn't",
  'i am': "I'm",
  'it is': "it's",
  'that is': "that's",
  'there is': "there's",
  'he is': "he's",
  'she is': "she's",
  'we are': "we're",
  'you are': "you're",
  'they are': "they're",
  'i have': "I've",
  'we have': "we've",
  'you have': "you've",
  'they have': "they've",
  'i will': "I'll",
  'we will': "we'll",
  'you will': "you'll",
  'they will': "they'll",
  'it will': "it'll",
  'he will': "he'll",
  'she will': "she'll",
};

const FULL = new RegExp(`\\b(?:${Object.keys(SHORT_OF).join('|')})\\b(?= \\p{L})`, 'giu');
const SHORT = new RegExp(
  `\\b(?:${[...new Set(Object.values(SHORT_OF))].join('|').replaceAll("'", "['\\u2019]")})\\b`,
  'giu',
);

/** Counts the places that are contracted, and those that could be. */
export const countContractions = (text: string): { short: number; full: number } => ({
  short: text.match(SHORT)?.length ?? 0,
  full: text.match(FULL)?.length ?? 0,
});
