import { isLight, isMark } from './tokens.ts';
import { isKnownWord } from './meanings.ts';

/** "that that" and "had had" may be meant. */
const MAY_REPEAT = new Set(['that', 'had', 'very', 'so', 'long', 'many', 'more', 'bye', 'no']);

/** What opens a clause that may stand before a comma and another clause. */
const OPENS_ASIDE = new Set(
  (
    'if when while although though as because since once after before in on at for with by from to during despite unless until where whereas ' +
    'besides without beyond under over upon unlike like however therefore thus still yet but so and or nor then now here there instead indeed also first second finally moreover ' +
    'furthermore meanwhile otherwise overall sometimes usually given whether wherever whenever even'
  ).split(' '),
);

type Passage = { text: string; tokens: readonly string[] };

/** Whether the English of the one is worse than that of the other in a way that a program can know. */
export function readsWorse(before: Passage, after: Passage): boolean {
  const { tokens: had } = before;
  const { tokens: has } = after;
  return (
    repeats(has) > repeats(had) ||
    splices(has) > splices(had) ||
    hasGluedWord(had, has) ||
    (LOOSE.test(after.text) && LOOSE.test(after.text.replaceAll(ADDRESSES, ''))) ||
    marksOf(after.text) > marksOf(before.text)
  );
}

/** A word, or up to three words, said twice in a row. */
function repeats(tokens: readonly string[]): number {
  let count = 0;
  for (let at = 0; at < tokens.length; at++) {
    for (const length of [1, 2, 3]) {
      if (tokens[at] !== tokens[at + length]) continue;
      const words = tokens.slice(at, at + length);
      if (words.length < length || words.some(isMark) || (length === 1 && MAY_REPEAT.has(words[0] ?? '')))
        continue;
      if (words.every((word, step) => tokens[at + length + step] === word)) count++;
    }
  }
  return count;
}

const SUBJECTS = new Set(['it', 'this', 'they', 'he', 'she', 'we', 'you', 'i', 'that']);
const VERBS = new Set(
  'is are was were will can has have does do would could should may might must'.split(' '),
);

/** "It rained, they stayed": two statements with nothing but a comma between them. */
function splices(tokens: readonly string[]): number {
  let count = 0;
  let start = 0;
  for (let at = 0; at < tokens.length; at++) {
    const token = tokens[at] ?? '';
    if (/^[.!?;:\u2014]$/.test(token)) start = at + 1;
    if (token !== ',') continue;
    const [subject = '', verb = ''] = tokens.slice(at + 1, at + 3);
    const first = tokens[start] ?? '';
    const isAside = OPENS_ASIDE.has(first) || /(?:ing|ed|ly)$/.test(first) || at - start < 4;
    const isList = tokens.slice(start, at).includes(',');
    if (SUBJECTS.has(subject) && VERBS.has(verb) && !isAside && !isList) count++;
  }
  return count;
}

/** "andcivic": a new word that no one knows, made of two that stand there or are small. */
const hasGluedWord = (had: readonly string[], has: readonly string[]): boolean =>
  has.some(
    (word) =>
      word.length > 6 &&
      !had.includes(word) &&
      !isLight(word) &&
      /^\p{Ll}+$/u.test(word) &&
      !isKnownWord(word) &&
      ['and', 'the', 'for', 'with', 'that', 'from'].some(
        (small) =>
          (word.startsWith(small) && isKnownWord(word.slice(small.length))) ||
          (word.endsWith(small) && isKnownWord(word.slice(0, -small.length))),
      ),
  );

const ADDRESSES = /\b(?:https?:|www\.)\S+|\S+@\S+|\b\w+\.\w{2,4}\b/g;

/** "end.Next", "word ,next": a space that is missing or too many. */
const LOOSE = /\p{Ll}{2}[.!?]\p{Lu}\p{Ll}| ,\S/u;

const marksOf = (text: string): number => text.match(/\*\*(?=\s)|(?<=\s)\*\*(?=\s|$)/g)?.length ?? 0;
