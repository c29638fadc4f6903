import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/** One change of meaning in a rewriting: `after` stands where it has `before`, once. */
type Slip = { of: 'careful' | 'freer'; kind: string; before: string; after: string };

/** A paragraph as a chat model writes it, a careful editor's rewriting and one by a freer hand, and slips in both. */
export type Passage = {
  id: string;
  kind: string;
  source: string;
  careful: string;
  freer: string;
  slips: Slip[];
};

/** `held-back` is read by nobody who mends the gate. */
export const readPassages = (set: 'working' | 'held-back'): Passage[] =>
  readFileSync(join(import.meta.dirname, '../../../test/gate', `${set}.jsonl`), 'utf8')
    .trim()
    .split('\n')
    .map((line): Passage => JSON.parse(line));
