import { hasTag, isMark } from '../context.ts';
import { Tag } from '../lexicon/tags.ts';
import type { Token } from './tokens.ts';
import { isAdverb, isOpenWord, opensNoun, isPersonal, isPluralNoun } from './word-class.ts';

/** Things and bodies that are nobody: "it" may stand for them. */
const THINGS = new Set(
  (
    'act agency agreement airline algorithm analysis app application approach article bank bill board body book bridge building campaign center centre chapter ' +
    'charity church city club collection committee company concept contract council country course court department design device document effort ' +
    'engine essay event exhibition experiment facility festival film firm forest framework game garden government group guide hospital hotel house idea ' +
    'industry initiative institution investigation journal kitchen law league library list machine magazine market measure method mission model motion movement museum music ' +
    'network novel office organisation organization paper park partnership path phone plan platform play policy practice process product program programme project ' +
    'property proposal region regulation report research restaurant review river road room route rule scheme school sector service show site software solution ' +
    'song space station store story strategy street study survey system team technique technology test theatre theory tool town tradition treatment tree tunnel university venue ' +
    'village vision website work'
  ).split(' '),
);

/** The pronoun for the subject of a clause, where nothing else in it could be meant; null where that is not certain. */
export function pronounFor(
  tokens: readonly Token[],
  start: number,
  verb: number,
  end: number,
): string | null {
  const first = tokens[start];
  if (!first) return null;
  let before = verb - 1;
  while (before > start && isAdverb(tokens[before])) before--;
  if (before === start && isPersonal(first)) return first.lower === 'i' ? 'I' : first.lower;
  const noun = tokens[before];
  if (before === start || !opensNoun(first) || first.lower === 'no' || !isOpenWord(noun) || noun.held)
    return null;
  for (let at = start + 1; at < before; at++) if (!isOpenWord(tokens[at])) return null;
  const object = tokens.slice(verb, end);
  if (isPluralNoun(noun)) return object.some(isPluralNoun) ? null : 'they';
  if (!THINGS.has(noun.lower)) return null;
  return object.some((token, at) => opensNoun(token) && isRival(object, at)) ? null : 'it';
}

/** "a bank that", "the bank, which": what a clause goes on about is more likely meant than the subject. */
const isRival = (tokens: readonly Token[], from: number): boolean => {
  for (let at = from + 1; at < tokens.length; at++) {
    const token = tokens[at];
    if (hasTag(token, Tag.Relative)) return true;
    if (!isOpenWord(token) || isMark(token, ',')) return false;
  }
  return false;
};
