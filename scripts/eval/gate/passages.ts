import { readFileSync } from 'node:fs';
import { join } from 'node:path';

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
export const readPassages = (set: 'working' | 'held-back'): Passage[] =>
  readFileSync(join(import.meta.dirname, '../../../test/gate', `${set}.jsonl`), 'utf8')
    .trim()
    .split('\n')
    .map((line): Passage => JSON.parse(line));
