import { pick, type Edit, type Finder, type Random, replacements } from '../edit.ts';
import { type Exception, isException } from '../exchanges.ts';
import { hasTag, isAlone, isFollowedBy, type Passage, type Sentence, type Word } from '../passage.ts';
import { linesOf, namedLinesOf, PERSONS } from '../tables.ts';

const listsOf = (name: string, separator: string): Record<string, string[]> =>
  Object.fromEntries(namedLinesOf(name).map((line) => [line.name, line.values.split(separator)]));

const adjectives = listsOf('added-adjectives', ', ');
const adverbs = listsOf('added-adverbs', ', ');
const weighty = listsOf('weighty-words', ' ');
const weightyAdjectives = new Set(weighty.adj);
const weightyAdverbs = new Set(weighty.adv);
const NO_NOUN =
  /^(?:way|ways|time|times|fact|rest|end|beginning|start|number|lot|kind|sort|day|days|week|month|year|years|hour|hours|minute|minutes|moment|moments|one|ones|same|world|future|past|present|reason|case|point|part|side|bit|thing|things|idea|people|person|everyone|need|ability|use|amount|level|degree|chance|sake|mind|eye|eyes|heart|hand|hands|face|head|life|lives|self|sense|air|sun|sky|moon|sea|night|morning|evening|afternoon|top|bottom|middle|center|edge|best|worst|most|least|first|last|next|other|others|whole|process|result|benefits?|importance|power|value|key|goal|goals|journey|experience|environment|potential|truth|weight|voice|love|hope|breath|soul|spirit|internet|economy|earth|planet|body|brain|skin|weather|distance|name|role|essence)$/;

/** Adds an adjective between an article and its noun, or an adverb between a subject and its verb. */
export const findAdded: Finder = (passage, random) =>
  passage.sentences.flatMap((sentence) => [
    ...addedAdjectives(sentence, passage.text, random),
    ...addedAdverbs(sentence, passage.text, random),
  ]);

const ARTICLE = /^(?:the|a|an|its|their|our|his|her|my|your|these|those|this)$/;
const ABSTRACT = /(?:ing|ness|ity|ism|ship|ance|ence|ency)$/;

const addedAdjectives = ({ words, text }: Sentence, passage: string, random: Random): Edit[] =>
  words.flatMap((word, at) => {
    const before = words[at - 1];
    if (!ARTICLE.test(before?.lower ?? '') || !isFollowedBy(passage, before, word)) return [];
    if (!hasTag(word, 'Noun') || hasTag(word, 'Verb', 'Pronoun', 'Possessive')) return [];
    if (!/^\p{Ll}{3,}$/u.test(word.text) || NO_NOUN.test(word.lower) || ABSTRACT.test(word.lower)) return [];
    if (!isAlone(passage, word) || /^(?:of|to)$/.test(words[at + 1]?.lower ?? '')) return [];
    const isPerson = PERSONS.has(word.root);
    if (hasTag(word, 'Uncountable') && !isPerson) return [];
    const after = pick((isPerson ? adjectives.people : adjectives.things) ?? [], random);
    return text.includes(after) ? [] : [{ start: word.start, end: word.start, after: `${after} ` }];
  });

const ANIMATE = /^(?:i|you|we|they|he|she|who|everyone|people)$/;
const NO_DEED =
  /^(?:am|is|are|was|were|be|been|has|have|had|do|does|did|can|will|may|let|means?|said|says?|know|think|feel|like)$|[’'-]/;

const addedAdverbs = ({ words, text }: Sentence, passage: string, random: Random): Edit[] =>
  words.flatMap((word, at) => {
    const before = words[at - 1];
    if (!before || !isFollowedBy(passage, before, word) || text.endsWith('?')) return [];
    if (!hasTag(word, 'PastTense', 'PresentTense') || NO_DEED.test(word.lower)) return [];
    if (hasTag(word, 'Gerund', 'Copula', 'Auxiliary', 'Modal', 'Noun')) return [];
    const isDone = /^(?:is|are|was|were|been)$/.test(before.lower) && hasTag(word, 'PastTense');
    const hasDone = /^(?:has|have|had)$/.test(before.lower) && hasTag(word, 'PastTense');
    const isModal = hasTag(before, 'Modal') && hasTag(word, 'Infinitive');
    const subject = isDone || hasDone || isModal ? words[at - 2] : subjectBefore(words, at);
    if (!subject || !hasTag(subject, 'Noun', 'Pronoun', 'QuestionWord')) return [];
    const isAnimate = !isDone && (ANIMATE.test(subject.lower) || PERSONS.has(subject.root));
    const after = pick((isAnimate ? adverbs.people : adverbs.things) ?? [], random);
    return text.includes(after) ? [] : [{ start: word.start, end: word.start, after: `${after} ` }];
  });

/** Returns the subject before a verb: a pronoun, or a noun among the first two words. */
function subjectBefore(words: readonly Word[], verb: number): Word | undefined {
  const subject = words[verb - 1];
  if (!subject || /^(?:i|you|we|they|he|she|it|who|which)$/.test(subject.lower)) return subject;
  const isFirst = verb === 1 || (verb === 2 && ARTICLE_OR_MANY.test(words[0]?.lower ?? ''));
  if (!isFirst || !hasTag(subject, 'Noun') || hasTag(subject, 'Pronoun')) return undefined;
  return hasTag(subject, 'Singular') && hasTag(words[verb], 'Infinitive') ? undefined : subject;
}

const ARTICLE_OR_MANY = /^(?:the|a|an|our|my|your|their|his|her|many|some|most)$/;

const PHRASE = new RegExp(
  `(?<![\\w’'-])(?:${linesOf('dropped-phrases')
    .toSorted((one, other) => other.length - one.length)
    .join('|')})(?=[.,;!]| (?:and|or|but|to|with|by|for|in|when|while|before|after|because)\\b)`,
  'gi',
);

const phraseExceptions: Exception[] = [
  { before: /^$/ },
  { before: /(?:[,;:–—(]|\b(?:is|are|was|were|be|and|or|not|but|even|only|just|than|as)) $/ },
];

/** Drops an adjective or adverb that restricts, an adverbial phrase, or a member of a list. */
export const findDropped: Finder = (passage) => [
  ...passage.sentences.flatMap((sentence) => [
    ...droppedAdjectives(sentence, passage.text),
    ...droppedAdverbs(sentence, passage.text),
  ]),
  ...replacements(passage, PHRASE, (match, { text }) =>
    isException(phraseExceptions, match, text) || text.length - match[0].length < 30 ? null : '',
  ),
  ...droppedMembers(passage),
];

const BEFORE_ADJECTIVE =
  /^(?:the|a|an|its|their|our|his|her|my|your|of|for|with|to|by|on|these|those|this|some|many|most|all|several|every|each|than|using|use|create|provide|between|about|through|without)$/;
/** Nouns that need their adjective ("Social media", "early days") or say little. */
const NEEDS_ADJECTIVE =
  /^(?:one|ones|day|days|way|ways|time|times|thing|things|part|people|and|or|deal|number|york|zealand|sense|ground|school|minute|life|lives|world|being|beings|place|media|age|name|side|step|chain|street|stop|degree|resort|networks|network)$/;

const droppedAdjectives = ({ words }: Sentence, passage: string): Edit[] =>
  words.flatMap((word, at) => {
    const [before, next] = [words[at - 1], words[at + 1]];
    if (!weightyAdjectives.has(word.lower) && !weightyAdjectives.has(word.text)) return [];
    if (!before || !next || !isAlone(passage, word) || hasTag(word, 'Verb')) return [];
    if (!isFollowedBy(passage, before, word) || !isFollowedBy(passage, word, next)) return [];
    if (!hasTag(next, 'Noun') || hasTag(next, 'Pronoun', 'Verb') || /^\p{Lu}/u.test(next.text)) return [];
    if (NEEDS_ADJECTIVE.test(next.lower) || NO_ADJECTIVE_BEHIND.test(before.lower)) return [];
    const fits = BEFORE_ADJECTIVE.test(before.lower) || hasTag(before, 'Adjective', 'Verb');
    return fits && !hasTag(before, 'Adverb') ? [{ start: word.start, end: word.end, after: '' }] : [];
  });

const NO_ADJECTIVE_BEHIND = /^(?:more|most|less|least|much|no|any|and|or|not|is|are|was|were|be|been|both)$/;

const DEGREE = /^(?:more|most|less|least|very|too|so|as|how|quite|even|much|and|or|but|not|far|n't)$/;
/** Verbs that need their adverb: "act quickly". */
const NEEDS_ADVERB =
  /^(?:is|are|was|were|be|to|been|come|comes|go|goes|put|feel|feels|works?|act|acts|acting|behave|perform|performs|live|lives)$/;

const droppedAdverbs = ({ words }: Sentence, passage: string): Edit[] =>
  words.flatMap((word, at) => {
    const [before, next] = [words[at - 1], words[at + 1]];
    if (!weightyAdverbs.has(word.lower) || !hasTag(word, 'Adverb') || !isAlone(passage, word)) return [];
    if (!before || !isFollowedBy(passage, before, word) || DEGREE.test(before.lower)) return [];
    if (/^(?:and|or|but|as|than|enough|not|on)$/.test(next?.lower ?? '')) return [];
    const leads = isFollowedBy(passage, word, next) && hasTag(next, 'Verb', 'Adjective');
    if (!leads && NEEDS_ADVERB.test(before.lower)) return [];
    // A reader of mutants that passed judged a text without "still" to mean the same.
    if (word.lower === 'still' || (!leads && /^(?:early|alone|together|sometimes)$/.test(word.lower)))
      return [];
    return [{ start: word.start, end: word.end, after: '' }];
  });

const NO_MEMBER = String.raw`(?!(?:he|she|it|they|we|I|you|who|which|that|but|so|then|is|are|was|were|and|or|however|also|too|not|more|most|for|example)\b)`;
const MEMBER = `${NO_MEMBER}[\\p{L}’'-]+`;

/** "Bread, milk, and eggs" to "bread and eggs"; "bread and milk" to "bread". */
const droppedMembers = (passage: Passage): Edit[] => [
  ...replacements(
    passage,
    new RegExp(`(?<=, )(${MEMBER}(?: ${MEMBER})?), (?=(?:${MEMBER} ?){1,3}, (?:and|or) \\p{L})`, 'gu'),
    ([, member = '']) => (/(?:ly|ing)$/.test(member) ? null : ''),
  ).filter(({ start }) => passage.text.charAt(start - 2) === ','),
  ...replacements(
    passage,
    new RegExp(
      `(?<=\\p{L} )(${MEMBER}), (${MEMBER}(?: ${MEMBER})?),? (and|or) (?=(${MEMBER})(?: ${MEMBER})?[.,;])`,
      'gu',
    ),
    ([, first = '', second = '', link = '', third = ''], { words }) => {
      const [one, other, last] = [first, second.split(' ')[0], third].map((member) =>
        words.find(({ text }) => text === member),
      );
      const isList = sameClass(one, other) && sameClass(one, last);
      return isList && !first.endsWith('ly') && !ARTICLE.test(second.split(' ')[0] ?? '')
        ? `${first} ${link} `
        : null;
    },
  ),
  ...passage.sentences.flatMap(({ words }) =>
    words.flatMap((word, at) => {
      const [before, and, other, behind] = [words[at - 1], words[at + 1], words[at + 2], words[at + 3]];
      const { text } = passage;
      if (!before || and?.lower !== 'and' || !other || !isAlone(text, word) || !isAlone(text, other))
        return [];
      if (!isFollowedBy(text, before, word) || !isFollowedBy(text, word, and)) return [];
      if (!isFollowedBy(text, and, other) || hasTag(word, 'Verb') || hasTag(other, 'Verb')) return [];
      if (/^(?:between|both)$/.test(before.lower) || hasTag(before, 'Adjective', 'Adverb')) return [];
      if (NO_PAIR.test(word.lower) || NO_PAIR.test(other.lower) || word.lower === other.lower) return [];
      const isAdjective = hasTag(word, 'Adjective') && weightyAdjectives.has(other.lower);
      if (isAdjective ? hasTag(before, 'Noun') : !hasTag(word, 'Plural') || !hasTag(other, 'Plural'))
        return [];
      if (!isAdjective && isFollowedBy(text, other, behind) && hasTag(behind, 'Noun')) return [];
      return [{ start: word.end, end: other.end, after: '' }];
    }),
  ),
];

const NO_PAIR = /^(?:more|less|other|others|such|same|most)$/;

const sameClass = (one: Word | undefined, other: Word | undefined): boolean =>
  ['Noun', 'Adjective', 'Verb'].some((tag) => hasTag(one, tag) && hasTag(other, tag));
