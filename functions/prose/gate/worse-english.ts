import { isLower, isSpace, isUpper } from '../text/characters.ts';
import {
  cutsParticiple,
  fragments,
  gluedHeads,
  losesAgreement,
  slips,
  wrongArticles,
  wrongVerbs,
} from './grammar.ts';
import { isLight, isMark } from './tokens.ts';
import { isKnownWord } from './words/meanings.ts';

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

/** Whether a clause that such a word opens is no statement of its own. */
export const opensAside = (first: string): boolean => OPENS_ASIDE.has(first) || /(?:ing|ed|ly)$/.test(first);

type Passage = { text: string; tokens: readonly string[] };

/** Whether the English of the one is worse than that of the other in a way that a program can know. */
export function readsWorse(
  before: Passage,
  after: Passage,
  lost: readonly string[],
  gained: readonly string[],
): boolean {
  const { tokens: had } = before;
  const { tokens: has } = after;
  return (
    isMore(repeats, had, has) ||
    isMore(splices, had, has) ||
    isMore(fragments, had, has) ||
    isMore(wrongVerbs, had, has) ||
    isMore(wrongArticles, before.text, after.text) ||
    isMore(gluedHeads, before.text, after.text) ||
    cutsParticiple(had, has) ||
    losesAgreement(had, has) ||
    slips(lost, gained) ||
    hasGluedWord(had, gained) ||
    gained.some((word) => isRestOf(word, lost)) ||
    (isLoose(after.text) && isLoose(after.text.replaceAll(ADDRESSES, ''))) ||
    isMore(marksOf, before.text, after.text) ||
    isUnframed(before.text, after.text)
  );
}

/** What there is none of afterwards needs no count before. */
function isMore<Side>(count: (side: Side) => number, before: Side, after: Side): boolean {
  const now = count(after);
  return now > 0 && now > count(before);
}

/** A word, or up to three words, said twice in a row. */
function repeats(tokens: readonly string[]): number {
  let count = 0;
  for (let at = 0; at < tokens.length; at++) {
    for (let length = 1; length <= 3; length++) {
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

const ENDS = '.!?;:\u2014';

/** "It rained, they stayed": two statements with nothing but a comma between them. */
function splices(tokens: readonly string[]): number {
  let count = 0;
  let start = 0;
  for (let at = 0; at < tokens.length; at++) {
    const token = tokens[at] ?? '';
    if (token !== ',') {
      if (isMark(token) && ENDS.includes(token)) start = at + 1;
      continue;
    }
    const [subject = '', verb = ''] = tokens.slice(at + 1, at + 3);
    const first = tokens[start] ?? '';
    const isAside = opensAside(first) || at - start < 4;
    const isList = tokens.slice(start, at).includes(',');
    if (SUBJECTS.has(subject) && VERBS.has(verb) && !isAside && !isList) count++;
  }
  return count;
}

/** "andcivic": a new word that no one knows, made of two that stand there or are small. */
const hasGluedWord = (had: readonly string[], gained: readonly string[]): boolean =>
  gained.some(
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

/** "Note" → "e": what is left of a word, and none of its own; the letters of "it's" and "I'd" aside. */
const isRestOf = (letter: string, lost: readonly string[]): boolean =>
  /^[bce-hj-lnp-ru-z]$/.test(letter) && lost.some((word) => word.endsWith(letter) || word.startsWith(letter));

const HEAD = /^[^\p{L}\p{N}]*(\p{L}+)/u;
const STOP = /[.!?\u2026:;][^\p{L}\p{N}]*$/u;

/** "The mill shut." → "the mill shut.", "The mill shut": without the capital or the stop that it had. */
function isUnframed(before: string, after: string): boolean {
  const head = HEAD.exec(after)?.[1] ?? '';
  const isLowered = head === head.toLowerCase() && isUpper((HEAD.exec(before)?.[1] ?? head).charCodeAt(0));
  return (head !== '' && isLowered) || (STOP.test(before) && /[\p{L}\p{N},]$/u.test(after.trimEnd()));
}

const ADDRESSES = /\b(?:https?:|www\.)\S+|\S+@\S+|\b\w+\.\w{2,4}\b/g;

/** "end.Next", "word ,next": a space that is missing or too many. */
function isLoose(text: string): boolean {
  for (let at = 1; at < text.length - 1; at++) {
    const code = text.charCodeAt(at);
    if (code === 44) {
      if (text.charCodeAt(at - 1) === 32 && !isSpace(text.charCodeAt(at + 1))) return true;
    } else if (code === 46 || code === 33 || code === 63) {
      const isGlued =
        isLower(text.charCodeAt(at - 2)) &&
        isLower(text.charCodeAt(at - 1)) &&
        isUpper(text.charCodeAt(at + 1)) &&
        isLower(text.charCodeAt(at + 2));
      if (isGlued) return true;
    }
  }
  return false;
}

const marksOf = (text: string): number =>
  text.includes('**') ? (text.match(/\*\*(?=\s)|(?<=\s)\*\*(?=\s|$)/g)?.length ?? 0) : 0;
