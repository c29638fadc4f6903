/**
 * What keeps its place wherever one of these stands in the sentence: the head of its line in the lists, then the words.
 * “Selection favors individuals that mate early”: those are no people; nor are they where they stand against the many.
 */
export const KEPT_WITH = `
individuals aggregate collective companies corporations employers firms gene genes genetic government governments high-net-worth institutions mate mates mating offspring onus organisations organism organisms organizations population populations private reproduce reproduced reproduces reproducibility reproducible reproducing reproduction reproductions reproductive reproductively schools selection sexes societies society species state states trait traits
retain attract attracting attracted attracts hire hiring recruit recruiting recruitment
`;
