import { join } from 'node:path';
import { readJsonLines } from '../../shared/json-lines.ts';

const read = <Row>(name: string): Row[] =>
  readJsonLines(join(import.meta.dirname, '../../../test/gate', `${name}.jsonl`));

/** One change of meaning in a rewriting: `after` replaces `before`, which occurs once. */
type Slip = { of: 'careful' | 'freer'; kind: string; before: string; after: string };

/** A paragraph as a chat model writes it, a careful rewriting and a freer one, and changes of meaning in both. */
export type Passage = {
  id: string;
  kind: string;
  source: string;
  careful: string;
  freer: string;
  slips: Slip[];
};

/** Reads a set of passages. Nobody who works on the gate reads `held-back`. */
export const readPassages = (set: 'working' | 'held-back'): Passage[] => read(set);

/** A sentence and a rewording that changes its meaning by small means: order, tense, "only", "than". */
export type Pair = { kind: string; source: string; rewriting: string };

/** Reads pairs that each hold one change of meaning. Nobody who works on the gate reads `held-back`. */
export const readPairs = (set: 'working' | 'held-back'): Pair[] => read(`small-means-${set}`);
