import { pick, type Edit, type Finder, inCaseOf, replacements, uncapitalized } from '../edit.ts';
import { type Exception, exchangedPhrases, exchanges, isException } from '../exchanges.ts';
import { baseOfS, verbIn } from '../inflect.ts';
import { isFollowedBy, type Passage, type Sentence, type Word } from '../passage.ts';
import { linesOf } from '../tables.ts';

const DENIED =
  /\b(?:not|no|never|nor|neither|none|nobody|nothing|without|hardly|barely|rarely|seldom|cannot|unless|any|anymore)\b|n[’']t\b/i;
const AUXILIARIES = new Set('is are was were will would can could should must'.split(' '));
const NO_SUBJECT = new Set(
  'and or but that what who whom how why where when as than there here not so such which only anything everything nothing'.split(
    ' ',
  ),
);
const AFTER_AUXILIARY = new Set(
  'also only just even still already now often always usually both either any more most as always never all not perhaps actually really truly simply merely largely mostly far quite so such too rather therefore thus then like better rarely no'.split(
    ' ',
  ),
);

/** Adds "not" to an auxiliary that follows a subject: "the plan is" to "the plan is not". */
function withNot({ words, text }: Sentence, passage: string, random: () => number): Edit[] {
  if (text.includes('?') || DENIED.test(text) || /\bnot only\b/.test(text)) return [];
  return words.flatMap((word, at) => {
    const before = words[at - 1];
    const next = words[at + 1];
    if (!before || !next || !AUXILIARIES.has(word.lower) || NO_SUBJECT.has(before.lower)) return [];
    if (!isFollowedBy(passage, before, word) || !isFollowedBy(passage, word, next)) return [];
    const hasSubject = before.tags.has('Noun') || before.tags.has('Pronoun');
    if (!hasSubject || word.tags.has('Noun') || AFTER_AUXILIARY.has(next.lower)) return [];
    // Questions and set phrases: "Would you", "whether it is", "as it is".
    if (
      /\b(?:(?:say|see|ask|know|tell|wonder) if|whether|as|what|how|whatever|however|than|who)\b[^,;]*$/i.test(
        text.slice(0, word.start - (words[0]?.start ?? 0)),
      )
    )
      return [];
    if (next.tags.has('Pronoun') || word.text.includes('’') || word.text.includes("'")) return [];
    const isShort = random() < 0.4 && /^(?:is|are|was|were|would|could|should)$/.test(word.lower);
    const after = word.lower === 'can' ? 'cannot' : isShort ? `${word.text}n't` : `${word.text} not`;
    return [{ start: word.start, end: word.end, after }];
  });
}

const PRONOUN_BASE = /^(?:i|you|we|they)$/;
const PRONOUN_S = /^(?:he|she|it)$/;

/** Negates a verb: "She works" to "she does not work"; not if a second verb depends on it. */
function withDoNot({ words, text }: Sentence, passage: string): Edit[] {
  if (text.includes('?') || DENIED.test(text)) return [];
  return words.flatMap((word, at) => {
    const before = words[at - 1];
    const subject =
      at === 1 ||
      /[,;]/.test(passage.charAt(words[at - 2]?.end ?? 0)) ||
      /^(?:and|but|because|so|if|when|that|although|while)$/.test(words[at - 2]?.lower ?? '');
    if (!before || !subject || !isFollowedBy(passage, before, word) || !isPlainVerb(word)) return [];
    const rest = words.slice(at + 1);
    if (rest.some((other, place) => /^(?:and|or|but|yet|then)$/.test(other.lower) && isVerb(rest[place + 1])))
      return [];
    if (
      /^(?:and|or|but)$/.test(rest[0]?.lower ?? '') ||
      rest.slice(0, 2).some(({ lower }) => /^(?:up to|too|already|some|both|only|just|still)$/.test(lower))
    )
      return [];
    const isPlural = PRONOUN_BASE.test(before.lower) || (before.tags.has('Plural') && at === 1);
    const isSingular = PRONOUN_S.test(before.lower) || (/^(?:this|that)$/.test(before.lower) && at === 1);
    if (word.tags.has('PastTense') && (isPlural || isSingular)) {
      const base = word.root;
      return base === word.lower ? [] : [{ start: word.start, end: word.end, after: `did not ${base}` }];
    }
    if (!word.tags.has('PresentTense') || word.tags.has('Gerund')) return [];
    if (isPlural && !word.lower.endsWith('s'))
      return [{ start: word.start, end: word.end, after: `do not ${word.lower}` }];
    if (isSingular && /[^s]s$/.test(word.lower))
      return [{ start: word.start, end: word.end, after: `does not ${baseOfS(word.lower)}` }];
    return [];
  });
}

const isVerb = (word: Word | undefined): boolean =>
  word !== undefined && (word.tags.has('Verb') || word.tags.has('Adverb'));

const NOT_PLAIN =
  /^(?:am|is|are|was|were|be|been|being|has|have|had|do|does|did|can|could|may|might|must|shall|should|will|would|let|say|said|says|know|think|thought|hope|like|felt|feel)$/;
const isPlainVerb = (word: Word): boolean =>
  word.tags.has('Verb') &&
  !word.tags.has('Auxiliary') &&
  !word.tags.has('Copula') &&
  !word.tags.has('Modal') &&
  !NOT_PLAIN.test(word.lower) &&
  !/[’']/.test(word.text);

/** Negates an imperative: "Use a timer" to "Do not use a timer". */
function forbidden({ words, text }: Sentence, passage: string, random: () => number): Edit[] {
  const [first, second] = words;
  if (!first || !second || !first.tags.has('Infinitive') || DENIED.test(text) || text.includes('?'))
    return [];
  if (
    !isPlainVerb(first) ||
    /^(?:welcome|thank|imagine|suppose|remember|please|note|see|get|given|come|whether|help)$/.test(
      first.lower,
    )
  )
    return [];
  if (
    !isFollowedBy(passage, first, second) ||
    !/^(?:the|a|an|your|this|these|it|them|all|to|in|on|with|for|at|into|from|about|every|each)$/.test(
      second.lower,
    )
  )
    return [];
  if (!/^\p{Lu}/u.test(text) || /\b(?:and|then|but) \p{Ll}+ (?:the|your|a|it)\b/u.test(text)) return [];
  return [
    {
      start: first.start,
      end: first.end,
      after: `${pick(['Do not', 'Never', "Don't"], random)} ${uncapitalized(first.text)}`,
    },
  ];
}

const NOT_TAKEN = `(?! (?:only|just|merely|simply|necessarily|always|all|every|everyone|everything|even|to mention|so much|yet|quite|about|because|a question|a matter|until)\\b)`;
/** Words that occur only in negated sentences, and "not this but that". */
const LEANS_ON_DENIAL =
  /\b(?:any|anyone|anything|anybody|anywhere|anymore|ever|either|yet|at all|nor|until|but|rather|instead|necessarily|much|many|whether)\b|[;–—]|\b(?:it|they|this)(?:[’']s| is|[’']re| are)\b/;

const HAS_NOT = new RegExp(
  `\\b(?:(is|are|was|were|would|could|should|must|has|have|had|will|can) not|(is|are|was|were|would|could|should|has|have|had)n[’']t|(cannot|can[’']t|won[’']t))\\b${NOT_TAKEN}`,
  'gi',
);

function withoutNot(passage: Passage): Edit[] {
  return replacements(passage, HAS_NOT, (match, { text }) => {
    const [found, spelt, glued, special] = match;
    const behind = text.slice(match.index + found.length);
    if (
      text.includes('?') ||
      LEANS_ON_DENIAL.test(behind) ||
      /^[^\w ]|^ (?:I|you|we|they|he|she|it|the|this)\b/.test(behind)
    )
      return null;
    if (special) return special.toLowerCase().startsWith('w') ? 'will' : 'can';
    return (spelt ?? glued)?.toLowerCase();
  });
}

/** Removes a negation: "Does not work" to "works". */
function withoutDoNot({ words, text }: Sentence, passage: string): Edit[] {
  return words.flatMap((word, at) => {
    const isGlued = /^(?:do|does|did)n't$/.test(word.lower);
    const not = words[at + 1];
    const verb = words[at + (isGlued ? 1 : 2)];
    if (!isGlued && !(/^(?:do|does|did)$/.test(word.lower) && not?.lower === 'not')) return [];
    const behind = passage.slice(verb?.end ?? 0, (words[0]?.start ?? 0) + text.length);
    if (!verb || !/^\p{Ll}+$/u.test(verb.lower) || verb.tags.has('Pronoun') || verb.tags.has('Adverb'))
      return [];
    if (
      /^(?:have to|need to|just|only|even|be|worry|forget|hesitate|let)$/.test(verb.lower) ||
      LEANS_ON_DENIAL.test(behind) ||
      text.includes('?')
    )
      return [];
    const auxiliary = word.lower.slice(0, isGlued ? -3 : undefined);
    const form = auxiliary === 'does' ? 's' : auxiliary === 'did' ? 'past' : 'base';
    const after = verbIn(form, verb.lower);
    return [
      {
        start: word.start,
        end: verb.end,
        after: inCaseOf(word.text, after),
      },
    ];
  });
}

const denials = exchanges('denials');

const adjectives = new Map(
  linesOf('denied-adjectives').flatMap((line) => {
    const [one = '', other = ''] = line.split(' ');
    return [
      [one, other],
      [other, one],
    ] as const;
  }),
);
const ADJECTIVE = new RegExp(`(?<![\\w’'-])(?:${[...adjectives.keys()].join('|')})(?![\\w’'-])`, 'gi');

const exceptions: Exception[] = [
  { behind: new RegExp(`${LEANS_ON_DENIAL.source}|\\?$`) },
  { found: /^without$/i, behind: /^ (?:\w+ing\b|a doubt|question|it being|which|saying)/ },
  {
    found: / no$/i,
    behind:
      /^ (?:choice|wonder|matter|way|doubt|idea|one|reason|need|substitute|secret|denying|end|right|bounds|limit|place|time|before|mind|other|more|less)\b/,
  },
];

const adjectiveExceptions: Exception[] = [
  { before: /(?:\b(?:no|not|less|least|than|as|for)|n[’']t) $/i },
  {
    found: /^(?:certain|sure|limited|possible|known)$/i,
    behind: /^ (?:to|amount|extent|number|that|enough|as|for sure)\b/,
  },
  { found: /^responsible$/i, behind: /^ for\b/ },
  { before: /\b[Nn]o\b[^,;]*$/ },
  {
    found: /^(?:certain|known|paid|finished|complete|regular|related|common|perfect)$/i,
    before: /\b(?:a|an|the|of|in|to|for|their|our|has|have) $/i,
    behind: /^ \p{Ll}/u,
  },
];

/** Adds or removes a negation. */
export const findDenials: Finder = (passage, random) => [
  ...passage.sentences.flatMap((sentence) => [
    ...withNot(sentence, passage.text, random),
    ...withDoNot(sentence, passage.text),
    ...forbidden(sentence, passage.text, random),
    ...withoutDoNot(sentence, passage.text),
  ]),
  ...withoutNot(passage),
  ...exchangedPhrases(passage, denials, exceptions, random),
  ...replacements(passage, ADJECTIVE, (match, { text, words, start }) => {
    const word = words.find((other) => other.start - start === match.index);
    if (!word || word.tags.has('Verb') || word.tags.has('Noun')) return null;
    return isException(adjectiveExceptions, match, text) ? null : adjectives.get(match[0].toLowerCase());
  }),
];
