/** What was measured, on texts the model had never seen; the figures themselves stand in `report.ts`. */
export type Report = {
  /** Tells which weights were measured. */
  weights: string;
  trainedOn: Corpus;
  testedOn: Corpus;
  band: { human: number; machine: number };
  /** Inside the training texts: what the choice was made by. */
  chosen: { grammar: number; hashed: number; penalty: number; within: number; leftOut: number };
  /** The chance that a machine's text scores higher than a person's, where both wrote in one domain. */
  separation: Separation[];
  /** What the label says, by kind of text. */
  verdicts: Verdicts[];
  /** The first 80 to 100 words of each text alone. */
  short: { auc: Interval; falseAlarms: Share };
  /** Of the texts given a probability, how many were written by a machine. */
  calibration: { from: number; to: number; texts: number; machine: number }[];
};

export type Corpus = { human: number; machine: number; sha256: string };
/** 95 %. */
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
  /** Too short or not English by the label's own rules. */
  notJudged: number;
};
