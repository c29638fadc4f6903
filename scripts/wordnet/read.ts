import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/** What WordNet knows of one meaning: its words, and the meanings that it points to. */
type Meaning = { words: string[]; pointers: { kind: string; to: string; from: number; target: number }[] };

export type WordNet = {
  meanings: Map<string, Meaning>;
  /** Of each word its meanings, the usual ones first, part of speech by part of speech. */
  senses: Map<string, string[][]>;
  /** Words that the texts hold by which WordNet's meanings were counted. */
  counted: Set<string>;
};

const PARTS = ['noun', 'verb', 'adj', 'adv'] as const;
const LETTERS: Record<string, string> = { n: 'noun', v: 'verb', a: 'adj', s: 'adj', r: 'adv' };

const recordsOf = (folder: string, file: string): string[][] =>
  readFileSync(join(folder, file), 'latin1')
    .split('\n')
    .filter((line) => line !== '' && !line.startsWith(' '))
    .map((line) => line.split(' | ', 1).join('').trim().split(' '));

/** Reads the files data.* and index.* of WordNet's `dict` folder; their form is told in its manual, wndb(5). */
export function readWordNet(folder: string): WordNet {
  const wordNet: WordNet = { meanings: new Map(), senses: new Map(), counted: new Set() };
  for (const part of PARTS) {
    for (const fields of recordsOf(folder, `data.${part}`)) {
      const count = Number.parseInt(fields[3] ?? '', 16);
      const words = Array.from({ length: count }, (_, at) => plain(fields[4 + 2 * at] ?? ''));
      const first = 5 + 2 * count;
      const pointers = Array.from({ length: Number(fields[first - 1]) }, (_, at) => {
        const [kind = '', offset = '', letter = '', ends = ''] = fields.slice(
          first + 4 * at,
          first + 4 * at + 4,
        );
        const [from = 0, target = 0] = [ends.slice(0, 2), ends.slice(2)].map((end) =>
          Number.parseInt(end, 16),
        );
        return { kind, to: `${LETTERS[letter]}${offset}`, from, target };
      });
      wordNet.meanings.set(`${part}${fields[0]}`, { words, pointers });
    }
    for (const fields of recordsOf(folder, `index.${part}`)) {
      const [word = ''] = fields;
      const pointers = Number(fields[3]);
      const meanings = fields.slice(6 + pointers).map((offset) => `${part}${offset}`);
      wordNet.senses.set(word, [...(wordNet.senses.get(word) ?? []), meanings]);
      if (Number(fields[5 + pointers]) > 0) wordNet.counted.add(word);
    }
  }
  return wordNet;
}

/** "ready(p)" says only where the word may stand. */
const plain = (word: string): string => word.toLowerCase().replace(/\(.*\)/, '');
