// Counts in the human rows of ../shared/data/prose/train.jsonl which words stand beside those that the rules bring in, and writes
// what the judge of neighbours needs of it: no sentence, only hashes of pairs and a list of pairs that are never seen.
//   node scripts/run.mjs neighbours [--shared=<folder>]
import { parseArgs } from 'node:util';
import { neighboursOf, wordsOfRules } from './neighbours/count.ts';
import { readRows } from '../research/train/rows.ts';
import { writeModule } from '../research/train/write.ts';

const { values } = parseArgs({ options: { shared: { type: 'string', default: '../shared' } } });

const { rows } = readRows(`${values.shared}/data/prose/train.jsonl`);
const human = rows.filter(({ label }) => label === 0).map(({ text }) => text);
const neighbours = neighboursOf(human, wordsOfRules());
await writeModule(
  'functions/prose/rewrite/english/neighbours/table.ts',
  'table',
  neighbours.table,
  'NeighbourTable',
  './neighbour-table.ts',
  'neighbours',
);
console.log(
  `${human.length} texts, ${neighbours.pairs} pairs seen, ${neighbours.never} never seen though both words are common`,
);
