import { pick, capitalized, type Edit, type Finder, inCaseOf, type Random, uncapitalized } from '../edit.ts';
import { articleFor, pluralOf } from '../inflect.ts';
import { hasTag, isAlone, isFollowedBy, type Passage, type Sentence, type Word } from '../passage.ts';
import { exchangesIn, linesOf } from '../tables.ts';

const agents = new Map(
  linesOf('agents')
    .flatMap(exchangesIn)
    .flatMap(({ from, to }) => {
      if (from === 'people') return [[from, to] as const];
      return [[from, to] as const, [pluralOf(from), to.map(pluralOf)] as const];
    }),
);

/** Changes who does something: other agents, other persons, subject and object exchanged. */
export const findAgents: Finder = (passage, random) =>
  passage.sentences.flatMap((sentence) => [
    ...otherAgents(sentence, passage.text, random),
    ...otherPersons(sentence, passage.text, random),
    ...exchangedRoles(sentence, passage),
  ]);

function otherAgents({ words, text }: Sentence, passage: string, random: Random): Edit[] {
  return words.flatMap((word, at) => {
    const list = agents.get(word.lower);
    if (!list || !word.tags.has('Noun') || !isAlone(passage, word) || (/^\p{Lu}/u.test(word.text) && at > 0))
      return [];
    const others = list.filter((other) => !text.toLowerCase().includes(other.slice(0, 5)));
    const next = words[at + 1];
    const isCompound =
      isFollowedBy(passage, word, next) && hasTag(next, 'Noun') && !hasTag(next, 'Pronoun', 'Verb');
    if (others.length === 0 || isCompound) return [];
    return [{ start: word.start, end: word.end, after: inCaseOf(word.text, pick(others, random)) }];
  });
}

const OTHERS: ReadonlyMap<string, readonly string[]> = new Map(
  Object.entries({
    he: ['she'],
    she: ['he'],
    his: ['my', 'their'],
    their: ['our', 'your'],
    our: ['their', 'your'],
    your: ['their', 'my'],
    my: ['their', 'his'],
    we: ['they', 'you'],
    they: ['we', 'you'],
    you: ['they', 'we'],
    i: ['you', 'they', 'we'],
    us: ['them'],
    them: ['us'],
    him: ['her'],
  }),
);
const PERSON =
  /^(?:me|her|it's|let's|(?:my|your|him|her)self|(?:our|your|them)selves|(?:i|we|you|they|he|she)'\w+)$/;

/** Replaces a word for a person that is the only one in its sentence. */
function otherPersons({ words, text }: Sentence, passage: string, random: Random): Edit[] {
  const persons = words.filter(({ lower }) => OTHERS.has(lower) || PERSON.test(lower));
  const [word] = persons;
  const others = OTHERS.get(word?.lower ?? '');
  if (!word || !others || persons.length > 1 || text.includes('?') || !isAlone(passage, word)) return [];
  const at = words.indexOf(word);
  const [before, next] = [words[at - 1]?.lower ?? '', words[at + 1]?.lower ?? ''];
  if (next === '' || (word.lower === 'i' && /^(?:am|was)$/.test(next))) return [];
  if (word.lower === 'you' && !isSubjectYou(before, next)) return [];
  // "They" refers to a noun before it.
  const isThings =
    /^(?:they|them|their)$/.test(word.lower) && words.slice(0, at).some((other) => hasTag(other, 'Plural'));
  if (isThings && word.lower !== 'their') return [];
  const other = isThings ? 'our' : pick(others, random);
  return [{ start: word.start, end: word.end, after: at === 0 ? capitalized(other) : other }];
}

const isSubjectYou = (before: string, next: string): boolean =>
  /^(?:can|will|should|must|may|might|need|have|are|could|would)$/.test(next) &&
  !/^(?:thank|if|for|to|of|with)$/.test(before);

type Phrase = { start: number; end: number; words: Word[]; isPlural: boolean; isName: boolean };

const NO_VERB =
  /^(?:is|are|was|were|am|be|been|become|becomes|became|remain|remains|remained|mean|means|meant|meet|meets|met|marry|married|resemble|resembles|equal|equals|match|matched|has|have|had|seem|seems|include|includes|included|contain|contains|take|takes|took|play|plays|played|cost|costs|last|lasts|feel|feels|felt|say|says|said|'s|want|wants|spend|spends|spent|join|joined|share|shares|shared|face|faces|faced|do|does|did|get|gets|got)$/;

/** "The fox watched the owl" to "the owl watched the fox", if both phrases are complete and the verb fits both. */
function exchangedRoles({ words }: Sentence, { text }: Passage): Edit[] {
  return words.flatMap((verb, at) => {
    if (!hasTag(verb, 'Verb') || hasTag(verb, 'Gerund', 'Auxiliary', 'Modal', 'Copula')) return [];
    if (hasTag(verb, 'Infinitive') && !hasTag(words[at - 1], 'Plural')) return [];
    if (NO_VERB.test(verb.lower)) return [];
    const preposition =
      /^(?:to|on)$/.test(words[at + 1]?.lower ?? '') &&
      /^(?:lead|leads|led|depend|depends|contribute|contributes)$/.test(verb.lower)
        ? 1
        : 0;
    const subject = phraseBefore(words, at, text);
    const object = phraseBehind(words, at + 1 + preposition, text);
    if (!subject || !object || !isFollowedBy(text, verb, words[at + 1])) return [];
    if (verb.tags.has('PresentTense') && subject.isPlural !== object.isPlural) return [];
    const one = text.slice(subject.start, subject.end);
    const other = text.slice(object.start, object.end);
    if (one.toLowerCase() === other.toLowerCase()) return [];
    const isHead = subject.words[0] === words[0];
    const first = isHead ? capitalized(other) : other;
    const second = isHead && !subject.isName ? uncapitalized(one) : one;
    return [
      {
        start: subject.start,
        end: object.end,
        after: `${first}${text.slice(subject.end, object.start)}${withOwnArticle(second)}`,
      },
    ];
  });
}

const withOwnArticle = (phrase: string): string =>
  phrase.replace(/^an? (?=(\S+))/, (_found, next: string) => `${articleFor(next)} `);

const isDeterminer = (word: Word | undefined): boolean =>
  /^(?:the|a|an|this|our|my|your|these|every|each)$/.test(word?.lower ?? '');
const isCommon = (word: Word | undefined): boolean =>
  word !== undefined &&
  hasTag(word, 'Noun') &&
  !hasTag(word, 'Pronoun', 'Verb', 'Possessive') &&
  /^[\p{L}]+$/u.test(word.text) &&
  !/^(?:today|yesterday|tomorrow|time|way|ways|lot|while|day|days|week|weeks|month|months|year|years|hours|minutes|people's|others|all|one|everything|something|someone|everyone|anything|nothing|more|most|much)$/.test(
    word.lower,
  );
const isModifier = (word: Word | undefined): boolean =>
  word !== undefined && word.tags.has('Adjective') && /^\p{Ll}+$/u.test(word.lower);

function phraseOf(words: readonly Word[], from: number, to: number): Phrase | null {
  const part = words.slice(from, to);
  const head = part.at(-1);
  if (!head || part.length === 0 || part.length > 4) return null;
  const isName = part.every((word) => word.tags.has('ProperNoun') && /^\p{Lu}/u.test(word.text));
  const isBare = !isDeterminer(part[0]);
  if (!isName && isBare && !head.tags.has('Plural') && !head.tags.has('Uncountable')) return null;
  return {
    start: part[0]?.start ?? 0,
    end: head.end,
    words: part,
    isPlural: head.tags.has('Plural'),
    isName,
  };
}

/** Returns the noun phrase from the start of a sentence or clause to the verb. */
function phraseBefore(words: readonly Word[], verb: number, text: string): Phrase | null {
  let at = verb;
  if (!isCommon(words[at - 1]) || !isFollowedBy(text, words[at - 1], words[at])) return null;
  at--;
  while (
    at > 0 &&
    (isCommon(words[at - 1]) || isModifier(words[at - 1])) &&
    isFollowedBy(text, words[at - 1], words[at])
  )
    at--;
  if (at > 0 && isDeterminer(words[at - 1]) && isFollowedBy(text, words[at - 1], words[at])) at--;
  const before = words[at - 1];
  const startsClause =
    at === 0 ||
    /^(?:that|because|if|when|while|although|so|but)$/.test(before?.lower ?? '') ||
    text.slice(before?.end ?? 0, words[at]?.start).startsWith(',');
  return startsClause && !hasTag(before, 'Adjective') ? phraseOf(words, at, verb) : null;
}

/** Returns the noun phrase from the verb to a stop or a preposition. */
function phraseBehind(words: readonly Word[], from: number, text: string): Phrase | null {
  let at = from;
  if (isDeterminer(words[at])) at++;
  while (isModifier(words[at]) && isFollowedBy(text, words[at], words[at + 1])) at++;
  if (!isCommon(words[at])) return null;
  at++;
  while (isCommon(words[at]) && isFollowedBy(text, words[at - 1], words[at])) at++;
  const behind = words[at];
  const rest = text.slice(words[at - 1]?.end);
  const isInList = /^, (?:\p{L}+,|(?:and|or)\b)/u.test(rest);
  const endsPhrase = !behind || !isFollowedBy(text, words[at - 1], behind) || ENDS_PHRASE.test(behind.lower);
  return endsPhrase && !isInList && !/^[’'-]/.test(rest) ? phraseOf(words, from, at) : null;
}

const ENDS_PHRASE =
  /^(?:in|on|at|by|for|from|with|into|after|before|when|because|while|during|without|every|each|as|if|until)$/;
