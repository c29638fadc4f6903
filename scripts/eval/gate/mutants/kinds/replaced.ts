import { pick, type Edit, type Finder, inCaseOf, type Random, replacements } from '../edit.ts';
import { type Exception, exchangedPhrases, exchanges, isException } from '../exchanges.ts';
import { allVerbForms, pluralOf, verbIn, type VerbForm } from '../inflect.ts';
import { isAlone, isFollowedBy, type Passage, type Sentence, type Word } from '../passage.ts';
import { exchangesIn, namedLinesOf } from '../tables.ts';

/** `verbt` has an object, `verbi` has none; `mass` has no plural. */
type WordClass = 'verb' | 'verbt' | 'verbi' | 'noun' | 'mass' | 'adj' | 'adv';
type Entry = { wordClass: WordClass; form: VerbForm | 'singular' | 'plural' | 'only'; to: string[] };

const isWordClass = (name: string): name is WordClass => /^(?:verb[ti]?|noun|mass|adj|adv)$/.test(name);

function entriesOf(name: string): Map<string, Entry[]> {
  const entries = new Map<string, Entry[]>();
  const add = (text: string, entry: Entry): unknown =>
    entries.set(text, [...(entries.get(text) ?? []), entry]);
  for (const { name: wordClass, values } of namedLinesOf(name)) {
    if (!isWordClass(wordClass)) continue;
    for (const { from, to } of exchangesIn(values)) {
      if (wordClass.startsWith('verb'))
        for (const { form, text } of allVerbForms(from)) add(text, { wordClass, form, to });
      else if (wordClass === 'noun') {
        add(from, { wordClass, form: 'singular', to });
        add(pluralOf(from), { wordClass, form: 'plural', to });
      } else add(from, { wordClass, form: 'only', to });
    }
  }
  return entries;
}

/** Set phrases, in which a listed word is not replaced. */
const SET_PHRASE =
  /\b(?:(?:no|any|so|as|not) long(?:er)?|at (?:best|worst|large|first|last|least|most)|high (?:school|street)|early on|had better|in short|for short|(?:fall|fell|cut|run|stop) short|good (?:deal|morning|luck|evening|night|news)|great (?:deal|number|many|variety|britain)|new (?:year|york|zealand)|at the end of the day|in the end|(?:as|so) well|on top|in question|well[ -]being|free (?:from|of)|open(?:s|ed)? up|(?:first|right|left) hand|right (?:now|away|here|there|before|after)|short of|hard (?:to|for)|sure|(?:all|whole) new|new (?:heights|levels)|common (?:sense|ground|good)|real life|due to|old age|poor (?:health|sleep|quality|choice)|thick of|long (?:been|since|before|after|ago|enough|way)|digital (?:age|world|era|transformation|landscape)|low on|human (?:being|beings|error|nature|rights)|social media|public (?:health|transport|transit|relations|utility|speaking)|high time|low[ -]key|good enough|slow down|slowed down|start (?:with|by|from|at|off|out|up)|(?:starts|started|starting) (?:with|by|from|at|off|out|up)|in (?:favor|favour|support) of|private sector|best (?:practice|practices|friend|friends)|over time|keep (?:in|up|it|your|a|an|the|track|going|on)|cold brew|black friday|white house|red flags?|green (?:light|space)|last (?:minute|resort)|fall (?:asleep|apart|behind|short|into|in|for|under|victim|prey|back|out|off)|falls (?:into|in|for|under|apart|behind|short|back)|fell (?:into|in|for|under|apart|behind|asleep|silent)|fallen (?:into|in|for|under|apart|behind|asleep)|ris(?:e|es|ing) (?:to|above)|rose (?:to|above)|grow (?:up|old|tired)|growing up|grew (?:up|old|tired|weary|cold|dark|quiet|silent)|stops? by|full (?:of|potential|circle)|short story|short stories|dark (?:chocolate)|light (?:of|on))\b/i;

const PARTICLES = new Set('up down off out over away back around through along apart forward on'.split(' '));

const isObject = (word: Word | undefined): boolean =>
  word !== undefined &&
  (word.tags.has('Determiner') ||
    word.tags.has('Possessive') ||
    (word.tags.has('Noun') && !/^(?:i|we|they|he|she)$/.test(word.lower)) ||
    word.tags.has('Adjective')) &&
  !PARTICLES.has(word.lower) &&
  !/^(?:that|when|which|who)$/.test(word.lower);

function fits({ wordClass, form }: Entry, words: readonly Word[], at: number, text: string): boolean {
  const word = words[at];
  const next = words[at + 1];
  const before = words[at - 1];
  if (!word) return false;
  const touches = isFollowedBy(text, word, next) ? next : undefined;
  if (wordClass === 'noun' || wordClass === 'mass') {
    if (!word.tags.has('Noun') || word.tags.has('Verb') || word.tags.has('Adjective')) return false;
    return form === 'plural' ? !word.tags.has('Singular') : !word.tags.has('Plural');
  }
  if (wordClass === 'adj')
    return word.tags.has('Adjective') || word.tags.has('Comparative') || word.tags.has('Superlative');
  if (wordClass === 'adv') return word.tags.has('Adverb') && before !== undefined;
  if (!word.tags.has('Verb') || word.tags.has('Noun')) return false;
  if (
    form === 'ing' &&
    !/^(?:by|for|of|in|from|without|when|while|and|or|before|after|is|are|was|were|be|been|start|starts|started|keep|keeps|kept|to)$/.test(
      before?.lower ?? 'by',
    )
  ) {
    if (!/,/.test(text.slice(before?.end ?? 0, word.start)) || wordClass !== 'verbt') return false;
  }
  const isPassive =
    (form === 'participle' || form === 'past') &&
    words
      .slice(Math.max(0, at - 3), at)
      .some(({ lower }) => /^(?:is|are|was|were|be|been|being)$/.test(lower));
  if (touches && PARTICLES.has(touches.lower)) return false;
  if (wordClass === 'verbt') {
    if (isPassive) return !/^(?:to|that|as|in|into|for)$/.test(touches?.lower ?? '');
    const hasFrame = words
      .slice(at + 1, at + 6)
      .some(({ lower }) => lower === 'to' || lower === 'from' || lower === 'into');
    return isObject(touches) && !hasFrame;
  }
  if (wordClass === 'verbi') return !isObject(touches);
  return !(touches?.tags.has('Adjective') && !touches.tags.has('Noun')) && touches?.lower !== 'that';
}

function formOf(form: VerbForm, words: readonly Word[], at: number): VerbForm {
  if (form !== 'past' && form !== 'participle') return form;
  const leans = words
    .slice(Math.max(0, at - 3), at)
    .some(({ lower }) => /^(?:is|are|was|were|be|been|being|has|have|had|'ve)$|'ve$|'s$/.test(lower));
  return leans ? 'participle' : 'past';
}

function afterOf({ wordClass, form, to }: Entry, words: readonly Word[], at: number, random: Random): string {
  const other = pick(to, random);
  if (form === 'plural') return pluralOf(other);
  if (form === 'singular' || form === 'only' || !wordClass.startsWith('verb')) return other;
  return verbIn(formOf(form, words, at), other);
}

/** Replaces words of a table in the sentences, each by another of its line. */
function exchangedWords(entries: Map<string, Entry[]>, { sentences, text }: Passage, random: Random): Edit[] {
  return sentences.flatMap((sentence) =>
    sentence.words.flatMap((word, at) => {
      const { start, end } = whole(sentence, word, at);
      const found = text.slice(start, end);
      const list = entries.get(found.toLowerCase());
      if (!list || !isAlone(text, { start, end }) || isInSetPhrase(sentence, start, end)) return [];
      const isName = /^\p{Lu}/u.test(found) && at > 0;
      const entry = list.find((one) => end > word.end || fits(one, sentence.words, at, text));
      if (!entry || isName || word.tags.has('ProperNoun')) return [];
      const after = afterOf(entry, sentence.words, at, random);
      return isWordIn(after, sentence.text) ? [] : [{ start, end, after: inCaseOf(found, after) }];
    }),
  );
}

const isWordIn = (word: string, text: string): boolean => new RegExp(`\\b${word}\\b`, 'i').test(text);

/** Returns the span of a word and of a word joined to it by a hyphen: "water-resistant". */
function whole({ words, start, text }: Sentence, word: Word, at: number): { start: number; end: number } {
  const next = words[at + 1];
  return next && text.slice(word.end - start, next.start - start) === '-'
    ? { start: word.start, end: next.end }
    : { start: word.start, end: word.end };
}

function isInSetPhrase({ text, start: from }: Sentence, start: number, end: number): boolean {
  const around = text.slice(Math.max(0, start - from - 16), end - from + 14);
  const [head = ''] = / ?\S+$/.exec(text.slice(0, start - from).trimEnd()) ?? [];
  return (
    SET_PHRASE.test(`${head.trim()} ${text.slice(start - from, end - from)}`) ||
    SET_PHRASE.test(/^\S+ ?[\w’']*/.exec(text.slice(start - from))?.[0] ?? '') ||
    /\b(?:end of the day|great deal|in the end)\b/i.test(around)
  );
}

const opposites = entriesOf('opposites');
const oppositePhrases = exchanges('opposite-phrases');
const phraseExceptions: Exception[] = [
  { before: /(?:\b(?:no|not)|n[’']t) $/ },
  { behind: /^(?! [\p{L}\d])|^ (?:just|merely|ever|half|all)\b/u },
];
const siblings = entriesOf('siblings');

const moreAndLess = (passage: Passage): Edit[] =>
  replacements(passage, /(?<![\w-])(?:more|less|fewer)(?= \p{L})/giu, (match, { text, words, start }) => {
    const next = words.find((word) => word.start > start + match.index);
    if (!next || isException(moreExceptions, match, text)) return null;
    if (match[0].toLowerCase() !== 'more') return 'more';
    return next.tags.has('Plural') || next.lower === 'people' ? 'fewer' : 'less';
  });

const moreExceptions: Exception[] = [
  {
    before:
      /(?:\b(?:no|once|any|and|or|not|the|what[’']s|neither|nothing)|n[’']t) $|\b(?:the more|the less)\b/i,
  },
  {
    behind:
      /^ (?:than|and more|or less|and less|of|about|to|often than|likely|on|in|at|so|importantly)\b|\b(?:the more|the less)\b/i,
  },
];

const beforeAndAfter = (passage: Passage): Edit[] =>
  replacements(passage, /(?<![\w-])(?:before|after)(?= [\p{L}\d])/giu, (match, { text }) => {
    if (isException(afterExceptions, match, text)) return null;
    return match[0].toLowerCase() === 'before' ? 'after' : 'before';
  });

const afterExceptions: Exception[] = [
  {
    before:
      /\b(?:looks?|looked|looking|takes?|named|sought|ever|never|as|day|year|week|time|one|and|long|even|page|run|ran|chase|step|task) $/i,
  },
  { before: /\b(?:before|after)\b/i },
  { behind: /^ (?:all|long|and|or|that|then|my very|us|me|him|her)\b|\b(?:before|after)\b/ },
];

const ENDS = String.raw`(?:(?:the|a|an|their|our|his|her|its) )?[\p{L}\d-]+`;
const fromAndTo = (passage: Passage): Edit[] =>
  replacements(
    passage,
    new RegExp(
      `\\bfrom (${ENDS}) (to|into) (${ENDS})(?=[.,;!]| (?:in|on|at|by|with|for|over|when|after|before|as|without|during|because)\\b)`,
      'gu',
    ),
    ([, one = '', to = '', other = ''], { text }) => {
      // "From A to B" that only lists examples.
      if (
        one === other ||
        /^(?:time|head|start|top|day|one|A|place|beginning|everything|side|generation)$/.test(one) ||
        /^(?:end|finish|toe)$/.test(other)
      )
        return null;
      if (
        !/\b(?:mov|shift|go|went|goes|going|chang|turn|transform|transition|evolv|travel|convert|grow|grew|rise|rose|fall|fell|increas|decreas|reduc|switch|rang|fl[ey]w?|driv|drov|walk|ran|run|cut|open|work|last|from)/i.test(
          text,
        )
      )
        return null;
      return `from ${other} ${to} ${one}`;
    },
  );

/** Exchanges opposites: verbs, adjectives and nouns; before and after; more and less; "from" and "to". */
export const findDirections: Finder = (passage, random) => [
  ...exchangedWords(opposites, passage, random),
  ...exchangedPhrases(passage, oppositePhrases, phraseExceptions, random),
  ...moreAndLess(passage),
  ...beforeAndAfter(passage),
  ...fromAndTo(passage),
];

/** Replaces a word by another of its sort: from a table, or a noun of the same text. */
export const findExchanged: Finder = (passage, random) => {
  const known = exchangedWords(siblings, passage, random);
  const things = exchangedThings(passage, random);
  return [...known, ...things.slice(0, Math.max(3, Math.ceil(known.length / 2)))];
};

const NO_THING =
  /(?:ly|ing|ed|ous|ful|ive|able|less|ness|al|ic|ary|ory|ent|ant)$|^(?:people|person|another|thing|number|variety|million|percent|result|something|everything|nothing|anything|someone|everyone|today|others|example|instance|addition|order|sense|matter|fact|case|reason|moment|lot|kind|sort|rest|course|conclusion)s?$/;

/** Replaces a noun that follows an article and ends its phrase by another noun of the text. */
function exchangedThings(passage: Passage, random: Random): Edit[] {
  const things = new Map<string, 'Plural' | 'Singular'>();
  const places: { word: Word; number: 'Plural' | 'Singular'; sentence: Sentence }[] = [];
  for (const sentence of passage.sentences)
    for (const [at, word] of sentence.words.entries()) {
      const number = word.tags.has('Plural') ? 'Plural' : word.tags.has('Singular') ? 'Singular' : null;
      if (
        !number ||
        !/^\p{Ll}{5,}$/u.test(word.text) ||
        NO_THING.test(word.text) ||
        word.tags.has('Uncountable')
      )
        continue;
      const next = sentence.words[at + 1];
      const before = sentence.words[at - 1];
      const endsPhrase =
        !isFollowedBy(passage.text, word, next) ||
        /^(?:is|are|was|were|has|have|can|will|in|for|and)$/.test(next?.lower ?? '');
      const isBehindArticle = /^(?:the|its|their|our|his|her|my|your|a|an)$/.test(before?.lower ?? '');
      if (!isBehindArticle || !endsPhrase || !isAlone(passage.text, word)) continue;
      things.set(word.text, number);
      places.push({ word, number, sentence });
    }
  return places.flatMap(({ word, number, sentence }) => {
    const alike = [...things].filter(
      ([other, otherNumber]) =>
        otherNumber === number &&
        other.slice(0, 4) !== word.text.slice(0, 4) &&
        !sentence.text.includes(other),
    );
    return alike.length > 0 ? [{ start: word.start, end: word.end, after: pick(alike, random)[0] }] : [];
  });
}
