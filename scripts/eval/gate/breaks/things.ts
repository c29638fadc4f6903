import nlp from 'compromise';
import { oneOf, type Random, replaceOne } from './replacing.ts';

/** A word with a capital inside a sentence, and those behind it. */
const NAMES =
  /(?<=[\p{Ll},;] )\p{Lu}[\p{L}\d]+(?:[-’']\p{Lu}\p{L}+)*(?: \p{Lu}[\p{L}\d]+)*(?![\p{L}\d-]|[’'] )/gu;
const NO_NAME =
  /^(?:I|I[’']\w+|Mr|Mrs|Ms|Dr|Prof|St|God|Internet|January|February|March|April|May|June|July|August|September|October|November|December|(?:Mon|Tues|Wednes|Thurs|Fri|Satur|Sun)days?|\p{L}+(?:ish|ese|[ie]an|can)|French|German|Dutch|Greek|Swiss|\p{Lu}+s)$/u;

export const namesIn = (sentence: string): string[] =>
  [...sentence.matchAll(NAMES)].map(([name]) => name).filter((name) => !NO_NAME.test(name));

/** A name of another text in the place of one. */
export function breakName(sentence: string, next: Random, names: readonly string[]): string | null {
  return replaceOne(sentence, NAMES, next, ([found]) => {
    if (NO_NAME.test(found) || (!found.includes(' ') && !names.includes(found))) return null;
    const isLetters = /^\p{Lu}+s?$/u.test(found);
    const alike = names.filter((name) => /^\p{Lu}+s?$/u.test(name) === isLetters && !sentence.includes(name));
    return oneOf(alike, next);
  });
}

/** Between the two of whom one does what to the other, the other does the same or it is all one. */
const MUTUAL =
  /\b(?:and|or|with|alongside|between|like|versus|vs|met|meets?|married|joined?|near|both|resembled?|equals?|matched|faced|is|was|are|were|be|called|named|than)\b|[,;:–—()&]/;

/** What stands behind a name of somebody who does something, and behind one to whom it is done. */
const DOING =
  /^ (?:(?:has|had|was|is|will|would|could|did|also|then|never|later|first) )*(?:\w{2,}(?:ed|s)|said|told|gave|led|saw|beat|won|left|took|made|brought|held|sent|paid|knew|thought|asked)\b/;
const DONE =
  /^(?:[’']s\b|[.,;]| (?:in|on|at|to|with|by|for|from|and|as|after|before|when|that|who|over|during|about)\b)/;

/** Before a name that is half of one, or that stands for a place. */
const NO_AGENT = /(?:\p{Lu}\p{L}+|\b(?:of|in|on|at|for|with|by|to|from)(?: the)?) $/u;

/** Two names, or two nouns around a verb, that change places. */
export function breakRoles(sentence: string, next: Random): string | null {
  return exchangeNames(sentence) ?? exchangeNouns(sentence, next);
}

function exchangeNames(sentence: string): string | null {
  const [one, other, third] = new Set(namesIn(sentence));
  if (!one || !other || third || one.includes(other) || other.includes(one)) return null;
  const from = sentence.indexOf(one);
  const to = sentence.indexOf(other);
  const between = sentence.slice(from + one.length, to);
  const behind = sentence.slice(to + other.length);
  const isOnce = [one, other].every((name) => sentence.indexOf(name) === sentence.lastIndexOf(name));
  if (!isOnce || from > to || between.split(' ').length > 10 || MUTUAL.test(between)) return null;
  if (NO_AGENT.test(sentence.slice(0, from)) || !DOING.test(between) || !DONE.test(behind)) return null;
  return sentence.slice(0, from) + other + between + one + behind;
}

/** "The old model outperforms a baseline": determiner, noun, verb, determiner, noun. */
const AROUND_VERB =
  /\b(the|this|his|her|their|its|an?|my|our) ((?:\w{3,} )?\w{3,}) ((?:\w+ly )?\w{3,}(?:ed|s)|hit|saw|held|told|gave|led|took|brought|made|fought|caught|found|kept|left|shook|struck|threw) (the|this|his|her|their|an?|my|our) ((?:\w{3,} )?\w{3,})(?= (?:in|on|at|to|with|by|for|from|and|as|into|onto|over|through|when|while|until|before|after|that|which)\b|[.;,])/gi;

const exchangeNouns = (sentence: string, next: Random): string | null =>
  replaceOne(
    sentence,
    AROUND_VERB,
    next,
    ([found, first = '', agent = '', verb = '', second = '', object = '']) => {
      const isClause = nlp(found).has(
        '^#Determiner #Adjective? #Noun #Adverb? #Verb #Determiner #Adjective? #Noun$',
      );
      if (!isClause || MUTUAL.test(` ${verb} `) || agent === object) return null;
      return `${articleFor(first, object)} ${object} ${verb} ${articleFor(second, agent)} ${agent}`;
    },
  );

const articleFor = (article: string, noun: string): string =>
  /^an?$/i.test(article) ? `${article.charAt(0)}${/^[aeiou]/i.test(noun) ? 'n' : ''}` : article;

/** What a text is about: its nouns of some length that it repeats, and its long ones. */
export type Term = { word: string; isPlural: boolean };

export function termsIn(text: string): Term[] {
  const counts = new Map<string, number>();
  for (const [word] of text.matchAll(/\b\p{Ll}{6,}\b/gu)) counts.set(word, (counts.get(word) ?? 0) + 1);
  const terms = new Map<string, Term>();
  for (const { terms: words } of nlp(text).json({ offset: false })) {
    for (const { text: word, tags } of words) {
      const isThing = tags.includes('Singular') || tags.includes('Plural');
      const isTerm = (counts.get(word) ?? 0) > (word.length > 8 ? 0 : 1) && !NO_TERM.test(word);
      if (isThing && isTerm) terms.set(word, { word, isPlural: tags.includes('Plural') });
    }
  }
  return [...terms.values()];
}

const NO_TERM =
  /(?:ly|ing|ed|ous|ful|ive|able|less)$|^(?:people|person|another|things?|numbers?|variety|million|percent|results?|something|everything|nothing|anything|someone|everyone)$/;

/** Behind what shows a noun, and before what ends its phrase. */
const HEADS =
  /(?<=\b(?:the|an?|this|these|of|its|their|in|for|on|with) (?:\p{Ll}+ )?)\p{Ll}{6,}(?= (?:of|is|are|was|were|has|have|can|will|in|for|that|to|and)\b|[.,;])/gu;

/** A thing of the same text in the place of another. */
export function breakTerm(sentence: string, next: Random, terms: readonly Term[]): string | null {
  return replaceOne(sentence, HEADS, next, ([found]) => {
    const term = terms.find(({ word }) => word === found);
    const others = terms.filter(
      ({ word, isPlural }) =>
        isPlural === term?.isPlural && word.slice(0, 4) !== found.slice(0, 4) && !sentence.includes(word),
    );
    return oneOf(others, next)?.word;
  });
}

const MEMBER = String.raw`(?!(?:he|she|it|they|we|I|you|who|which|that|but|so|then|is|are|was|were|and|or)\b)[\p{L}’'-]+`;

/** A member out of the middle of a list of single words, or of four and more members. */
export function breakList(sentence: string, next: Random): string | null {
  const three = new RegExp(
    `(?<=(?:[\\p{L}’']+ ){3}|: )(${MEMBER}), (${MEMBER}), (and|or) (?=${MEMBER}(?: ${MEMBER})?[.,;])`,
    'gu',
  );
  const more = new RegExp(
    `(?<=, )(?!\\p{Ll}+(?:ing|ly)\\b)((?:${MEMBER} ){0,2}${MEMBER}), (?=(?!\\p{Ll}+(?:ing|ly)\\b)(?:${MEMBER} ){0,2}${MEMBER}, (?:and|or) )`,
    'gu',
  );
  return (
    replaceOne(sentence, more, next, () => '') ??
    replaceOne(sentence, three, next, ([, first = '', , link = '']) =>
      /ly$|^(?:however|therefore|today|yesterday|now|then)$/i.test(first) ? null : `${first} ${link} `,
    )
  );
}
