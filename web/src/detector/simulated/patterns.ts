/** What the simulated check points at in a text. `matches` are the words found, each once. */
export type Indicator = { type: IndicatorType; matches: string[] };

const patterns = {
  'Stock phrases':
    /\b(?:it is (?:important|worth) (?:to note|noting)|in (?:conclusion|summary)|in order to|plays? an? (?:crucial|vital|key) role|serves as|a testament to|in today['’]s (?:fast-paced |digital )?world)\b/gi,
  'Linking words':
    /\b(?:moreover|furthermore|additionally|consequently|nevertheless|therefore|ultimately|overall)\b/gi,
  'Words that models favour':
    /\b(?:delv(?:e|es|ed|ing)|crucial|comprehensive|intricate|pivotal|robust|seamless(?:ly)?|transformative|multifaceted|landscapes?|tapestry|foster(?:s|ed|ing)?|enhanc(?:e|es|ed|ing)|underscor(?:e|es|ed|ing))\b/gi,
  'Uncontracted forms': /\b(?:do not|does not|did not|is not|are not|cannot|it is|that is|they are)\b/gi,
} as const;

export type IndicatorType = keyof typeof patterns;

const isType = (name: string): name is IndicatorType => Object.hasOwn(patterns, name);
const types = Object.keys(patterns).filter(isType);

/** The patterns that occur, the one with the most different matches first. */
export function findIndicators(text: string): Indicator[] {
  return types
    .map((type) => ({ type, matches: [...new Set(text.match(patterns[type])?.map(inLowerCase))] }))
    .filter(({ matches }) => matches.length > 0)
    .toSorted((a, b) => b.matches.length - a.matches.length);
}

const inLowerCase = (match: string) => match.toLowerCase();
