// Written by `node scripts/run.mjs train`; not by hand.
// oxlint-disable oxc/approx-constant -- a measured figure may come close to one
export const humanRange = {
  sentence_length: { low: 9.52, quarter: 15.5, median: 19, threeQuarters: 23.13, high: 29.6 },
  sentence_variation: { low: 0.19, quarter: 0.31, median: 0.41, threeQuarters: 0.51, high: 0.73 },
  vocabulary: { low: 36.38, quarter: 39.27, median: 40.72, threeQuarters: 41.89, high: 43.57 },
  markers: { low: 0, quarter: 0, median: 0, threeQuarters: 3.1, high: 8.93 },
  connectives: { low: 0, quarter: 0, median: 0, threeQuarters: 5.56, high: 10.36 },
  ing_clauses: { low: 0, quarter: 0, median: 0, threeQuarters: 0, high: 9.17 },
  nominalisations: { low: 0, quarter: 8.26, median: 22.58, threeQuarters: 42.37, high: 73.47 },
  threes: { low: 0, quarter: 0, median: 0, threeQuarters: 0, high: 8.11 },
  contractions: { low: 0, quarter: 0, median: 0, threeQuarters: 12.9, high: 36.76 },
  commas: { low: 15.5, quarter: 30.7, median: 43.33, threeQuarters: 60.61, high: 85.59 },
  dashes: { low: 0, quarter: 0, median: 0, threeQuarters: 0, high: 11.9 },
  semicolons: { low: 0, quarter: 0, median: 0, threeQuarters: 0, high: 5.03 },
  colons: { low: 0, quarter: 0, median: 0, threeQuarters: 3.27, high: 9.52 },
  brackets: { low: 0, quarter: 0, median: 0, threeQuarters: 6.21, high: 16.95 },
  questions_and_exclamations: { low: 0, quarter: 0, median: 0, threeQuarters: 5.13, high: 19.74 },
  repeated_openings: { low: 0, quarter: 0, median: 7.14, threeQuarters: 16.67, high: 33.33 },
  reading_grade: { low: 3.62, quarter: 7.55, median: 10.53, threeQuarters: 13.42, high: 17.17 },
} as const;
