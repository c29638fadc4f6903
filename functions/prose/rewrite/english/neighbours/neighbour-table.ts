/** Which words people set side by side, as `node scripts/run.mjs neighbours` counted it. */
export type NeighbourTable = {
  /** A Bloom filter over the pairs that were seen, six bits a letter. */
  seen: string;
  /** Pairs of common words that were never seen, one a line. */
  never: string;
};
