import { spellings } from '#contract/voice.ts';
import { articleFor } from '../lexicon/inflect.ts';
import { respelt } from '../voice/spellings.ts';
import { mayMeanTheSame } from './words/meanings.ts';
import { isVerbWithS, withSOf } from './words/verbs.ts';
import { isMark, isOfWeight } from './tokens.ts';

/** "The first draft" → "the first craft": a word that is another by one letter, and means something else. */
export const slips = (lost: readonly string[], gained: readonly string[]): boolean =>
  gained.some(
    (word) =>
      word.length > 3 &&
      isOfWeight(word) &&
      lost.some(
        (other) =>
          isOfWeight(other) &&
          isOneLetterOff(word, other) &&
          !mayMeanTheSame(word, other) &&
          !spellings.some((spelling) => respelt(other, spelling) === word),
      ),
  );

/** Not at the end, where a letter makes a form of the same word. */
function isOneLetterOff(one: string, other: string): boolean {
  if (one.length !== other.length || one.at(-1) !== other.at(-1)) return false;
  let differing = 0;
  for (let at = 0; at < one.length && differing < 2; at++) if (one[at] !== other[at]) differing++;
  return differing === 1;
}

/** "A hour", "an book". Letters that are said by their names, and words in capitals, are left alone. */
export const wrongArticles = (text: string): number =>
  [...text.matchAll(/\b(an?) (\p{Ll}{2,})/giu)].filter(([, article = '', word = '']) => {
    const right = articleFor(word.toLowerCase());
    return right !== null && right !== article.toLowerCase();
  }).length;

/** "Benefits of gardens The garden is": what begins a sentence, with nothing that ends the one before. */
export const gluedHeads = (text: string): number =>
  text.match(
    /(?<=[\p{L}\d] )(?:The|This|These|Those|It|In|An|When|If|For|As|We|You|They|There|Our|Your|Their)(?= \p{Ll})/gu,
  )?.length ?? 0;

const THEY = new Set(['they', 'we', 'you']);
const HE = new Set(['he', 'she', 'it']);
const SINGULAR = new Set(['was', 'is', 'has', 'does']);
const PLURAL = new Set(['are', 'have', 'do']);
const HAVING = new Set(['have', 'has', 'had', 'having']);
/** What stands before a verb in its plain form: "did he have", "to let it do". */
const BEFORE_PLAIN = new Set(
  (
    'did does do would should can could will may might must shall let make makes made making help helps see sees had have were was to watch if ' +
    'that and or than demand recommend suggest insist'
  ).split(' '),
);
const NO_PARTICIPLES = new Set(
  'went took gave saw did wrote ate fell knew began drank sang broke chose drove spoke stole wore rode rose shook swam grew threw drew flew blew forgot became came ran'.split(
    ' ',
  ),
);

/** "They was", "he have", "had went". */
export function wrongVerbs(tokens: readonly string[]): number {
  let count = 0;
  for (let at = 0; at + 1 < tokens.length; at++) {
    const [token = '', next = ''] = [tokens[at], tokens[at + 1]];
    const before = tokens[at - 1] ?? '.';
    if (HAVING.has(token) && NO_PARTICIPLES.has(next)) count++;
    // "Those who love you is a list", "of it are": what is no subject.
    else if (!isMark(before) || BEFORE_PLAIN.has(before)) continue;
    else if ((THEY.has(token) && SINGULAR.has(next)) || (HE.has(token) && PLURAL.has(next))) count++;
  }
  return count;
}

const DETERMINERS = new Set('a an the this that each every its his her my our your their'.split(' '));

/** "It uses a lens" → "It use a lens", "the mill grinds the corn" → "the mill crush the corn". */
export const losesAgreement = (had: readonly string[], has: readonly string[]): boolean =>
  has.some((verb, at) => {
    const subject = has[at - 1] ?? '';
    const isNoun = DETERMINERS.has(has[at - 2] ?? '') && !isMark(subject);
    if ((!HE.has(subject) && !isNoun) || withSOf(verb) === undefined || had.includes(verb)) return false;
    // What stands before the subject may ask for the plain form: "does it use", "lets the mill grind".
    const same = isNoun ? [-3, -2, -1] : [-2, -1];
    return had.some(
      (word, place) =>
        isVerbWithS(word) && same.every((step) => (had[place + step] ?? '.') === (has[at + step] ?? '.')),
    );
  });

const OPENS_CLAUSE = new Set(['because', 'which', 'whereas', 'although', 'though', 'until', 'unless']);
const FINITE = new Set('is are was were has have had will would can could may might must should'.split(' '));

/** "It shut. Because the river froze.", "It stands there. Was sold last year.": a part of a sentence that stands for one. */
export const fragments = (tokens: readonly string[]): number =>
  sentencesOf(tokens).filter((sentence) => {
    const [head = '', next = ''] = sentence;
    if (sentence.at(-1) === '?' || sentence.length < 3) return false;
    if (FINITE.has(head)) return sentence.at(-1) === '.' && !/^(?:i|you|he|she|it|we|they|not)$/.test(next);
    const comma = sentence.indexOf(',');
    return (
      OPENS_CLAUSE.has(head) &&
      (comma < 0 || /^(?:and|or|but)$/.test(sentence[comma + 1] ?? '')) &&
      !sentence.includes(';')
    );
  }).length;

const endsSentence = (token: string): boolean => token === '.' || token === '?' || token === '!';

function sentencesOf(tokens: readonly string[]): string[][] {
  const sentences: string[][] = [];
  let sentence: string[] = [];
  for (const token of tokens) {
    sentence.push(token);
    if (!endsSentence(token)) continue;
    sentences.push(sentence);
    sentence = [];
  }
  return sentences;
}

/** ", leaving forty men without work." → ". Leaving forty men without work." */
export const cutsParticiple = (had: readonly string[], has: readonly string[]): boolean =>
  has.some(
    (token, at) =>
      token.endsWith('ing') &&
      has[at - 1] === '.' &&
      had.some((word, place) => word === token && had[place - 1] === ',') &&
      !sentenceFrom(has, at).some((word) => FINITE.has(word) || word === ','),
  );

function sentenceFrom(tokens: readonly string[], at: number): readonly string[] {
  const end = tokens.findIndex((token, place) => place > at && endsSentence(token));
  return tokens.slice(at, end < 0 ? undefined : end);
}
