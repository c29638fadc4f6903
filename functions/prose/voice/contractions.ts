// “Would” and “had” are not contracted to “'d”: “they'd” might be either.
const FULL =
  /\b(?:(?:are|can|could|did|do|does|had|has|have|is|should|was|were|will|would) not|cannot|i am|(?:he|it|she|that|there) is|(?:they|we|you) are|(?:i|they|we|you) have|(?:he|i|it|she|they|we|you) will)\b(?= \p{L})/giu;
const SHORT =
  /\b(?:(?:are|ca|could|did|do|does|had|has|have|is|should|was|were|wo|would)n['\u2019]t|i['\u2019]m|(?:he|it|she|that|there)['\u2019]s|(?:they|we|you)['\u2019]re|(?:i|they|we|you)['\u2019]ve|(?:he|i|it|she|they|we|you)['\u2019]ll)\b/giu;

/** Counts the places that are contracted, and those that could be. */
export const countContractions = (text: string): { short: number; full: number } => ({
  short: text.match(SHORT)?.length ?? 0,
  full: text.match(FULL)?.length ?? 0,
});
