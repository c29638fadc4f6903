/** Performance on texts that the model had never seen. The figures are in `report.ts`. */
export type Report = {
  /** Identifies the weights that were measured. */
  weights: string;
  trainedOn: Corpus;
  testedOn: Corpus;
  band: { human: number; machine: number };
  /** The chosen settings, and the scores on the training texts by which they were chosen. */
  chosen: { grammar: number; hashed: number; penalty: number; within: number; leftOut: number };
  /** Probability that a machine's text scores higher than a person's from the same domain. */
  separation: Separation[];
  /** The label's verdicts by kind of text. */
  verdicts: Verdicts[];
  /** Measured on the first 80 to 100 words of each text. */
  short: { auc: Interval; falseAlarms: Share };
  /** Of the texts whose probability is in each range, how many were written by a machine. */
  calibration: { from: number; to: number; texts: number; machine: number }[];
};

export type Corpus = { human: number; machine: number; sha256: string };
/** A 95 % confidence interval. */
export type Interval = { value: number; low: number; high: number };
export type Share = Interval & { count: number; texts: number };
export type Separation = {
  domain: string;
  human: number;
  machine: number;
  auc: Interval;
  /** With the domain left out of training. */
  leftOut: Interval;
};
export type Verdicts = {
  kind: string;
  author: 'human' | 'machine';
  texts: number;
  readsMachine: Share;
  cannotTell: Share;
  readsHuman: Share;
  /** Texts that are too short or not English by the label's own rules. */
  notJudged: number;
};
